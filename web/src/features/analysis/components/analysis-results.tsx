import { Columns2, Printer, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countyText } from '@app/content/places/california-counties';
import { PLAN_PATHS } from '@app/contracts/http/plans';
import type { AnalysisChecks, AnalysisRecommendation, AnalysisResponse } from '@app/contracts/http/analysis';
import { useLanguage } from '@web/base/i18n/use-language';
import { withQuery } from '@web/shared/api/api-client';
import { letterOf } from '@web/shared/plan-years/compared-years';
import type { ComparedYears } from '@web/shared/plan-years/compared-years';
import { YearBars } from '@web/shared/plan-years/year-bars';
import { YearSums } from '@web/shared/plan-years/year-sums';
import { PlanYearLine } from '@web/shared/plans/plan-year-line';
import { usePlans } from '@web/shared/plans/use-plans';
import { Bullets } from '@web/ui/bullets';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Grid, Row, Section, SectionHead, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { OutcomeList } from '@web/ui/outcome-list';
import { useNoteText } from '../hooks/use-note-text';
import { RecommendationCard } from './recommendation-card';

const MOST_BARS = 4;
const CHECKS = [
  'medicare',
  'mediCal',
  'savingsProgram',
  'extraHelp',
  'coveredCalifornia',
] as const satisfies readonly (keyof AnalysisChecks)[];

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Section aria-labelledby={id}>
      <SectionHead>
        <h2 id={id}>{title}</h2>
      </SectionHead>
      <Stack $gap={4}>{children}</Stack>
    </Section>
  );
}

function Checks({ checks }: { checks: AnalysisChecks }) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  return (
    <OutcomeList
      lines={CHECKS.map((id) => {
        const { eligible, reason } = checks[id];
        return {
          id,
          name: t(`checks.${id}`),
          outcome: eligible ? ('may' as const) : ('unlikely' as const),
          state: t(eligible ? 'outcome.may' : 'outcome.unlikely'),
          why: reason[language],
        };
      })}
    />
  );
}

/** Recommended plans that the catalog still holds; one that has gone meanwhile leaves no hole. */
function useStillSold(found: readonly AnalysisRecommendation[]): readonly AnalysisRecommendation[] {
  const ids = found.map(({ planId }) => planId);
  const { answer } = usePlans(ids.length > 0 ? withQuery(PLAN_PATHS.plans, { ids: ids.join(',') }) : null);
  if (!answer) return found;
  const sold = new Set(answer.rows.map(({ id }) => id));
  return found.filter(({ planId }) => sold.has(planId));
}

export interface AnalysisResultsProps {
  answer: AnalysisResponse;
  onCounty: (county: string) => void;
  onStartAgain: () => void;
  zip: string;
}

function Plans({ answer, plans, say, zip }: Pick<AnalysisResultsProps, 'answer' | 'zip'> & PlansProps) {
  const { t } = useTranslation('analysis');
  const years: ComparedYears[] = plans
    .slice(0, MOST_BARS)
    .map(({ planId, name, years: each }, index) => ({ id: planId, letter: letterOf(index), name, years: each }));
  if (plans.length === 0) return null;
  const ids = years.map(({ id }) => id).join(',');
  return (
    <>
      <Part id="years" title={t('years')}>
        {answer.planYear !== null && <PlanYearLine planYear={answer.planYear} />}
        <YearBars plans={years} />
        <YearSums plans={years} assumptions={answer.assumptions.map(say)} />
        <Row data-no-print>
          <LinkButton icon={Columns2} to={withQuery('/plan-comparison', { zip, chosen: ids })}>
            {t('compare')}
          </LinkButton>
        </Row>
      </Part>
      <Part id="plans" title={t('plans', { count: plans.length, compared: answer.compared })}>
        <Grid $min="20rem">
          {plans.map((found, index) => (
            <RecommendationCard key={found.planId} found={found} letter={letterOf(index)} say={say} />
          ))}
        </Grid>
      </Part>
    </>
  );
}

interface PlansProps {
  plans: readonly AnalysisRecommendation[];
  say: ReturnType<typeof useNoteText>;
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
      <Row data-no-print>
        {others.map(({ name, plans }) => (
          <Button key={name} onClick={() => onCounty(name)}>
            {t('otherCounty', { county: countyText(name, language), count: plans })}
          </Button>
        ))}
      </Row>
    </Callout>
  );
}

export function AnalysisResults({ answer, onCounty, onStartAgain, zip }: AnalysisResultsProps) {
  const { t } = useTranslation('analysis');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const plans = useStillSold(answer.recommendations);
  const names = new Map(answer.recommendations.map(({ planId, name }) => [planId, name]));
  const say = useNoteText((id) => names.get(id) ?? id);
  const [first] = plans;
  return (
    <>
      <Stack $gap={3}>
        <h2 ref={heading} tabIndex={-1}>
          {first ? t('verdict.plan', { name: first.name }) : t(`verdict.${answer.pathway}`)}
        </h2>
        <p>{t('honest')}</p>
        <OtherCounties answer={answer} onCounty={onCounty} />
        <Row data-no-print>
          <Button icon={Printer} onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button icon={RotateCcw} onClick={onStartAgain}>
            {t('again')}
          </Button>
        </Row>
      </Stack>
      <Part id="steps" title={t('nextSteps')}>
        <Bullets as="ol" style={{ listStyle: 'decimal' }}>
          {answer.nextSteps.map((note) => (
            <li key={note.code}>{say(note)}</li>
          ))}
        </Bullets>
      </Part>
      <Part id="checks" title={t('checks.title')}>
        <Checks checks={answer.eligibilityChecks} />
      </Part>
      <Plans answer={answer} plans={plans} say={say} zip={zip} />
      {answer.insights.length > 0 && (
        <Part id="insights" title={t('insights')}>
          <Bullets>
            {answer.insights.map((note) => (
              <li key={note.code}>{say(note)}</li>
            ))}
          </Bullets>
        </Part>
      )}
    </>
  );
}
