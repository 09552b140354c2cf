import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { HELP_LINES } from '@web/base/contacts';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { DayList } from '@web/ui/day-list';
import type { DayRow } from '@web/ui/day-list';
import { PhoneCard } from '@web/ui/phone-card';
import { ENROLLMENT_WINDOWS } from '../content/enrollment';
import { deadlinesOn } from '../logic/deadlines';
import type { DeadlineId } from '../logic/deadlines';

const NEXT_STEP: Record<Exclude<DeadlineId, 'mediCal'>, string> = {
  medicare: '/insurance-search',
  coveredCalifornia: '/covered-california',
};

const LINES = ['medicare', 'hicap'] as const;

const Band = styled.div`
  display: grid;
  gap: 0.75rem;
  margin-block-start: 0.75rem;
  @container page (min-width: 46rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    margin-block-start: 1.25rem;
  }
`;

const Phones = styled.div`
  display: grid;
  gap: 0.75rem;
  & > :nth-child(2) {
    display: none;
  }
  @container page (min-width: 46rem) {
    & > :nth-child(2) {
      display: grid;
    }
  }
`;

/** A day breaks nowhere in itself, nor from the "까지" behind it. */
const unbroken = (day: string): string => `${day.replaceAll(' ', '\u00a0')}\u2060`;

/** Days that run; when none runs, the next one to begin. An ended period is no one's deadline. */
function useRows(): DayRow[] {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const dated = deadlinesOn(useToday(), ENROLLMENT_WINDOWS).filter(({ days }) => days !== null);
  const running = dated.filter(({ state }) => state === 'open');
  return (running.length > 0 ? running : dated.slice(0, 1)).map(({ id, state, days, start, end, januaryBy }) => {
    const day = (date: string | null) => (date ? unbroken(formatDay(date, language, state === 'upcoming')) : '');
    const said = state === 'open' && januaryBy ? 'openEarly' : state;
    return {
      id,
      days: days ?? 0,
      title: t(`days.${id}`),
      note: t(`days.${said}`, { start: day(start), end: day(end), january: day(januaryBy) }),
      to: id === 'mediCal' ? '/medi-cal' : NEXT_STEP[id],
    };
  });
}

/** What runs out and when, counted from today in California; and one number to call, two when wide. */
export function DaysAndPhones() {
  const { t } = useTranslation('home');
  const rows = useRows();
  return (
    <Band>
      <DayList label={t('days.label')} rows={rows} />
      <Phones>
        {LINES.map((id) => (
          <PhoneCard key={id} who={t(`help.lines.${id}.who`)} phone={HELP_LINES[id].number} />
        ))}
      </Phones>
    </Band>
  );
}
