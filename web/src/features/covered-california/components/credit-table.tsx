import { useTranslation } from 'react-i18next';
import { coverageYearOn } from '@app/benefits/figures/windows';
import { FigureSources } from '@web/shared/benefits/figure-sources';
import type { YearCell } from '@web/shared/benefits/figure-cells';
import { useFigures } from '@web/shared/benefits/use-figures';
import { YearTable } from '@web/shared/benefits/year-table';
import { useToday } from '@web/shared/use-today';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Stack } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { creditLimit } from '../logic/credit-limits';
import type { CreditLimit } from '../logic/credit-limits';

const SIZES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Federal premium help by coverage year and household size; the year one signs up for now is marked. */
export function CreditTable() {
  const { t } = useTranslation('covered-california');
  const figures = useFigures();
  const year = coverageYearOn(useToday());
  const years = [year - 1, year];
  const found: CreditLimit[] = [];
  const cellOf = (size: number, of: number): YearCell => {
    const limit = creditLimit(figures, 'aptcMaxShare', size, of);
    if (!limit) return { kind: 'none' };
    found.push(limit);
    return { kind: 'value', value: limit.income, unit: 'usd-per-year', row: limit.level.row };
  };
  const rows = SIZES.map((size) => ({
    id: `size-${size}`,
    label: t('credit.size', { count: size }),
    cells: Object.fromEntries(years.map((of): [number, YearCell] => [of, cellOf(size, of)])),
  }));
  return (
    <Stack $gap={3}>
      <p>
        <MarkedText text={t('credit.lead')} />
      </p>
      <YearTable caption={t('credit.caption')} what={t('credit.what')} years={years} yearInForce={year} rows={rows} />
      <p>{t('credit.mediCal')}</p>
      <Note>
        <MarkedText text={t('credit.rule')} />
      </Note>
      <FigureSources rows={found.flatMap(({ level, share }) => [level.row, share.row])} />
    </Stack>
  );
}
