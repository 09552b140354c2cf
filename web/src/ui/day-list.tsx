import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from './icon';
import { color, shape, text } from './tokens';

export interface DayRow {
  id: string;
  /** Whole days left: 0 = today. */
  days: number;
  title: ReactNode;
  /** The date in words, and what starts when. */
  note?: ReactNode;
  to: string;
}

const Strip = styled.ul`
  @container page (min-width: 46rem) {
    display: grid;
    grid-auto-rows: 1fr;
    li {
      display: grid;
    }
  }
  padding: 0.25rem 0.875rem;
  border-radius: ${shape.radius};
  background: ${color.persimmon100};
  li + li {
    border-block-start: 1px dashed color-mix(in srgb, ${color.persimmon600} 45%, transparent);
  }
  @media print {
    border: 1px solid;
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(3.25rem, max-content) minmax(0, 1fr) auto;
  gap: 0.5rem;
  align-items: center;
  min-height: 3.75rem;
  padding-block: 0.5rem;
  color: ${color.ink};
  line-height: 1.35;
  text-decoration: none;
  &:hover b {
    text-decoration: underline;
  }
  b,
  small {
    display: block;
  }
  svg {
    color: ${color.persimmon700};
  }
  @container page (max-width: 21rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Days = styled.span`
  font-size: ${text[4]};
  font-weight: 700;
  line-height: 1.1;
  white-space: nowrap;
  color: ${color.persimmon700};
  font-variant-numeric: tabular-nums;
  small {
    display: inline;
    font-size: ${text[6]};
  }
`;

function DaysLeft({ days }: { days: number }) {
  const { t } = useTranslation('ui');
  if (days === 0) return <Days>{t('days.today')}</Days>;
  return (
    <Days>
      {days}
      <small>{t('days.unit', { count: days })}</small>
    </Days>
  );
}

/** Days that must not be missed: days left, what, until when. */
export function DayList({ rows, label }: { rows: readonly DayRow[]; label: string }) {
  return (
    <Strip aria-label={label}>
      {rows.map(({ id, days, title, note, to }) => (
        <li key={id}>
          <Row to={to}>
            <DaysLeft days={days} />
            <span>
              <b>{title}</b>
              {note && <small>{note}</small>}
            </span>
            <Icon of={ChevronRight} size="s" />
          </Row>
        </li>
      ))}
    </Strip>
  );
}
