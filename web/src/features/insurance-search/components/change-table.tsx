import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useYearSum } from '@web/shared/plan-years/use-year-sum';
import { Note } from '@web/ui/text';
import { color, text } from '@web/ui/tokens';
import type { CompareRow } from '../logic/compare-rows';
import type { MoneyChange } from '../logic/switching';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${color.surface};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  th,
  td {
    padding: 0.5rem;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    background: ${color.sunken};
    font-size: ${text[6]};
  }
  tbody th {
    color: ${color.inkSoft};
    font-weight: 400;
  }
  /* A narrow phone: what it is is over what it was and becomes. */
  @container page (max-width: 30rem) {
    tbody tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      border-block-end: 1px solid ${color.line};
    }
    thead {
      display: none;
    }
    th,
    td {
      border: 0;
      padding: 0.125rem 0.5rem;
    }
    tbody th {
      grid-column: 1 / -1;
      padding-block-start: 0.5rem;
      color: ${color.ink};
      font-weight: 700;
    }
    /* The difference: a line of its own. */
    td:nth-child(4) {
      grid-column: 1 / -1;
      padding-block-end: 0.5rem;
    }
    td::before {
      content: attr(data-of);
      display: block;
      color: ${color.inkSoft};
      font-size: ${text[6]};
    }
  }
`;

export interface ChangeRow {
  id: string;
  name: string;
  from: string | null;
  to: string | null;
  /** In words; left out of a table without it. */
  difference?: string;
}

/** What it is, what it was and what it becomes. */
export function ChangeTable({ label, heads, rows }: ChangeTableProps) {
  const { t } = useTranslation(['comparison', 'plans']);
  const hasDifference = rows.some(({ difference }) => difference !== undefined);
  const unknown = <Note as="span">{t('plans:compare.unknown')}</Note>;
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <td />
          <th scope="col">{heads.from}</th>
          <th scope="col">{heads.to}</th>
          {hasDifference && <th scope="col">{t('comparison:switch.difference')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            <td data-of={heads.from}>{row.from ?? unknown}</td>
            <td data-of={heads.to}>{row.to ?? unknown}</td>
            {hasDifference && (
              <td data-of={t('comparison:switch.difference')}>
                <b>{row.difference}</b>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface ChangeTableProps {
  label: string;
  heads: Record<'from' | 'to', string>;
  rows: readonly ChangeRow[];
}

interface Lettered {
  /** Of the plan somebody has, and of the other. */
  letters: readonly [from: string, to: string];
}

function useHeads([from, to]: Lettered['letters']): ChangeTableProps['heads'] {
  const { t } = useTranslation('comparison');
  return { from: t('switch.now', { letter: from }), to: t('switch.then', { letter: to }) };
}

/** The three kinds of year, before and after. */
export function MoneyTable({ money, letters }: Lettered & { money: readonly MoneyChange[] }) {
  const { t } = useTranslation(['comparison', 'years']);
  const language = useLanguage();
  const sumOf = useYearSum();
  const heads = useHeads(letters);
  const differenceOf = (dollars: number | null): string => {
    if (dollars === null) return t('comparison:switch.cannotSay');
    const amount = formatDollarsInText(Math.round(Math.abs(dollars)), language);
    if (dollars === 0) return t('comparison:switch.same');
    return t(dollars < 0 ? 'comparison:switch.less' : 'comparison:switch.more', { amount });
  };
  return (
    <ChangeTable
      label={t('comparison:switch.money')}
      heads={heads}
      rows={money.map(({ kind, from, to, difference }) => ({
        id: kind,
        name: t(`years:years.${kind}.name`),
        from: sumOf(from),
        to: sumOf(to),
        difference: differenceOf(difference),
      }))}
    />
  );
}

/** The rows of medicines that differ. */
export function DrugTable({ rows, letters }: Lettered & { rows: readonly CompareRow[] }) {
  const { t } = useTranslation(['comparison', 'plans']);
  const heads = useHeads(letters);
  return (
    <ChangeTable
      label={t('comparison:switch.drugs')}
      heads={heads}
      rows={rows.map(({ id, label, cells }) => ({
        id,
        name: 'key' in label ? t(`plans:${label.key}`) : label.text,
        from: cells[0] ?? null,
        to: cells[1] ?? null,
      }))}
    />
  );
}
