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
import type { EntryWords } from '../hooks/use-entry-words';
import { calendarEvents } from '../logic/calendar-events';
import { calendarPerson } from '../logic/calendar-person';
import { calendarFile } from '@app/benefits/dates/calendar-file';
import { missingOf } from '../logic/missing';
import styled from 'styled-components';
import { CHECKED_ON } from '@app/benefits/figures/checked-on';
import { daysBetween, formatDate } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { PrintSheet, PrintTable } from '@web/ui/print-sheet';
import type { DateEntry } from '@app/benefits/dates/situation';
import { SourceLine } from '@web/shared/benefits/figure-sources';
import { Badge } from '@web/ui/badge';
import { color, shape, space, text } from '@web/ui/tokens';

// The dates one under the other: when, how long still, what to do, what happens otherwise, who says so.
const List = styled.ol`
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
`;

const Item = styled.li`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  p {
    max-width: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
`;

const Name = styled.h3`
  font-size: ${text.row};
  line-height: 1.4;
`;

const When = styled.p`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Left = styled.b`
  color: ${color.persimmon700};
`;

function useLeft(today: string): (entry: DateEntry) => string | null {
  const { t } = useTranslation('dates');
  return ({ from, to }) => {
    if (to < today) return null;
    if (from > today) return t('result.opensIn', { count: daysBetween(today, from) });
    const count = daysBetween(today, to);
    return count === 0 ? t('result.lastDay') : t('result.daysLeft', { count });
  };
}

interface DateListProps {
  entries: readonly (readonly [DateEntry, EntryWords])[];
  today: string;
}

function DateList({ entries, today }: DateListProps) {
  const { t } = useTranslation('dates');
  const left = useLeft(today);
  return (
    <List>
      {entries.map(([entry, words]) => (
        <Item key={`${entry.id}-${entry.to}`} data-date={entry.id}>
          <Head>
            <Name>{words.name}</Name>
            {entry.from <= today && entry.to >= today && <Badge tone="warning">{t('result.open')}</Badge>}
            {entry.from > today && <Badge tone="info">{t('result.upcoming')}</Badge>}
          </Head>
          <When>
            {words.when} {left(entry) && <Left>{left(entry)}</Left>}
          </When>
          <p>{words.act}</p>
          <p>
            <b>{t('result.otherwise')}</b>: {words.otherwise}
          </p>
          <div data-no-read>
            <SourceLine ids={entry.sources} />
          </div>
        </Item>
      ))}
    </List>
  );
}

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
