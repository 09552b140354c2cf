// The ranking: the first plan as an open card, each other as a line that opens; what a year costs, and the arithmetic, fold away.
import { Calculator, ChartNoAxesColumn, Columns2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { yearWithMedicines } from '@app/benefits/costs/own-medicines';
import { carrierText } from '@app/content/plans/carrier-names';
import type { AnalysisRecommendation, AnalysisResponse } from '@app/contracts/http/analysis';
import { useLanguage } from '@web/base/i18n/use-language';
import { withQuery } from '@web/shared/api/api-client';
import { useRequestedCosts } from '@web/shared/medicines/use-drug-costs';
import { yearOfKind } from '@web/shared/plan-years/compared-years';
import type { ComparedYears } from '@web/shared/plan-years/compared-years';
import { LetteredCard, LetteredName } from '@web/shared/plan-years/lettered-card';
import { useSumText, useYearSum } from '@web/shared/plan-years/use-year-sum';
import { YearBars } from '@web/shared/plan-years/year-bars';
import { markFirstWords } from '@web/shared/terms/first-words';
import { YearSums } from '@web/shared/plan-years/year-sums';
import { MAX_CHOSEN } from '@web/shared/plan-packet/packet';
import { PlanYearLine } from '@web/shared/plans/plan-year-line';
import { Row } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { Part } from '@web/ui/part';
import { Fold } from '@web/ui/receipt-fold';
import { SampleLine } from '@web/ui/sample-mark';
import type { NoteText } from '../hooks/use-note-text';
import { ApprovalTable } from './approval-table';
import { useReasons } from './eligibility-part';
import type { AnalysisNote } from '@app/contracts/http/analysis-notes';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { KnownFacts } from '@web/ui/known-facts';
import { Note } from '@web/ui/text';
import { NoteList } from './note-list';

// What one recommended plan comes to: its cost, what speaks for it and what to look at; how the points were made folds away.
function Notes({ title, notes, say }: { title: string; notes: readonly AnalysisNote[]; say: NoteText }) {
  if (notes.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <NoteList notes={notes} say={say} />
    </>
  );
}

/** An amount that is not known, or none to speak of, takes no row. */
function useMoney(): (amount: number | null) => string | null {
  const language = useLanguage();
  return (amount) => (amount === null ? null : formatDollarsInText(amount, language));
}

/** The medicines that were entered in this tab: their sum, and the year with them in place of the kinds of medicine. */
function useOwnFacts(found: AnalysisRecommendation) {
  const { t } = useTranslation('analysis');
  const sumText = useSumText();
  const { answer } = useRequestedCosts();
  const medicines = answer?.plans.find(({ id }) => id === found.planId);
  const normal = yearOfKind(found, 'normal');
  const whole = medicines && normal ? yearWithMedicines(normal, medicines.drugsTotal) : null;
  if (!medicines) return [];
  return [
    {
      id: 'own-medicines',
      label: t('costs.ownMedicines'),
      value: sumText(medicines.drugsTotal, true),
      note: t('costs.ownMedicinesNote', { count: medicines.notCovered }),
    },
    { id: 'own-year', label: t('costs.ownYear'), value: whole && sumText(whole.sum, whole.isComplete) },
  ];
}

/** What a year costs, with what it takes for granted next to the amount. */
function YearCosts({ found, hasHelp }: Pick<RecommendationBodyProps, 'found' | 'hasHelp'>) {
  const { t } = useTranslation(['analysis', 'plans']);
  const { costAnalysis, benefitHighlights } = found;
  const ownFacts = useOwnFacts(found);
  const money = useMoney();
  const month = t('costs.normal', { month: money(costAnalysis.monthlyTotal) });
  const benefits = benefitHighlights.map(({ benefit }) => t(`plans:row.benefits.${benefit}`)).join(', ');
  return (
    <KnownFacts
      facts={[
        {
          id: 'year',
          label: t('costs.year'),
          value: money(costAnalysis.annualTotal),
          note: `${month} ${t(hasHelp ? 'costs.withHelp' : 'costs.status')}`,
        },
        ...ownFacts,
        { id: 'without', label: t('costs.withoutHelp'), value: money(costAnalysis.annualWithoutHelp) },
        {
          id: 'couple',
          label: t('costs.couple'),
          value: money(costAnalysis.couplePremiums),
          note: t('costs.coupleNote'),
        },
        { id: 'benefits', label: t('benefits'), value: benefits },
      ]}
    />
  );
}

/** The score part by part, and the cost held against other ways. */
function Basis({ found: { costAnalysis, scoreParts } }: Pick<RecommendationBodyProps, 'found'>) {
  const { t } = useTranslation('analysis');
  const money = useMoney();
  const { potentialSavings: savings, savingsAgainstOriginal: against } = costAnalysis;
  return (
    <Fold title={t('basis')} icon={Calculator}>
      <Note>
        {scoreParts
          .map(({ priority, points, percent }) =>
            t('scorePart', { name: t(`priorities.${priority}`), points, percent }),
          )
          .join(' · ')}
      </Note>
      <KnownFacts
        facts={[
          { id: 'savings', label: t('costs.savings'), value: savings > 0 ? money(savings) : null },
          {
            id: 'original',
            label: t('costs.original'),
            value: against !== null && against > 0 ? money(against) : null,
            note: costAnalysis.isAgainstOriginalAtLeast ? t('costs.atLeast') : undefined,
          },
        ]}
      />
    </Fold>
  );
}

interface RecommendationBodyProps {
  found: AnalysisRecommendation;
  /** The sums count help as if it were there. */
  hasHelp: boolean;
  say: NoteText;
}

function RecommendationBody({ found, hasHelp, say }: RecommendationBodyProps) {
  const { t } = useTranslation('analysis');
  return (
    <>
      <YearCosts found={found} hasHelp={hasHelp} />
      <Notes title={t('reasons')} notes={found.reasons} say={say} />
      <Notes title={t('warnings')} notes={found.warnings} say={say} />
      <Basis found={found} />
    </>
  );
}

/** "Kaiser · 별점 4.5 · 점수 84"; stars that no one gave are left out. */
export function useStanding(): (found: AnalysisRecommendation) => string {
  const { t } = useTranslation(['analysis', 'plans']);
  const language = useLanguage();
  return ({ carrier, starRating, score }) =>
    [
      carrierText(carrier, language),
      starRating !== null && `${t('plans:row.stars')} ${starRating.toFixed(1)}`,
      t('score', { score }),
    ]
      .filter(Boolean)
      .join(' · ');
}

export interface PlansPartProps {
  answer: AnalysisResponse;
  plans: readonly AnalysisRecommendation[];
  /** The same plans under their letters. */
  years: readonly ComparedYears[];
  say: NoteText;
  zip: string;
}

const hasHelpIn = ({ help: { fullMediCal, savingsProgram, extraHelp } }: AnalysisResponse): boolean =>
  fullMediCal || savingsProgram !== null || extraHelp !== null;

function Ranking({ answer, plans, years, say }: Omit<PlansPartProps, 'zip'>) {
  const { t } = useTranslation('analysis');
  const standing = useStanding();
  const sumOf = useYearSum();
  const hasHelp = hasHelpIn(answer);
  const [first, ...others] = plans;
  if (!first) return null;
  return (
    <>
      <LetteredCard id={`plan-${first.planId}`} letter={years[0]?.letter ?? ''} name={first.name}>
        <p>{standing(first)}</p>
        <RecommendationBody found={first} hasHelp={hasHelp} say={say} />
      </LetteredCard>
      <div>
        {others.map((found, index) => (
          <Fold
            key={found.planId}
            titleAs="h3"
            title={<LetteredName letter={years[index + 1]?.letter ?? ''} name={found.name} />}
            note={t(hasHelp ? 'lineWithHelp' : 'line', {
              sum: sumOf(yearOfKind(found, 'normal')),
              standing: standing(found),
            })}
          >
            <RecommendationBody found={found} hasHelp={hasHelp} say={say} />
          </Fold>
        ))}
      </div>
    </>
  );
}

export function PlansPart({ answer, plans, years, say, zip }: PlansPartProps) {
  const { t } = useTranslation(['analysis', 'years']);
  const language = useLanguage();
  // The reasons above name some of the words already.
  const above = useReasons(answer.eligibilityChecks);
  if (plans.length === 0) return null;
  const compared = years.slice(0, MAX_CHOSEN);
  const chosen = compared.map(({ id }) => id).join(',');
  return (
    <Part id="plans" title={t('plans', { count: plans.length, compared: answer.compared })}>
      {answer.planYear !== null && <PlanYearLine planYear={answer.planYear} />}
      {plans.some(({ isSample }) => isSample) && <SampleLine />}
      <ApprovalTable answer={answer} plans={plans} />
      <Ranking answer={answer} plans={plans} years={years} say={say} />
      <div>
        <Fold title={t('years')} note={t('yearsNote')} icon={ChartNoAxesColumn} titleAs="h3">
          <YearBars plans={compared} />
        </Fold>
        <YearSums
          plans={compared}
          assumptions={markFirstWords([...above, ...answer.assumptions.map(say)], language).slice(above.length)}
        />
      </div>
      <Row>
        <LinkButton icon={Columns2} to={withQuery('/plan-comparison', { zip, chosen })}>
          {t('compare')}
        </LinkButton>
      </Row>
    </Part>
  );
}
