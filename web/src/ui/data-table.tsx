import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from './text';
import { color, shape, space, text } from './tokens';

export interface DataColumn<T> {
  id: string;
  header: ReactNode;
  cell: (row: T) => ReactNode;
  /** The column that names the row: its cell is a row header, and the title of the card. */
  isRowHeader?: boolean;
  /** `end` = figures: they are at the end of their line, also in a card. */
  align?: 'start' | 'end';
  /** Framed, the one column that counts now; the header says why in words. */
  isMarked?: boolean;
}

type ColumnLook = Pick<DataColumn<unknown>, 'align' | 'isMarked'>;

export interface DataTableProps<T> {
  /** Says what the table holds; read by screen readers, and printed. */
  caption: string;
  columns: readonly DataColumn<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
}

const Box = styled.div`
  container: table / inline-size;
`;

const CARDS = '@container table (max-width: 52rem)';

const Table = styled.table`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  border-collapse: separate;
  border-spacing: 0;
  overflow: clip;
  ${CARDS} {
    display: block;
    border: 0;
    background: none;
    border-radius: 0;
    overflow: visible;
  }
`;

const Head = styled.thead`
  ${CARDS} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/* Two cards abreast on a tablet, one on a phone. */
const Body = styled.tbody`
  ${CARDS} {
    display: grid;
    gap: ${space[4]};
    grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  }
`;

const marked = css`
  background: ${color.persimmon100};
  border-inline: 2px solid ${color.persimmon600};
  font-weight: 700;
`;

const HeadCell = styled.th<{ $look: ColumnLook }>`
  padding: 0.875rem;
  text-align: ${({ $look }) => $look.align ?? 'start'};
  vertical-align: bottom;
  background: ${color.sunken};
  border-block-end: 1px solid ${color.line};
  font-size: ${text[6]};
  line-height: 1.5;
  /* A heading of two words wraps between them rather than widen its column. */
  overflow-wrap: normal;
  ${({ $look }) => $look.isMarked && marked}
  ${({ $look }) => $look.isMarked && `border-block-start: 2px solid ${color.persimmon600};`}
`;

const Line = styled.tr`
  & > * {
    padding: 0.875rem;
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid ${color.line};
    line-height: 1.5;
  }
  &:last-child > * {
    border-block-end: 0;
  }
  &:hover > * {
    background: ${color.teal50};
  }
  ${CARDS} {
    display: block;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${shape.radius};
    padding: ${space[4]};
    & > * {
      border: 0;
      padding: 0.25rem 0;
    }
    &:hover > * {
      background: none;
    }
  }
`;

const NameCell = styled.th`
  font-weight: 700;
  overflow-wrap: break-word;
  ${CARDS} {
    display: block;
    font-size: ${text.lead};
  }
`;

const Value = styled.div`
  min-width: 0;
`;

const atEnd = css`
  && {
    text-align: end;
    font-variant-numeric: tabular-nums;
    /* A sum never breaks. */
    overflow-wrap: normal;
  }
  ${CARDS} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    ${Value} {
      margin-inline-start: auto;
    }
  }
`;

const markedCell = css`
  && {
    ${marked}
  }
  tr:last-child > && {
    border-block-end: 2px solid ${color.persimmon600};
  }
  ${CARDS} {
    &&& {
      padding-inline: 0.625rem;
      border: 2px solid ${color.persimmon600};
      border-radius: 0.5rem;
    }
  }
`;

const Cell = styled.td<{ $look: ColumnLook }>`
  ${CARDS} {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: 0.5rem;
    align-items: baseline;
  }
  @container table (max-width: 17rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  ${({ $look }) => $look.align === 'end' && atEnd}
  ${({ $look }) => $look.isMarked && markedCell}
`;

const Label = styled.span`
  display: none;
  color: ${color.inkSoft};
  font-size: ${text[6]};
  ${CARDS} {
    display: inline;
  }
`;

/**
 * A real table; below 52 rem of its own box each row becomes a card whose labels are real words.
 * The roles are written out because browsers drop table semantics when CSS changes `display`.
 */
export function DataTable<T>({ caption, columns, rows, rowKey }: DataTableProps<T>) {
  return (
    <Box>
      <Table role="table">
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <Head role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.id} role="columnheader" scope="col" $look={column}>
                {column.header}
              </HeadCell>
            ))}
          </tr>
        </Head>
        <Body role="rowgroup">
          {rows.map((row) => (
            <Line key={rowKey(row)} role="row" data-keep-together>
              {columns.map((column) =>
                column.isRowHeader ? (
                  <NameCell key={column.id} role="rowheader" scope="row">
                    {column.cell(row)}
                  </NameCell>
                ) : (
                  <Cell key={column.id} role="cell" $look={column}>
                    {/* The column header already names the cell for screen readers. */}
                    <Label aria-hidden="true">{column.header}</Label>
                    <Value>{column.cell(row)}</Value>
                  </Cell>
                ),
              )}
            </Line>
          ))}
        </Body>
      </Table>
    </Box>
  );
}
