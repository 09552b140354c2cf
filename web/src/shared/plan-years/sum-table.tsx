// The arithmetic of one kind of year, line by line: on the screen and on paper.
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { planService } from '@app/content/plan-costs/services';
import type { CostLine, YearKind } from '@app/contracts/http/year-costs';
import { useLanguage } from '@web/base/i18n/use-language';
import { Note } from '@web/ui/text';
import { color, text } from '@web/ui/tokens';
import { sumRows, yearOfKind } from './compared-years';
import type { ComparedYears } from './compared-years';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text[6]};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  th,
  td {
    padding: 0.375rem 0.25rem;
    border-block-end: 1px dashed ${color.line};
    text-align: end;
    vertical-align: top;
  }
  tbody th,
  tfoot th {
    text-align: start;
    font-weight: 400;
  }
  tfoot :is(th, td) {
    border-block-end: 0;
    font-weight: 700;
  }
  /* A phone: each line's name over its sums. */
  @container page (max-width: 39.99rem) {
    &,
    thead,
    tbody,
    tfoot {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(var(--plans), minmax(0, 1fr));
      padding-block: 0.25rem;
      border-block-end: 1px dashed ${color.line};
    }
    th,
    td {
      border: 0;
      padding: 0.125rem 0.25rem;
    }
    thead td {
      display: none;
    }
    tbody th,
    tfoot th {
      grid-column: 1 / -1;
    }
  }
`;

/** "2,434.80", "−1,978.80": figures only, as on a receipt. */
const figure = (dollars: number): string =>
  (dollars < 0 ? '−' : '') +
  Math.abs(dollars).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "파트 B 보험료 × 12" */
function useLineName(): (line: CostLine) => string {
  const { t } = useTranslation('years');
  const language = useLanguage();
  return (line) => {
    const { code, service, medication, count } = line;
    const name =
      service !== null
        ? planService(service).label[language]
        : medication !== null
          ? t('lines.medicineOf', { medicine: t(`medications.${medication}`) })
          : t(`lines.${code}`);
    return count > 1 ? `${name} × ${count}` : name;
  };
}

function Cell({ line }: { line: CostLine | null }) {
  const { t } = useTranslation('years');
  if (line === null) return <>–</>;
  if (line.total === null) return <Note as="span">{t(`notCounted.${line.notCounted ?? 'not-stated'}`)}</Note>;
  return (
    <>
      {figure(line.total)}
      {line.paidBy && (
        <>
          <br />
          <Note as="span">{t(`payers.${line.paidBy}`)}</Note>
        </>
      )}
    </>
  );
}

/** A row a line, a column a plan, the sum below. */
export function SumTable({ plans, kind }: { plans: readonly ComparedYears[]; kind: YearKind }) {
  const { t } = useTranslation('years');
  const nameOf = useLineName();
  return (
    <Table aria-label={t('sums.table', { year: t(`years.${kind}.name`) })} style={{ '--plans': plans.length }}>
      <thead>
        <tr>
          <td />
          {plans.map(({ id, letter }) => (
            <th key={id} scope="col">
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sumRows(plans, kind).map(({ key, line, cells }) => (
          <tr key={key}>
            <th scope="row">{nameOf(line)}</th>
            {cells.map((cell, at) => (
              <td key={plans[at]?.id}>
                <Cell line={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('sums.total')}</th>
          {plans.map((plan) => {
            const annual = yearOfKind(plan, kind)?.annual ?? null;
            return <td key={plan.id}>{annual === null ? t('unknown') : figure(annual)}</td>;
          })}
        </tr>
      </tfoot>
    </Table>
  );
}
