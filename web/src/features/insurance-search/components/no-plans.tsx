import { useTranslation } from 'react-i18next';
import type { InsurancePlanResponse, PlanType } from '@app/contracts/http/plans';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { HELP_LINES } from '@web/base/contacts';
import type { HelpLineId } from '@web/base/contacts';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { EmptyState } from '@web/ui/empty-state';
import { Row } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PhoneCard } from '@web/ui/phone-card';
import { hasFilters } from '../logic/plan-query';
import type { PlanQuery } from '../logic/plan-query';

/** Where a person finds what no source gives us as a list. */
const INSTEAD: Partial<Record<PlanType, { href: string; line: HelpLineId }>> = {
  'medicare-supplement': { href: 'https://www.medicare.gov', line: 'hicap' },
  'medi-cal': { href: 'https://www.healthcareoptions.dhcs.ca.gov', line: 'healthCareOptions' },
  'covered-california': { href: 'https://www.coveredca.com', line: 'coveredCaliforniaKorean' },
};

/** A type without a list: why, and where to look and whom to call instead. */
export function TypeWithoutSource({ type }: { type: PlanType }) {
  const { t } = useTranslation('plans');
  const instead = INSTEAD[type];
  return (
    <>
      <Callout tone="info" title={t('noSource.title', { type: t(`types.${type}`) })}>
        <p>
          <MarkedText text={t(`noSource.why.${type}`, { defaultValue: t('noSource.whyOther') })} />
        </p>
        {instead && <LinkButton href={instead.href}>{t(`noSource.site.${type}`)}</LinkButton>}
      </Callout>
      {instead && (
        <PhoneCard
          who={t(`lines.${instead.line}.who`)}
          phone={HELP_LINES[instead.line].number}
          when={t(`lines.${instead.line}.when`)}
        />
      )}
    </>
  );
}

export interface NoPlansProps {
  query: PlanQuery;
  answer: ListAnswer<InsurancePlanResponse>;
  /** No ZIP of California that we know. */
  isForeignZip: boolean;
  onClear: () => void;
  onReset: () => void;
}

/** Which of the three it is: the choices, the ZIP, or the words. */
export function NoPlans({ query, answer, isForeignZip, onClear, onReset }: NoPlansProps) {
  const { t } = useTranslation('plans');
  const isFiltered = hasFilters(query) && answer.rows.length > 0;
  const reason = isFiltered ? 'filtered' : isForeignZip ? 'zip' : query.q ? 'words' : 'nothing';
  return (
    <EmptyState
      title={t(`empty.${reason}.title`, { zip: query.zip, words: query.q })}
      action={
        <Row style={{ justifyContent: 'center' }}>
          {isFiltered ? (
            <Button variant="primary" onClick={onClear}>
              {t('filters.clear')}
            </Button>
          ) : (
            <Button variant="primary" onClick={onReset}>
              {t('empty.all')}
            </Button>
          )}
        </Row>
      }
    >
      <p>{t(`empty.${reason}.text`)}</p>
    </EmptyState>
  );
}
