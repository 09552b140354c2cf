// Amounts by year with the year in force marked by a word, an icon and a frame; on a phone each row is a card.
// Screens that show it load the `benefits` namespace.
import { Check, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { Badge } from '@web/ui/badge';
import { Icon } from '@web/ui/icon';
import { Soft, VisuallyHidden } from '@web/ui/text';
import { color, shape, space, text } from '@web/ui/tokens';
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

const CARDS = '@container table (max-width: 44rem)';
const ROWS = '@container table (width > 44rem)';

const Box = styled.div`
  container: table / inline-size;
`;

const Table = styled.table`
  width: 100%;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  border-collapse: separate;
  border-spacing: 0;
  overflow: clip;
  th,
  td {
    padding: 0.875rem;
    text-align: start;
    vertical-align: baseline;
    line-height: 1.5;
  }
  ${ROWS} {
    tbody tr:not(:last-child) > * {
      border-block-end: 1px solid ${color.line};
    }
  }
  ${CARDS} {
    display: block;
    border: 0;
    background: none;
    overflow: visible;
  }
`;

const now = css`
  background: ${color.persimmon100};
  border-inline: 2px solid ${color.persimmon600};
  font-weight: 700;
`;

const Head = styled.thead`
  th {
    background: ${color.sunken};
    border-block-end: 1px solid ${color.line};
    font-size: ${text[6]};
  }
  ${CARDS} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const YearHead = styled.th<{ $isNow: boolean }>`
  && {
    text-align: end;
    white-space: nowrap;
    ${({ $isNow }) => $isNow && now}
    ${({ $isNow }) => $isNow && `border-block-start: 2px solid ${color.persimmon600};`}
  }
`;

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

const Body = styled.tbody`
  ${CARDS} {
    display: grid;
    gap: ${space[4]};
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  }
`;

const Line = styled.tr`
  break-inside: avoid;
  ${CARDS} {
    display: block;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${shape.radius};
    padding: ${space[4]};
    && > * {
      border-block-end: 0;
      padding: 0.25rem 0.625rem;
    }
  }
`;

const Name = styled.th`
  font-weight: 700;
  small {
    display: block;
    font-size: ${text[6]};
    font-weight: 400;
  }
  ${CARDS} {
    display: block;
    && {
      padding-inline: 0;
    }
  }
`;

const Cell = styled.td<{ $isNow: boolean }>`
  font-variant-numeric: tabular-nums;
  && {
    text-align: end;
    ${({ $isNow }) => $isNow && now}
  }
  tr:last-child > & {
    ${({ $isNow }) => $isNow && `border-block-end: 2px solid ${color.persimmon600};`}
  }
  ${CARDS} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    justify-content: space-between;
    && {
      text-align: start;
      ${({ $isNow }) => $isNow && `border: 2px solid ${color.persimmon600}; border-radius: .5rem;`}
    }
  }
`;

const Label = styled.span`
  display: none;
  font-weight: 400;
  ${CARDS} {
    display: inline;
  }
`;

const CellNote = styled(Soft)`
  display: block;
  font-size: ${text[6]};
  font-weight: 400;
`;

const Value = styled.span`
  ${CARDS} {
    margin-inline-start: auto;
    text-align: end;
  }
`;

function CellText({ cell, hasCents }: { cell: YearCell | undefined; hasCents: boolean | undefined }) {
  const { t } = useTranslation('benefits');
  const language = useLanguage();
  if (cell?.kind === 'value') {
    return (
      <Value>
        {formatAmount(cell.value, cell.unit, language, t, hasCents)}
        {cell.note && <CellNote>{cell.note}</CellNote>}
      </Value>
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

function Now() {
  const { t } = useTranslation('benefits');
  return (
    <NowBadge>
      <Icon of={Check} />
      {t('table.now')}
    </NowBadge>
  );
}

/** True when one year of the row has cents: then all have; undefined leaves it to each amount. */
const rowHasCents = ({ cells }: YearRow): true | undefined =>
  Object.values(cells).some((cell) => cell.kind === 'value' && !Number.isInteger(cell.value)) || undefined;

/** The roles are written out because browsers drop table semantics when CSS changes `display`. */
export function YearTable({ caption, what, years, yearInForce, rows }: YearTableProps) {
  const { t } = useTranslation('benefits');
  return (
    <Box>
      <Table role="table">
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <Head role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {what}
            </th>
            {years.map((year) => (
              <YearHead key={year} role="columnheader" scope="col" $isNow={year === yearInForce}>
                {year === yearInForce && <Now />}
                {t('table.year', { year })}
              </YearHead>
            ))}
          </tr>
        </Head>
        <Body role="rowgroup">
          {rows.map((row) => (
            <Line key={row.id} role="row">
              <Name role="rowheader" scope="row">
                {row.label}
                {row.note && <Soft as="small">{row.note}</Soft>}
              </Name>
              {years.map((year) => (
                <Cell key={year} role="cell" $isNow={year === yearInForce}>
                  {/* The column header already names the cell for screen readers. */}
                  <Label aria-hidden="true">
                    {year === yearInForce && <Now />}
                    {t('table.year', { year })}
                  </Label>
                  <CellText cell={row.cells[year]} hasCents={rowHasCents(row)} />
                </Cell>
              ))}
            </Line>
          ))}
        </Body>
      </Table>
    </Box>
  );
}
