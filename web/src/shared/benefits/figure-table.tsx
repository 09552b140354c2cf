// A table of dated figures by year with its sources below. Screens that show it load the `benefits` namespace.
import { useTranslation } from 'react-i18next';
import type { FigureId } from '@app/benefits/figures/figures';
import { Stack } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '../use-today';
import { cellOf, isYearNotLoaded, yearsUpTo } from './figure-cells';
import type { YearCell } from './figure-cells';
import { FigureSources } from './figure-sources';
import { useFigures } from './use-figures';
import { YearTable } from './year-table';

export interface FigureTableRow {
  id: FigureId;
  /** In place of the figure's own label. */
  label?: string;
  note?: string;
}

export interface FigureTableProps {
  caption: string;
  what: string;
  rows: readonly FigureTableRow[];
}

/** Today's year, the two before it, and next year where any of its amounts is announced; a year without amounts says so and is never filled with another's. */
export function FigureTable({ caption, what, rows }: FigureTableProps) {
  const { t } = useTranslation('benefits');
  const language = useLanguage();
  const figures = useFigures();
  const yearInForce = Number(useToday().slice(0, 4));
  const nextYear = yearInForce + 1;
  const isNextKnown = rows.some(({ id }) => cellOf(figures[id], nextYear).kind === 'value');
  // What is announced for next year is next to this year's; what is not says so in its cell.
  const years = [...yearsUpTo(yearInForce), ...(isNextKnown ? [nextYear] : [])];
  const yearRows = rows.map(({ id, label, note }) => ({
    id,
    label: label ?? figures[id].label[language],
    note,
    cells: Object.fromEntries(years.map((year): [number, YearCell] => [year, cellOf(figures[id], year)])),
  }));
  const shown = yearRows.flatMap(({ cells }) => Object.values(cells));
  const isNextNotLoaded = isYearNotLoaded(
    rows.map(({ id }) => figures[id]),
    nextYear,
  );
  return (
    <Stack $gap={3}>
      <YearTable caption={caption} what={what} years={years} yearInForce={yearInForce} rows={yearRows} />
      {isNextNotLoaded && <p>{t('table.nextNotLoaded', { year: nextYear })}</p>}
      <FigureSources rows={shown.flatMap((cell) => (cell.kind === 'value' ? [cell.row] : []))} />
      {shown.some((cell) => cell.kind === 'value' && cell.row.evidence === 'computed') && (
        <Note>{t('table.computed')}</Note>
      )}
    </Stack>
  );
}
