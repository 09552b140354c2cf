// Everything the answers lead to: what is ahead, the calendar file, paper, listening, and what is over.
import { CalendarPlus, Printer } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatesAnswers } from '@app/benefits/dates/answers';
import { myDates } from '@app/benefits/dates/my-dates';
import { SOURCES } from '@app/benefits/figures/sources';
import { printPage } from '@web/base/in-app-browser';
import { Receipt } from '@web/shared/benefits/receipt';
import { useFigures } from '@web/shared/benefits/use-figures';
import { ReadAloud } from '@web/shared/read-aloud/read-aloud';
import { saveFile } from '@web/shared/ready-text/text-file';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Row, Stack } from '@web/ui/layout';
import { Fold } from '@web/ui/receipt-fold';
import { Note } from '@web/ui/text';
import { useToast } from '@web/ui/use-toast';
import { useEntryWords } from '../hooks/use-entry-words';
import { calendarEvents } from '../logic/calendar-events';
import { calendarPerson } from '../logic/calendar-person';
import { calendarFile } from '@app/benefits/dates/calendar-file';
import { missingOf } from '../logic/missing';
import { DateList } from './date-list';
import type { DateListProps } from './date-list';
import { DatesPrint } from './dates-print';

function Tools({ answers, entries, today }: DateListProps & { answers: DatesAnswers }) {
  const { t } = useTranslation('dates');
  const { showToast } = useToast();
  const save = () => {
    const words = {
      opens: (name: string) => t('file.opens', { name }),
      closes: (name: string) => t('file.closes', { name }),
      source: t('file.source'),
    };
    const owner = { person: calendarPerson(answers), madeOn: today };
    const events = calendarEvents(entries, words, today);
    const file = calendarFile(t('file.name'), events, owner);
    const plain = entries.map(([, { name, when, act }]) => [name, when, act].join('\n')).join('\n\n');
    if (saveFile('my-dates.ics', 'text/calendar', file, plain))
      showToast({ title: t('result.saved'), tone: 'success' });
  };
  return (
    <div data-no-print data-no-read>
      <Row>
        <Button icon={CalendarPlus} variant="primary" onClick={save}>
          {t('result.calendar')}
        </Button>
        <Button icon={Printer} onClick={printPage}>
          {t('result.print')}
        </Button>
      </Row>
      <Note>{t('result.calendarNote')}</Note>
    </div>
  );
}

export function DatesResult({ answers, today }: { answers: DatesAnswers; today: string }) {
  const { t } = useTranslation('dates');
  const figures = useFigures();
  const list = useRef<HTMLDivElement>(null);
  const dates = useMemo(() => myDates(answers, figures, today), [answers, figures, today]);
  const words = useEntryWords(dates.lengths);
  const ahead = dates.ahead.map((entry) => [entry, words(entry)] as const);
  const past = dates.past.map((entry) => [entry, words(entry)] as const);
  const missing = missingOf(answers);
  const sources = [...dates.ahead, ...dates.past].flatMap((entry) => entry.sources.map((id) => SOURCES[id]));
  return (
    <>
      <Stack $gap={4} data-no-print>
        <Stack $gap={4} ref={list}>
          <h2 id="ahead">{t('result.title')}</h2>
          {missing.length > 0 && (
            <Callout tone="info">
              {missing.map((id) => (
                <p key={id}>{t(`note.${id}`)}</p>
              ))}
            </Callout>
          )}
          <p role="status">{t(ahead.length > 0 ? 'result.lead' : 'result.none')}</p>
          {ahead.length > 0 && <DateList entries={ahead} today={today} />}
        </Stack>
        <ReadAloud of={list} isPersonal />
        {ahead.length > 0 && <Tools answers={answers} entries={ahead} today={today} />}
        {past.length > 0 && (
          <Fold title={t('result.past')} titleAs="h2">
            <DateList entries={past} today={today} />
          </Fold>
        )}
        {sources.length > 0 && <Receipt sources={sources} />}
      </Stack>
      {ahead.length > 0 && <DatesPrint entries={ahead} today={today} />}
    </>
  );
}
