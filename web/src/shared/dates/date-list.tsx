import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { DateEntry } from '@app/benefits/dates/situation';
import { daysBetween } from '@app/benefits/days/calendar-day';
import { SourceLine } from '@web/shared/benefits/figure-sources';
import { Badge } from '@web/ui/badge';
import { color, shape, space, text } from '@web/ui/tokens';
import type { EntryWords } from './use-entry-words';

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

export interface DateListProps {
  entries: readonly (readonly [DateEntry, EntryWords])[];
  today: string;
}

export function DateList({ entries, today }: DateListProps) {
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
