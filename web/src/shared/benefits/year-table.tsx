// Amounts by year with the year in force marked by a word, an icon and a frame; on a phone each row is a card.
// Screens that show it load the `benefits` namespace.
import { Check, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '@web/ui/badge';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { Icon } from '@web/ui/icon';
import { Soft, VisuallyHidden } from '@web/ui/text';
import { color, shape, text } from '@web/ui/tokens';
import { useLanguage } from '@web/base/i18n/use-language';
import { formatAmount } from './amount';
import type { YearCell } from './figure-cells';

export interface YearRow {
  id: string;
  label: string;
  /** Smaller line under the label: "one person", "per benefit period". */
  note?: string;
  cells: Readonly<Record<number, YearCell>>;
}

export interface YearTableProps {
  caption: string;
  /** Header of the first column. */
  what: string;
  years: readonly number[];
  yearInForce: number;
  rows: readonly YearRow[];
}

const NowBadge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.125rem 0.5625rem;
  margin-inline-end: 0.375rem;
  border-radius: ${shape.pill};
  background: ${color.persimmon600};
  color: ${color.surface};
  font-size: ${text[6]};
  svg {
    width: 1rem;
    height: 1rem;
  }
`;

const Note = styled(Soft)`
  display: block;
  font-size: ${text[6]};
  font-weight: 400;
`;

function CellText({ cell, hasCents }: { cell: YearCell | undefined; hasCents: boolean | undefined }) {
  const { t } = useTranslation('benefits');
  const language = useLanguage();
  if (cell?.kind === 'value') {
    return (
      <>
        {formatAmount(cell.value, cell.unit, language, t, hasCents)}
        {cell.note && <Note>{cell.note}</Note>}
      </>
    );
  }
  if (cell?.kind === 'unconfirmed') {
    return (
      <Badge tone="warning" icon={Clock}>
        {t('table.unconfirmed')}
      </Badge>
    );
  }
  if (cell?.kind === 'notLoaded') return <Soft>{t('table.notLoaded')}</Soft>;
  return (
    <span>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('table.none')}</VisuallyHidden>
    </span>
  );
}

function Year({ year, isInForce }: { year: number; isInForce: boolean }) {
  const { t } = useTranslation('benefits');
  return (
    <>
      {isInForce && (
        <NowBadge>
          <Icon of={Check} />
          {t('table.now')}
        </NowBadge>
      )}
      <span>{t('table.year', { year })}</span>
    </>
  );
}

/** True when one year of the row has cents: then all have; undefined leaves it to each amount. */
const rowHasCents = ({ cells }: YearRow): true | undefined =>
  Object.values(cells).some((cell) => cell.kind === 'value' && !Number.isInteger(cell.value)) || undefined;

export function YearTable({ caption, what, years, yearInForce, rows }: YearTableProps) {
  const columns: DataColumn<YearRow>[] = [
    {
      id: 'what',
      header: what,
      isRowHeader: true,
      cell: ({ label, note }) => (
        <>
          {label}
          {note && <Note>{note}</Note>}
        </>
      ),
    },
    ...years.map((year): DataColumn<YearRow> => ({
      id: String(year),
      header: <Year year={year} isInForce={year === yearInForce} />,
      align: 'end',
      isMarked: year === yearInForce,
      cell: (row) => <CellText cell={row.cells[year]} hasCents={rowHasCents(row)} />,
    })),
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
