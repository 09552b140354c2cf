// The answer: the cheapest plan in one sentence, five plans by their year, and what is not in the sums.
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrugCostsResponse, PlanDrugYear } from '@app/contracts/http/drug-costs';
import { formatDate } from '@web/base/formats/dates';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { printPage } from '@web/base/in-app-browser';
import { useLanguage } from '@web/base/i18n/use-language';
import { changeMedicineList, countedStrength } from '@web/shared/medicines/medicine-list';
import type { RequestedCosts } from '@web/shared/medicines/medicine-list';
import { useDrugCosts } from '@web/shared/medicines/use-drug-costs';
import { MEDICARE_PLAN_COMPARE } from '@web/shared/plans/medicare-links';
import { PlanYearLine } from '@web/shared/plans/plan-year-line';
import { SearchFailed } from '@web/shared/providers/search-failed';
import { CardButton } from '@web/shared/show-card/card-button';
import { Bullets } from '@web/ui/bullets';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { LoadingText } from '@web/ui/loading-text';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { Fold, ReceiptFold } from '@web/ui/receipt-fold';
import { SampleLine } from '@web/ui/sample-mark';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import { useNameOf, useRangeText } from '../hooks/use-words';
import { medicineCard } from '../logic/medicine-card';
import { KINDS, dearestOf, groupsOf, takenBy } from '../logic/year-plans';
import type { Kind } from '../logic/year-plans';
import { MedicinesPaper } from './medicines-paper';
import { PlanYear } from './plan-year';

const AT_FIRST = 5;
const ASSUMPTIONS = ['cap', 'fills', 'price', 'care', 'subsidy'] as const;

interface AnswerProps {
  answer: DrugCostsResponse;
  requested: RequestedCosts;
}

