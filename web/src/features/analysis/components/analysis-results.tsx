import { Printer, RotateCcw, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countyText } from '@app/content/places/california-counties';
import { PLAN_PATHS } from '@app/contracts/http/plans';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { AnalysisRecommendation, AnalysisResponse } from '@app/contracts/http/analysis';
import { printPage } from '@web/base/in-app-browser';
import { useLanguage } from '@web/base/i18n/use-language';
import { withQuery } from '@web/shared/api/api-client';
import { letterOf } from '@web/shared/plan-years/compared-years';
import type { ComparedYears } from '@web/shared/plan-years/compared-years';
import { MAX_CHOSEN } from '@web/shared/plan-packet/packet';
import type { TypedFigures } from '@web/shared/plan-packet/packet';
import { SharePacket } from '@web/shared/plan-packet/share-packet';
import { useGiven } from '@web/shared/plan-packet/use-given';
import { usePlans } from '@web/shared/plans/use-plans';
import { ReadAloud } from '@web/shared/read-aloud/read-aloud';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Row, Stack } from '@web/ui/layout';
import { Part } from '@web/ui/part';
import { Fold } from '@web/ui/receipt-fold';
import { useNoteText } from '../hooks/use-note-text';
import type { NoteText } from '../hooks/use-note-text';
import { laterYearOf, verdictOf } from '../logic/verdict';
import { EligibilityPart, useCheckLines } from './eligibility-part';
import { InsightsPart } from './insights-part';
import { NoteList } from './note-list';
import { PlansPart, useStanding } from './plans-part';
import { SumTable } from '@web/shared/plan-years/sum-table';
import { YearsPrint } from '@web/shared/plan-years/years-print';
import { PlanPaper } from '@web/shared/plans/plan-paper';
import { Bullets } from '@web/ui/bullets';
import { PrintTable } from '@web/ui/print-sheet';

