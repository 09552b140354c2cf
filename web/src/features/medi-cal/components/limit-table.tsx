import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FigureRow } from '@app/benefits/figures/figure';
import { publishedLimit } from '@app/benefits/programs/published-limit';
import { FigureSources } from '@web/shared/benefits/figure-sources';
import { yearsUpTo } from '@web/shared/benefits/figure-cells';
import type { YearCell } from '@web/shared/benefits/figure-cells';
import { useFigures } from '@web/shared/benefits/use-figures';
import { YearTable } from '@web/shared/benefits/year-table';
import { formatDollars, formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { Stack } from '@web/ui/layout';
import { Select } from '@web/ui/select';
import { Note } from '@web/ui/text';
import { HOUSEHOLD_SIZES, MEDI_CAL_GROUPS } from '../logic/groups';
import { limitOfYear } from '../logic/limit-of-year';

/** The year's new limit begins in April; until then last year's holds. */
function FirstMonths({ year }: { year: number }) {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  const figures = useFigures();
  const january = (size: number) =>
    formatDollarsInText(publishedLimit(figures, 'mediCalAgedShare', size, `${year}-01-01`)?.gross ?? 0, language);
  return <p>{t('limits.aged', { one: january(1), couple: january(2), year })}</p>;
}

/** Income limits of one group by household size and year; the year in force is marked. */
export function LimitTable() {
  const { t } = useTranslation(['medi-cal', 'benefits']);
  const figures = useFigures();
  const yearInForce = Number(useToday().slice(0, 4));
  const [chosen, setChosen] = useState<string>(MEDI_CAL_GROUPS[0].id);
  const group = MEDI_CAL_GROUPS.find(({ id }) => id === chosen) ?? MEDI_CAL_GROUPS[0];
  const years = yearsUpTo(yearInForce);
  const used: FigureRow[] = [];
  const takesOff = (publishedLimit(figures, group.share, group.smallest, `${yearInForce}-12-31`)?.off ?? 0) > 0;
  const cellOf = (size: number, year: number): YearCell => {
    const limit = limitOfYear(figures, group.share, size, year);
    if (limit === null) return { kind: 'none' };
    if (limit === 'not-loaded') return { kind: 'notLoaded' };
    used.push(...limit.rows);
    const note =
      limit.off > 0
        ? t('limits.counted', { amount: formatDollars(limit.gross - limit.off) })
        : t('limits.yearly', { amount: formatDollars(limit.yearly) });
    return { kind: 'value', value: limit.gross, unit: 'usd-per-month', row: limit.rows[0], note };
  };
  const rows = HOUSEHOLD_SIZES.filter((size) => size >= group.smallest).map((size) => ({
    id: `size-${size}`,
    label: t('limits.size', { count: size }),
    cells: Object.fromEntries(years.map((year): [number, YearCell] => [year, cellOf(size, year)])),
  }));
  const nextYear = yearInForce + 1;
  const isNextKnown = limitOfYear(figures, group.share, group.smallest, nextYear) !== 'not-loaded';
  return (
    <Stack $gap={3}>
      <Select
        label={t('limits.choose')}
        value={group.id}
        onValueChange={setChosen}
        options={MEDI_CAL_GROUPS.map(({ id }) => ({ value: id, label: t(`groups.${id}.name`) }))}
      />
      <YearTable
        caption={t('limits.caption', { name: t(`groups.${group.id}.name`) })}
        what={t(group.smallest === 1 ? 'limits.what' : 'limits.whatWithChild')}
        years={years}
        yearInForce={yearInForce}
        rows={rows}
      />
      {!isNextKnown && <p>{t('limits.nextMissing', { year: nextYear })}</p>}
      {group.id === 'aged' && <FirstMonths year={yearInForce} />}
      <Note>{t(takesOff ? 'limits.deduction' : 'limits.rounding')}</Note>
      <FigureSources rows={used} />
      <Note>{t('benefits:table.computed')}</Note>
    </Stack>
  );
}
