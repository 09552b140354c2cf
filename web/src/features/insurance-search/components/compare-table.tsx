import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { carrierText } from '@app/content/plans/carrier-names';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { useLanguage } from '@web/base/i18n/use-language';
import { Note } from '@web/ui/text';
import { color, shape, text } from '@web/ui/tokens';
import { compareRows, isDifferent } from '../logic/compare-rows';

const Digit = styled.span`
  display: inline-block;
  min-width: 1.5rem;
  margin-inline-end: 0.375rem;
  border-radius: 999px;
  background: ${color.teal100};
  color: ${color.teal700};
  font-weight: 700;
  text-align: center;
`;

/* On a phone each figure is a line of its own with the plans' values in two columns under it, numbered like the heads. */
const NARROW = '@container page (max-width: 39.99rem)';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${color.surface};
  line-height: 1.4;
  th,
  td {
    padding: 0.625rem;
    border: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    background: ${color.sunken};
    font-size: ${text[5]};
  }
  /* The plans share what the first column leaves, equally. */
  table-layout: fixed;
  thead th:first-child {
    width: 11rem;
  }
  tbody th {
    color: ${color.inkSoft};
    font-weight: 400;
  }
  td {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  td small,
  thead small {
    display: block;
    font-weight: 400;
    color: ${color.inkSoft};
  }
  ${NARROW} {
    display: block;
    border: 1px solid ${color.line};
    border-radius: ${shape.radius};
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 0.75rem;
      padding: 0.5rem 0.75rem;
      border-block-start: 1px solid ${color.line};
    }
    thead tr {
      grid-template-columns: minmax(0, 1fr);
      background: ${color.sunken};
    }
    th,
    td {
      border: 0;
      padding: 0.125rem 0;
    }
    tbody th {
      grid-column: 1 / -1;
      width: auto;
    }
    thead th:first-child {
      display: none;
    }
  }
  /* Four plans and all their figures on one sheet. */
  @media print {
    table-layout: fixed;
    font-size: 10.5pt;
    line-height: 1.25;
    th,
    td {
      padding: 0.7mm 1.5mm;
    }
    thead th {
      font-size: inherit;
    }
    tbody th {
      width: 22%;
    }
    tbody ${Digit} {
      display: none;
    }
  }
`;

export interface CompareTableProps {
  plans: readonly InsurancePlanResponse[];
  /** Leaves out what is the same for all. */
  isDifferentOnly?: boolean;
}

/** At most four plans, a row a figure. */
export function CompareTable({ plans, isDifferentOnly = false }: CompareTableProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const words = { covered: t('benefit.has'), 'not-covered': t('benefit.notCovered') };
  const all = compareRows(plans, language, words);
  const rows = isDifferentOnly ? all.filter(isDifferent) : all;
  return (
    <Table aria-label={t('compare.title')}>
      <thead>
        <tr>
          <th scope="col">{t('compare.figure')}</th>
          {plans.map((plan, index) => (
            <th key={plan.id} scope="col">
              <Digit>{index + 1}</Digit>
              <span lang="en">{plan.name}</span>
              <small>{carrierText(plan.carrier, language)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, cells }) => (
          <tr key={id}>
            <th scope="row">{'key' in label ? t(label.key) : label.text}</th>
            {cells.map((cell, index) => (
              <td key={plans[index]?.id}>
                <Digit aria-hidden="true">{index + 1}</Digit>
                {cell ?? <Note as="span">{t('compare.unknown')}</Note>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
