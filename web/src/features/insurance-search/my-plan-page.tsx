import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { yearOfMyPlan } from '@app/benefits/figures/plan-season';
import { useQuery } from '@web/shared/address/use-query';
import { useToday } from '@web/shared/use-today';
import { FoldLine } from '@web/ui/fold-line';
import { Stack, Wrap } from '@web/ui/layout';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import { JoinHelp } from '@web/shared/plans/join-help';
import { MyPlanChoice, MyPlanForm } from './components/my-plan-search';
import { MY_PLAN_QUERY } from './logic/my-plan';

/** Only when a plan is named: it brings the answers of the questions people ask. */
const MyPlanAnswer = lazy(async () => ({ default: (await import('./components/my-plan-answer')).MyPlanAnswer }));

/** /my-plan: what becomes of somebody's own plan next year, by the number on the card or by its name. */
export function MyPlanPage() {
  const { t } = useTranslation(['my-plan', 'plans']);
  const [query, ask] = useQuery(MY_PLAN_QUERY);
  const nextYear = yearOfMyPlan(useToday()) + 1;
  return (
    <Wrap>
      <div data-no-print>
        <PageHead
          title={t('my-plan:title', { next: nextYear })}
          purpose={t('my-plan:purpose')}
          crumbs={[{ label: t('plans:crumbs.insurance'), to: '/insurance-plans' }]}
        />
      </div>
      <Stack $gap={5}>
        <div data-no-print>
          <FoldLine
            hasSearched={query.plan !== '' || query.q !== ''}
            parts={[query.plan || query.q, query.zip]}
            title={t('my-plan:form.label')}
          >
            {(close) => (
              <MyPlanForm query={query} onAsk={(next) => (MY_PLAN_QUERY.isSame(next, query) ? close() : ask(next))} />
            )}
          </FoldLine>
        </div>
        {query.plan !== '' && (
          <Suspense fallback={<LoadingText>{t('my-plan:loading')}</LoadingText>}>
            <MyPlanAnswer query={query} />
          </Suspense>
        )}
        {query.plan === '' && query.q !== '' && <MyPlanChoice query={query} />}
      </Stack>
      <div data-no-print>
        <JoinHelp />
      </div>
    </Wrap>
  );
}
