// Everything the answers lead to: what is ahead, the calendar file, paper, listening, and what is over.
import { Printer } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatesAnswers } from '@app/benefits/dates/answers';
import { myDates } from '@app/benefits/dates/my-dates';
import { SOURCES } from '@app/benefits/figures/sources';
import { printPage } from '@web/base/in-app-browser';
import { Receipt } from '@web/shared/benefits/receipt';
import { useFigures } from '@web/shared/benefits/use-figures';
import { ReadAloud } from '@web/shared/read-aloud/read-aloud';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Row, Stack } from '@web/ui/layout';
import { Fold } from '@web/ui/receipt-fold';
import { Note } from '@web/ui/text';
import { CalendarButton } from '@web/shared/dates/calendar-button';
import { personBorn } from '@web/shared/dates/calendar-person';
import { DateList } from '@web/shared/dates/date-list';
import type { DateListProps } from '@web/shared/dates/date-list';
import { useEntryWords } from '@web/shared/dates/use-entry-words';
import type { DatesForm } from '../logic/dates-form';
import { missingOf } from '../logic/missing';
import styled from 'styled-components';
import { CHECKED_ON } from '@app/benefits/figures/checked-on';
import { formatDate } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { PrintSheet, PrintTable } from '@web/ui/print-sheet';

// The dates on one sheet of paper: the nearest first, in a table.
/* A sheet has room for this many with what to do. */
const MAX_ROWS = 9;

const Small = styled.div`
  font-size: 11pt;
  line-height: 1.3;
  td:first-child {
    width: 32%;
  }
`;

function DatesPrint({ entries, today }: DateListProps) {
  const { t } = useTranslation('dates');
  const language = useLanguage();
  return (
    <PrintSheet
      title={t('title')}
      date={formatDate(today, language)}
      foot={<p>{t('printed.foot', { date: formatDate(CHECKED_ON, language) })}</p>}
    >
      <Small>
        <PrintTable>
          <thead>
            <tr>
              <th scope="col">{t('printed.date')}</th>
              <th scope="col">{t('printed.what')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.slice(0, MAX_ROWS).map(([{ id, to }, { name, when, act }]) => (
              <tr key={`${id}-${to}`}>
                <td>{when}</td>
                <td>
                  <b>{name}</b>
                  <br />
                  {act}
                </td>
              </tr>
            ))}
          </tbody>
        </PrintTable>
      </Small>
    </PrintSheet>
  );
}

function Tools({ answers: { birth }, entries, today }: DateListProps & { answers: DatesAnswers }) {
  const { t } = useTranslation('dates');
  return (
    <div data-no-print data-no-read>
      <Row>
        <CalendarButton entries={entries} today={today} person={() => personBorn(birth.year, birth.month)} />
        <Button icon={Printer} onClick={printPage}>
          {t('result.print')}
        </Button>
      </Row>
      <Note>{t('result.calendarNote')}</Note>
    </div>
  );
}

export interface DatesResultProps {
  form: DatesForm;
  answers: DatesAnswers;
  today: string;
}

export function DatesResult({ form, answers, today }: DatesResultProps) {
  const { t } = useTranslation('dates');
  const figures = useFigures();
  const list = useRef<HTMLDivElement>(null);
  const dates = useMemo(() => myDates(answers, figures, today), [answers, figures, today]);
  const words = useEntryWords(dates.lengths);
  const ahead = dates.ahead.map((entry) => [entry, words(entry)] as const);
  const past = dates.past.map((entry) => [entry, words(entry)] as const);
  const missing = missingOf(answers, form);
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
