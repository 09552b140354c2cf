import { useTranslation } from 'react-i18next';
import type { PlanNextYearResponse } from '@app/contracts/http/plan-next-year';
import { useLanguage } from '@web/base/i18n/use-language';
import { MedicinesLink } from '@web/shared/medicines/medicines-link';
import { Stack } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { TitledSection } from '@web/ui/titled-section';
import type { CompareRow } from '../logic/compare-rows';
import { changesOf, isKnown, mustChoose, pairsOf, verdictOf } from '../logic/my-plan';
import type { PlanPair } from '../logic/my-plan';
import { ChangeTable } from './change-table';
import type { ChangeRow } from './change-table';

/** The label of a row of figures, in the reader's words. */
function useRowName(): (row: CompareRow) => string {
  const { t } = useTranslation('plans');
  return ({ label }) => ('key' in label ? t(label.key) : label.text);
}

/** The rows of two years of one plan, in words. */
export function usePlanChanges(): (pair: PlanPair) => { rows: ChangeRow[]; sameCount: number; unknown: string[] } {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const nameOf = useRowName();
  return (pair) => {
    const words = { covered: t('benefit.has'), 'not-covered': t('benefit.notCovered') };
    const { rows, sameCount, unknown } = changesOf(pair, { language, words });
    return {
      rows: rows.map((row) => ({
        id: row.id,
        name: nameOf(row),
        from: row.cells[0] ?? null,
        to: row.cells[1] ?? null,
      })),
      sameCount,
      unknown: unknown.map(nameOf),
    };
  };
}

/** Which of several tables: the plan that members are moved to, or the segment of the same plan. */
export function usePairTitle(): (pair: PlanPair) => string {
  const { t } = useTranslation('my-plan');
  return ({ from, to }) =>
    from.planId === to.planId && from.contractId === to.contractId
      ? t('changes.segment', { segment: from.segmentId })
      : to.name;
}

function Pair({ pair, isOne }: { pair: PlanPair; isOne: boolean }) {
  const { t } = useTranslation('my-plan');
  const { rows, sameCount, unknown } = usePlanChanges()(pair);
  const { from, to } = pair;
  const title = usePairTitle()(pair);
  return (
    <Stack $gap={2}>
      {!isOne && <h3>{title}</h3>}
      <ChangeTable
        label={isOne ? t('changes.title', { year: from.planYear, next: to.planYear }) : title}
        heads={{ from: t('year', { year: from.planYear }), to: t('year', { year: to.planYear }) }}
        rows={rows}
      />
      {sameCount > 0 && <Note>{t('changes.same', { count: sameCount })}</Note>}
      {unknown.length > 0 && <Note>{t('changes.unknown', { rows: unknown.join(', ') })}</Note>}
    </Stack>
  );
}

/** Figures of both years next to each other, one table for each segment; why there are none where a year is not loaded. */
export function MyPlanChanges({ answer }: { answer: PlanNextYearResponse }) {
  const { t } = useTranslation('my-plan');
  const verdict = verdictOf(answer);
  if (mustChoose(verdict) || !isKnown(verdict)) return null;
  const { year, nextYear } = answer;
  const pairs = pairsOf(answer);
  return (
    <TitledSection id="my-plan-changes" title={t('changes.title', { year, next: nextYear })}>
      {pairs.length === 0 && <p>{t('changes.none', { year, next: nextYear })}</p>}
      <Stack $gap={4}>
        {pairs.map((pair) => (
          <Pair key={`${pair.from.id} ${pair.to.id}`} pair={pair} isOne={pairs.length === 1} />
        ))}
        <Note>{t('changes.ask')}</Note>
        <MedicinesLink />
      </Stack>
    </TitledSection>
  );
}