/** "한 해 1,240달러 · 가장 많이 내는 달 1월 320달러 · 보장 안 되는 약 1가지" */
function useLine(): (plan: PlanDrugYear) => string {
  const { t } = useTranslation(['medicines', 'plans']);
  const rangeOf = useRangeText();
  return (plan) => {
    const { total, drugsTotal, notCovered, dearestMonth } = plan;
    const dearest = dearestOf(plan);
    const who = takenBy(plan);
    return [
      total
        ? t('medicines:line.total', { amount: rangeOf(total, true) })
        : t('medicines:line.noPremium', { amount: rangeOf(drugsTotal, true) }),
      dearest &&
        t('medicines:line.dearest', {
          month: t(`medicines:months.names.${dearestMonth}`),
          amount: rangeOf(dearest, true),
        }),
      t('medicines:line.notCovered', { count: notCovered }),
      who && t(`plans:who.${who}.badge`),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

function PlanFold({ plan, answer, requested }: AnswerProps & { plan: PlanDrugYear }) {
  const lineOf = useLine();
  return (
    <Fold titleAs="h3" title={<span lang="en">{plan.name}</span>} note={lineOf(plan)}>
      <PlanYear plan={plan} answer={answer} requested={requested} />
    </Fold>
  );
}

interface FirstProps {
  plan: PlanDrugYear;
  year: number;
  heading: RefObject<HTMLSpanElement | null>;
}

/** The first plan in one sentence; where no plan pays for every medicine, that comes first. */
function First({ plan, year, heading }: FirstProps) {
  const { t } = useTranslation('medicines');
  const rangeOf = useRangeText();
  const lineOf = useLine();
  const isWhole = plan.notCovered === 0;
  const sum = plan.total ?? plan.drugsTotal;
  const words = { year, amount: rangeOf(sum, true) };
  return (
    <Callout
      tone={isWhole ? 'success' : 'warning'}
      titleAs="h2"
      title={
        <span ref={heading} tabIndex={-1}>
          {t(plan.total ? (isWhole ? 'answer.cheapest' : 'answer.someMissing') : 'answer.noPremium', words)}
        </span>
      }
    >
      <p>
        <b lang="en">{plan.name}</b>
      </p>
      <p>{lineOf(plan)}</p>
    </Callout>
  );
}

/** Medicines that are in no sum, and why. */
function Left({ answer, requested }: AnswerProps) {
  const { t } = useTranslation('medicines');
  const language = useLanguage();
  const nameOf = useNameOf(requested);
  const uncounted = requested.medicines.filter((medicine) => countedStrength(medicine)?.rxcui === null);
  if (uncounted.length === 0 && answer.unknownDrugs.length === 0) return null;
  return (
    <Callout tone="warning" title={t('left.title')}>
      <Bullets>
        {answer.unknownDrugs.map((rxcui) => (
          <li key={rxcui}>{t('left.unknown', { name: nameOf(rxcui) })}</li>
        ))}
        {uncounted.map(({ id, name }) => (
          <li key={id}>{t('left.uncounted', { name: name[language] })}</li>
        ))}
      </Bullets>
    </Callout>
  );
}

function NotLoaded({ year }: { year: number }) {
  const { t } = useTranslation('medicines');
  return (
    <Callout tone="info" role="status" titleAs="h2" title={t('notLoaded.title', { year })}>
      <p>{t('notLoaded.text')}</p>
      <LinkButton variant="primary" href={MEDICARE_PLAN_COMPARE}>
        {t('notLoaded.medicare')}
      </LinkButton>
    </Callout>
  );
}

function NoPlans({ zip }: { zip: string }) {
  const { t } = useTranslation('medicines');
  return (
    <Callout tone="info" role="status" titleAs="h2" title={t('none.title', { zip })}>
      <p>{t('none.text')}</p>
    </Callout>
  );
}

/** Where the figures come from, what they take for granted, and what they leave out. */
function Basis({ answer }: Pick<AnswerProps, 'answer'>) {
  const { t } = useTranslation('medicines');
  const language = useLanguage();
  const { year, release, publishedOn, yearlyCap, provenance } = answer;
  const words = {
    year,
    release,
    day: publishedOn && formatDate(publishedOn, language),
    cap: yearlyCap === null ? null : formatDollarsInText(yearlyCap, language),
  };
  return (
    <ReceiptFold note={t('basis.note', words)}>
      <Bullets>
        {ASSUMPTIONS.filter((id) => id !== 'cap' || yearlyCap !== null).map((id) => (
          <li key={id}>{t(`basis.${id}`, words)}</li>
        ))}
      </Bullets>
      <p>{t(publishedOn ? 'basis.release' : 'basis.releaseOnly', words)}</p>
      {provenance && <ProvenanceLine provenance={provenance} />}
    </ReceiptFold>
  );
}

function Suppressed({ plans }: { plans: DrugCostsResponse['suppressed'] }) {
  const { t } = useTranslation('medicines');
  if (plans.length === 0) return null;
  return (
    <Fold titleAs="h3" title={t('suppressed.title', { count: plans.length })} note={t('suppressed.note')}>
      <p>{t('suppressed.text')}</p>
      <Bullets>
        {plans.map(({ id, name }) => (
          <li key={id} lang="en">
            {name}
          </li>
        ))}
      </Bullets>
    </Fold>
  );
}

/** The form above has become one line: the answer is at the top of the page, and its heading has the focus. */
function useFocusAtTop(): RefObject<HTMLSpanElement | null> {
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

/** Which year is counted, where more than one is loaded. The chosen one stays when the list is changed. */
function YearChoice({ answer, requested }: AnswerProps) {
  const { t } = useTranslation('medicines');
  const { year, loadedYears } = answer;
  if (loadedYears.every((loaded) => loaded === year)) return null;
  const chosen = requested.body.year ?? year;
  const years = [...new Set([...loadedYears, year])].sort((a, b) => a - b);
  return (
    <SegmentedChoice
      label={t('year.label')}
      options={years.map((each) => ({ id: String(each), label: t('year.of', { year: each }) }))}
      value={String(chosen)}
      onChange={(id) =>
        changeMedicineList({ requested: { ...requested, body: { ...requested.body, year: Number(id) } } })
      }
    />
  );
}

function Plans({ answer, requested }: AnswerProps) {
  const { t } = useTranslation('medicines');
  const [kind, setKind] = useState<Kind>('all');
  const [count, setCount] = useState(AT_FIRST);
  const heading = useFocusAtTop();
  const { open, special } = groupsOf(answer.plans, kind, requested.body.extraHelp ?? 'none');
  const [first] = open;
  const fold = (plan: PlanDrugYear) => <PlanFold key={plan.id} plan={plan} answer={answer} requested={requested} />;
  return (
    <>
      <Stack $gap={3} data-no-print>
        {first ? (
          <First plan={first} year={answer.year} heading={heading} />
        ) : (
          <p role="status">{t('answer.noneOfKind')}</p>
        )}
        <Left answer={answer} requested={requested} />
        {answer.provenance?.origin === 'sample' && <SampleLine />}
        <YearChoice answer={answer} requested={requested} />
        <SegmentedChoice
          label={t('kind.label')}
          options={KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))}
          value={kind}
          onChange={setKind}
        />
        <section aria-label={t('answer.plans')}>
          {open.slice(0, count).map(fold)}
          {special.length > 0 && (
            <Fold titleAs="h3" title={t('special.title', { count: special.length })} note={t('special.note')}>
              <div>{special.slice(0, count).map(fold)}</div>
            </Fold>
          )}
          <Suppressed plans={answer.suppressed} />
        </section>
        <Row>
          {open.length > count && <Button onClick={() => setCount(count + AT_FIRST)}>{t('answer.more')}</Button>}
          <Button icon={Printer} onClick={printPage}>
            {t('answer.print')}
          </Button>
          <CardButton card={() => medicineCard(requested.medicines)} />
        </Row>
        <p>{t('answer.careText')}</p>
        <PlanYearLine planYear={answer.year} />
        <Basis answer={answer} />
      </Stack>
      <MedicinesPaper title={t('title')} answer={answer} requested={requested} plans={open.slice(0, AT_FIRST)} />
    </>
  );
}

/** Another year replaces the answer in place, so that the focus stays on the choice. */
export function YearAnswer({ requested }: { requested: RequestedCosts }) {
  const { t } = useTranslation('medicines');
  const { answer, error, refetch } = useDrugCosts(requested.body, true);
  if (error) return <SearchFailed namespace="medicines" error={error} onRetry={refetch} />;
  if (!answer) return <LoadingText>{t('loading')}</LoadingText>;
  const isLoaded = answer.release !== null && answer.yearlyCap !== null;
  if (isLoaded && answer.plans.length + answer.suppressed.length > 0) {
    return <Plans answer={answer} requested={requested} />;
  }
  return (
    <>
      {isLoaded ? <NoPlans zip={requested.body.zipCode} /> : <NotLoaded year={answer.year} />}
      <YearChoice answer={answer} requested={requested} />
    </>
  );
}
