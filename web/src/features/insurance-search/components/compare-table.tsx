import { Fragment } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { carrierText } from '@app/content/plans/carrier-names';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { useLanguage } from '@web/base/i18n/use-language';
import { letterOf } from '@web/shared/plan-years/compared-years';
import { Letter } from '@web/shared/plan-years/letter';
import { ExplainedTerm } from '@web/shared/terms/explained-term';
import { Note, VisuallyHidden } from '@web/ui/text';
import { color, shape, text } from '@web/ui/tokens';
import { COMPARE_GROUPS, compareRows, isDifferent } from '../logic/compare-rows';
import type { CompareRow, OwnFigures } from '../logic/compare-rows';

/* On a phone each figure is a line of its own with the plans' values under it, in the order of the letters. */
const NARROW = '@container page (max-width: 39.99rem)';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  background: ${color.surface};
  line-height: 1.4;
  th,
  td {
    padding: 0.625rem;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    background: ${color.sunken};
    font-size: ${text[5]};
  }
  thead td {
    width: 13rem;
  }
  tbody th {
    color: ${color.inkSoft};
    font-weight: 400;
  }
  tbody th[scope='colgroup'] {
    background: ${color.teal50};
    color: ${color.teal700};
    font-weight: 700;
  }
  td {
    font-variant-numeric: tabular-nums;
  }
  td[data-best] {
    background: ${color.teal100};
    color: ${color.teal700};
    font-weight: 700;
  }
  thead small {
    display: block;
    font-weight: 400;
    color: ${color.inkSoft};
  }
  ${NARROW} {
    &,
    thead,
    tbody {
      display: block;
    }
    border: 1px solid ${color.line};
    border-radius: ${shape.radius};
    overflow: clip;
    tr {
      display: grid;
      grid-template-columns: repeat(var(--plans), minmax(0, 1fr));
      border-block-end: 1px solid ${color.line};
    }
    thead tr {
      background: ${color.sunken};
    }
    thead td {
      display: none;
    }
    th,
    td {
      border: 0;
      padding: 0.25rem 0.5rem;
    }
    /* Four sums with cents in a line of 360 px. */
    td {
      padding-inline: 0.25rem 0;
      font-size: ${text[6]};
      word-break: keep-all;
    }
    tbody th {
      grid-column: 1 / -1;
    }
    thead small,
    thead [lang] {
      display: none;
    }
  }
  @container page (max-width: 18rem) {
    tr {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  /* Four plans and all their figures on one sheet. */
  @media print {
    &,
    ${NARROW} {
      display: table;
    }
    font-size: 9.5pt;
    line-height: 1.15;
    th,
    td {
      padding: 0.35mm 1.5mm;
    }
    thead small {
      display: none;
    }
    thead th {
      font-size: inherit;
    }
    thead td {
      width: 26%;
    }
  }
`;

/** The rows of the specification's overview. */
const FIVE: readonly string[] = ['premium', 'deductible', 'maximum', 'stars', 'primary-care'];

/** Rows whose name is a hard word, and the term that explains it. */
const TERM_OF_ROW = new Map([
  ['deductible', 'deductible'],
  ['maximum', 'out-of-pocket-maximum'],
  ['drugDeductible', 'deductible'],
  ['stars', 'star-rating'],
]);

/** How many columns a phone makes. */
const planCount = (count: number): CSSProperties => ({ '--plans': count }) as CSSProperties;

export interface CompareTableProps {
  plans: readonly InsurancePlanResponse[];
  /** Dollars a month with Part B, one a plan. */
  monthly: readonly (number | null)[];
  /** With the medicines that were entered in this tab; undefined = none were. */
  own: OwnFigures | undefined;
  /** different = leaves out what is the same for all; paper = that, but for the five rows everybody asks for: one sheet. */
  rows?: 'all' | 'different' | 'paper';
}

function Row({ row, plans }: { row: CompareRow; plans: CompareTableProps['plans'] }) {
  const { t } = useTranslation('plans');
  const label = 'key' in row.label ? t(row.label.key, { count: row.label.count }) : row.label.text;
  const term = TERM_OF_ROW.get(row.id);
  return (
    <tr>
      <th scope="row">{term ? <ExplainedTerm id={term}>{label}</ExplainedTerm> : label}</th>
      {row.cells.map((cell, index) => (
        <td key={plans[index]?.id} data-best={row.best[index] || undefined}>
          {cell === null ? <Note as="span">{t('compare.unknown')}</Note> : <span>{cell}</span>}
          {row.best[index] && <VisuallyHidden> {t('compare.best')}</VisuallyHidden>}
        </td>
      ))}
    </tr>
  );
}

/** At most four plans, a row a figure, the best value of a row marked. */
export function CompareTable({ plans, monthly, own, rows: which = 'all' }: CompareTableProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const words = { covered: t('benefit.has'), 'not-covered': t('benefit.notCovered') };
  const all = compareRows(plans, { language, words, monthly, own });
  const rows = all.filter((row) => which === 'all' || isDifferent(row) || (which === 'paper' && FIVE.includes(row.id)));
  return (
    <Table aria-label={t('compare.title')} style={planCount(plans.length)}>
      <thead>
        <tr>
          <td />
          {plans.map((plan, index) => (
            <th key={plan.id} scope="col">
              <Letter>{letterOf(index)}</Letter> <span lang="en">{plan.name}</span>
              <small>{carrierText(plan.carrier, language)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COMPARE_GROUPS.map((group) => {
          const shown = rows.filter((row) => row.group === group);
          if (shown.length === 0) return null;
          return (
            <Fragment key={group}>
              <tr>
                <th scope="colgroup" colSpan={plans.length + 1}>
                  {t(`compare.groups.${group}`)}
                </th>
              </tr>
              {shown.map((row) => (
                <Row key={row.id} row={row} plans={plans} />
              ))}
            </Fragment>
          );
        })}
      </tbody>
    </Table>
  );
}