// The result on paper, at most two sheets: who it is for, the plans in their three years, the first plan's arithmetic, what help
// is possible and what to do.
function Checks({ answer }: Pick<AnalysisPrintProps, 'answer'>) {
  const lines = useCheckLines(answer.eligibilityChecks);
  return (
    <PrintTable style={{ fontSize: '10.5pt' }}>
      <tbody>
        {lines.map(({ id, name, state, why }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td style={{ whiteSpace: 'nowrap' }}>{state}</td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}

function Ranking({ answer, years }: Pick<AnalysisPrintProps, 'answer' | 'years'>) {
  const { t } = useTranslation('analysis');
  const standing = useStanding();
  const found = new Map(answer.recommendations.map((each) => [each.planId, each]));
  const noteOf = (id: string) => {
    const each = found.get(id);
    return each && standing(each);
  };
  const first = years.slice(0, 1);
  if (first.length === 0) return null;
  return (
    <>
      <h3>{t('plans', { count: years.length, compared: answer.compared })}</h3>
      <YearsPrint plans={years} noteOf={noteOf} />
      <h3>{t('firstSum', { name: first[0]?.name })}</h3>
      <SumTable plans={first} kind="normal" />
    </>
  );
}

interface AnalysisPrintProps {
  answer: AnalysisResponse;
  title: string;
  years: readonly ComparedYears[];
  say: NoteText;
  /** "71세 · 90020 · 한 달 소득 1,789달러" */
  given: string;
  /** The first plan's record: year and source. */
  plan: InsurancePlanResponse | undefined;
}

function AnalysisPrint({ answer, title, years, say, given, plan }: AnalysisPrintProps) {
  const { t } = useTranslation('analysis');
  return (
    <PlanPaper title={title} given={given} plan={plan}>
      <Ranking answer={answer} years={years} />
      <div data-keep-together>
        <h3>{t('nextSteps')}</h3>
        <Bullets as="ol" style={{ listStyle: 'decimal', gap: 0 }}>
          {answer.nextSteps.map((note) => (
            <li key={note.code}>{say(note)}</li>
          ))}
        </Bullets>
      </div>
      <h3>{t('checks.title')}</h3>
      <Checks answer={answer} />
      <p style={{ fontSize: '10pt' }}>{[t('honest'), ...answer.assumptions.map(say)].join(' ')}</p>
    </PlanPaper>
  );
}

interface StillSold {
  plans: readonly AnalysisRecommendation[];
  /** Of the first plan; undefined until the catalog answers. */
  record: InsurancePlanResponse | undefined;
}

/** Recommended plans that the catalog still holds; one that has gone meanwhile leaves no hole. */
function useStillSold(found: readonly AnalysisRecommendation[]): StillSold {
  const ids = found.map(({ planId }) => planId);
  const { answer } = usePlans(ids.length > 0 ? withQuery(PLAN_PATHS.plans, { ids: ids.join(',') }) : null);
  if (!answer) return { plans: found, record: undefined };
  const sold = new Map(answer.rows.map((row) => [row.id, row]));
  const plans = found.filter(({ planId }) => sold.has(planId));
  return { plans, record: plans[0] && sold.get(plans[0].planId) };
}

/** A ZIP in two counties: the plans differ, so the other one is offered. */
function OtherCounties({ answer, onCounty }: Pick<AnalysisResultsProps, 'answer' | 'onCounty'>) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const others = answer.counties.filter(({ name }) => name !== answer.county);
  if (others.length === 0) return null;
  return (
    <Callout tone="info">
      <p>{t('county', { county: countyText(answer.county, language) })}</p>
      <Row>
        {others.map(({ name, plans }) => (
          <Button key={name} onClick={() => onCounty(name)}>
            {t('otherCounty', { county: countyText(name, language), count: plans })}
          </Button>
        ))}
      </Row>
    </Callout>
  );
}

/** The first plans for the family; what was typed only where the sender ticks it. */
function SharePart({ years, draft }: { years: readonly ComparedYears[]; draft: TypedFigures }) {
  const { t } = useTranslation('analysis');
  const plans = years.slice(0, MAX_CHOSEN).map(({ id }) => id);
  if (plans.length === 0) return null;
  return (
    <div style={{ marginBlockStart: 'var(--space-3)' }}>
      <Fold title={t('share')} icon={Users}>
        <SharePacket packet={{ plans, mine: null, figures: draft }} />
      </Fold>
    </div>
  );
}

export interface AnalysisResultsProps {
  answer: AnalysisResponse;
  /** What was typed: on the sheet of paper, and nowhere else. */
  draft: TypedFigures;
  onCounty: (county: string) => void;
  onStartAgain: () => void;
}

export function AnalysisResults({ answer, draft, onCounty, onStartAgain }: AnalysisResultsProps) {
  const { t } = useTranslation('analysis');
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { plans, record } = useStillSold(answer.recommendations);
  const names = new Map(answer.recommendations.map(({ planId, name }) => [planId, name]));
  const say = useNoteText((id) => names.get(id) ?? id);
  const given = useGiven();
  const [first] = plans;
  const title = t(`verdict.${verdictOf(answer, first)}`, { name: first?.name, year: answer.planYear });
  const next = first ? laterYearOf(answer) : null;
  const years = plans.map(({ planId, name, years: each }, index): ComparedYears => ({
    id: planId,
    letter: letterOf(index),
    name,
    years: each,
  }));
  return (
    <>
      <div data-no-print ref={result}>
        <Stack $gap={3}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {next !== null && <p>{t('verdict.next', { next })}</p>}
          <p>{t('honest')}</p>
          <OtherCounties answer={answer} onCounty={onCounty} />
          <Row>
            <Button icon={Printer} onClick={printPage}>
              {t('print')}
            </Button>
            <Button icon={RotateCcw} onClick={onStartAgain}>
              {t('again')}
            </Button>
          </Row>
          <ReadAloud of={result} isPersonal />
        </Stack>
        <Part id="steps" title={t('nextSteps')}>
          <NoteList notes={answer.nextSteps} say={say} isNumbered />
        </Part>
        <EligibilityPart checks={answer.eligibilityChecks} />
        <PlansPart {...{ answer, plans, years, say }} zip={draft.zipCode} />
        <SharePart years={years} draft={draft} />
        <InsightsPart answer={answer} say={say} />
      </div>
      <AnalysisPrint {...{ answer, title, years, say }} given={given(draft)} plan={record} />
    </>
  );
}
