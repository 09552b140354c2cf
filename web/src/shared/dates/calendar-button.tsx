import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { calendarFile } from '@app/benefits/dates/calendar-file';
import { saveFile } from '@web/shared/ready-text/text-file';
import { Button } from '@web/ui/button';
import { useToast } from '@web/ui/use-toast';
import { calendarEvents } from './calendar-events';
import type { DateListProps } from './date-list';

export interface CalendarButtonProps extends DateListProps {
  /** Whose dates they are (calendar-person.ts). */
  person: () => string;
}

/** Gives the dates as a file for the visitor's own calendar. */
export function CalendarButton({ entries, today, person }: CalendarButtonProps) {
  const { t } = useTranslation('dates');
  const { showToast } = useToast();
  const save = () => {
    const words = {
      opens: (name: string) => t('file.opens', { name }),
      closes: (name: string) => t('file.closes', { name }),
      source: t('file.source'),
    };
    const events = calendarEvents(entries, words, today);
    const file = calendarFile(t('file.name'), events, { person: person(), madeOn: today });
    const plain = entries.map(([, { name, when, act }]) => [name, when, act].join('\n')).join('\n\n');
    if (saveFile('my-dates.ics', 'text/calendar', file, plain))
      showToast({ title: t('result.saved'), tone: 'success' });
  };
  return (
    <Button icon={CalendarPlus} variant="primary" onClick={save}>
      {t('result.calendar')}
    </Button>
  );
}
