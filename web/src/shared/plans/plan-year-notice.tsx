// On every plan screen: which year the figures are of, when it ends, and where the next year is chosen.
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PLAN_PATHS } from '@app/contracts/http/plans';
import { withQuery } from '@web/shared/api/api-client';
import { Callout } from '@web/ui/callout';
import { Row } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { Placeholder } from '@web/ui/full-height-slot';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { formatDay } from '@web/base/formats/dates';
import { useCheckedDate } from '@web/base/formats/use-checked-date';
import { useLanguage } from '@web/base/i18n/use-language';
import { CheckedWords } from '../checks/checked-words';
import { useToday } from '../use-today';
import { MEDICARE_PLAN_COMPARE } from './medicare-links';
import { FALL_PERIOD, planYearFacts } from './plan-year';
import type { PlanYearFacts } from './plan-year';
import { useNextYearCount } from './use-next-year-count';
import { usePlans } from './use-plans';

/* As high as a finger: inline padding moves nothing around it. */
const SourceLink = styled(TextLink)`
  padding-block: 0.75rem;
`;

export interface PlanYearNoticeProps {
  /** Year of the plans on the screen; null where the screen shows none: then the server's year in force counts. */
  planYear: number | null;
  /** Address of the same screen with another year's plans; absent where a screen shows the year in force only. */
  yearAddress?: (year: number) => string;
}

function Sentence({ facts, isNextLoaded }: { facts: PlanYearFacts; isNextLoaded: boolean | null }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const words = {
    year: facts.planYear,
    next: facts.nextYear,
    lastDay: formatDay(facts.lastDay, language),
    fallStart: formatDay(facts.fallStart, language),
    fallEnd: formatDay(facts.fallEnd, language),
  };
  const isChoosable = facts.state === 'coming' && facts.isFallOpen;
  return (
    <>
      <p>{t(isChoosable ? 'year.text.comingOpen' : `year.text.${facts.state}`, words)}</p>
      {isNextLoaded === false && <p>{t('year.notLoaded', words)}</p>}
    </>
  );
}

/** Year of the plans that the server shows unasked; undefined until it has answered, null where it has none. */
function useYearInForce(isRequested: boolean): number | null | undefined {
  const { answer, error } = usePlans(isRequested ? withQuery(PLAN_PATHS.plans, { limit: 1 }) : null);
  if (answer) return answer.rows[0]?.planYear ?? null;
  return error ? null : undefined;
}

/**
 * Out of sight until the year is known and the next one counted: a wrong year would mislead more than a late one. Its place is
 * held by the words for this year, so that what follows does not move when it comes.
 */
export function PlanYearNotice({ planYear, yearAddress }: PlanYearNoticeProps) {
  const today = useToday();
  const yearInForce = useYearInForce(planYear === null);
  const year = planYear ?? yearInForce;
  const facts = planYearFacts(year ?? Number(today.slice(0, 4)), today);
  const nextCount = useNextYearCount(facts);
  const notice = <Notice facts={facts} nextCount={nextCount === undefined ? 0 : nextCount} yearAddress={yearAddress} />;
  return year === undefined || nextCount === undefined ? <Placeholder>{notice}</Placeholder> : notice;
}

interface NoticeProps extends Pick<PlanYearNoticeProps, 'yearAddress'> {
  facts: PlanYearFacts;
  nextCount: number | null;
}

function Notice({ facts, nextCount, yearAddress }: NoticeProps) {
  const { t } = useTranslation('plans');
  const checkedDate = useCheckedDate();
  const words = { year: facts.planYear, next: facts.nextYear };
  const isOver = facts.state === 'ended';
  return (
    <Callout
      tone="warning"
      icon={CalendarDays}
      title={t(isOver ? 'year.titleEnded' : 'year.title', words)}
      titleAs="h2"
    >
      <Sentence facts={facts} isNextLoaded={nextCount === null ? null : nextCount > 0} />
      <Row data-no-print>
        <LinkButton href={MEDICARE_PLAN_COMPARE}>{t('year.choose')}</LinkButton>
        {yearAddress && nextCount !== null && nextCount > 0 && (
          <LinkButton to={yearAddress(facts.nextYear)}>{t('year.showNext', words)}</LinkButton>
        )}
        {yearAddress && facts.state === 'coming' && (
          <LinkButton to={yearAddress(facts.planYear - 1)}>
            {t('year.showThis', { year: facts.planYear - 1 })}
          </LinkButton>
        )}
      </Row>
      <Note>
        <SourceLink href={FALL_PERIOD.sourceUrl}>{t('year.source')}</SourceLink>{' '}
        <CheckedWords url={FALL_PERIOD.sourceUrl}>
          {t('year.checked', { date: checkedDate(FALL_PERIOD.checkedOn, FALL_PERIOD.verified) })}
        </CheckedWords>
      </Note>
    </Callout>
  );
}
