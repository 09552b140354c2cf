import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PLAN_BENEFITS, PLAN_PATHS } from '@app/contracts/http/plans';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { withQuery } from '@web/shared/api/api-client';
import { formatDollarsInText, formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useZip } from '@web/base/zip-travel';
import { specialNeeds } from '@web/shared/plans/plan-facts';
import { useAreaText } from '@web/shared/plans/plan-area';
import { usePlans } from '@web/shared/plans/use-plans';
import { PhoneText } from '@web/shared/phone-text';
import { MarkedText } from '@web/shared/terms/marked-text';
import { ErrorState } from '@web/ui/error-state';
import { Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { ListRow } from '@web/ui/list-row';
import { LoadingText } from '@web/ui/loading-text';
import { RowList } from '@web/ui/row-list';
import { SourceLine } from '@web/ui/source-line';
import { threePlans } from '../logic/three-plans';

/** Enough of the best rated to meet three companies, whose largest holds some twenty plans. */
const REQUEST_LIMIT = 60;
const COUNTIES_SHOWN = 2;
const BENEFITS_SHOWN = 4;

function ExamplePlan({ plan }: { plan: InsurancePlanResponse }) {
  const { t } = useTranslation(['medicare', 'plans']);
  const language = useLanguage();
  const areaText = useAreaText(COUNTIES_SHOWN);
  const { planType, starRating, monthlyPremium, maxOutOfPocket, planYear } = plan;
  const who = specialNeeds(plan);
  // Drugs have a word of their own behind the list.
  const benefits = PLAN_BENEFITS.filter(
    (benefit) => benefit !== 'prescription' && plan.benefits[benefit]?.isCovered,
  ).slice(0, BENEFITS_SHOWN);
  return (
    <ListRow
      name={plan.name}
      nameLang="en"
      otherName={plan.carrier}
      otherLang="en"
      nameAs="h4"
      isSample={plan.origin === 'sample'}
      facts={[
        planType,
        starRating !== null && t('plans:stars.of', { stars: starRating.toFixed(1), year: planYear }),
        monthlyPremium !== null && t('advantage.premium', { amount: formatDollarsInText(monthlyPremium, language) }),
        maxOutOfPocket !== null && t('advantage.maximum', { amount: formatDollarsInText(maxOutOfPocket, language) }),
      ]}
      why={
        <>
          {[
            t('advantage.year', { year: planYear }),
            areaText(plan),
            benefits.map((benefit) => t(`plans:benefits.${benefit}`)).join(', '),
            plan.hasDrugCoverage && t('advantage.drugs'),
            who && t(`plans:who.${who}.badge`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </>
      }
      step={{
        label: t('advantage.details'),
        to: withQuery('/plan-comparison', { chosen: plan.id }),
        icon: ArrowRight,
      }}
    />
  );
}

function NoPlans() {
  const { t } = useTranslation('medicare');
  return (
    <p>
      <PhoneText>{t('advantage.none')}</PhoneText>
    </p>
  );
}

function AllPlans() {
  const { t } = useTranslation('medicare');
  const zip = useZip();
  return (
    <Row data-no-print>
      <LinkButton
        to={withQuery('/insurance-search', { type: 'medicare-advantage', ...(zip && { zip }) })}
        iconAfter={ArrowRight}
      >
        {t('advantage.all')}
      </LinkButton>
    </Row>
  );
}

/** Three plans of three companies, of the visitor's ZIP where one travels along: examples, recommendations of no one. */
export function AdvantagePlans() {
  const { t } = useTranslation('medicare');
  const language = useLanguage();
  const zip = useZip();
  const query = { type: 'medicare-advantage', sort: 'stars', limit: REQUEST_LIMIT, ...(zip && { zip }) };
  const { answer, error, refetch } = usePlans(withQuery(PLAN_PATHS.plans, query));
  if (error) {
    return (
      <ErrorState title={t('advantage.failed')} onRetry={refetch}>
        <p>{t('advantage.failedText')}</p>
      </ErrorState>
    );
  }
  if (!answer) return <LoadingText>{t('advantage.loading')}</LoadingText>;
  const plans = threePlans(answer.rows);
  const [first] = plans;
  return (
    <Stack $gap={3}>
      <p>
        <MarkedText text={t('advantage.text')} />
      </p>
      {first === undefined ? (
        <NoPlans />
      ) : (
        <>
          <p>{t('advantage.lead', { count: answer.total, shown: formatNumber(answer.total, language) })}</p>
          <RowList
            label={t('sections.advantage')}
            hasSamples={plans.some(({ origin }) => origin === 'sample')}
            source={
              <SourceLine>
                {first.provenance.sourceName[language]} · {t('advantage.year', { year: first.planYear })}
              </SourceLine>
            }
          >
            {plans.map((plan) => (
              <ExamplePlan key={plan.id} plan={plan} />
            ))}
          </RowList>
          <AllPlans />
        </>
      )}
    </Stack>
  );
}
