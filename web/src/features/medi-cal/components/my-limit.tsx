import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { yearlyShare } from '@app/benefits/programs/poverty';
import { publishedLimit } from '@app/benefits/programs/published-limit';
import { FigureSources, SourceLine } from '@web/shared/benefits/figure-sources';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollars, formatDollarsInText, formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { MyNumber } from '@web/ui/my-number';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import type { FigureRow } from '@app/benefits/figures/figure';
import { yearsUpTo } from '@web/shared/benefits/figure-cells';
import type { YearCell } from '@web/shared/benefits/figure-cells';
import { YearTable } from '@web/shared/benefits/year-table';
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
function LimitTable() {
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

const GROUPS = [
  { id: 'aged', share: 'mediCalAgedShare', most: 2 },
  { id: 'adult', share: 'mediCalAdultShare', most: 4 },
] as const;
type GroupId = (typeof GROUPS)[number]['id'];

const SIZES = ['1', '2', '3', '4'] as const;

/** One person's own limit: which group, how many, one figure. The tables of all groups and years fold away below it. */
export function MyLimit() {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  const figures = useFigures();
  const [chosen, setChosen] = useState<GroupId>('aged');
  const [size, setSize] = useState<(typeof SIZES)[number]>('1');
  const group = GROUPS.find(({ id }) => id === chosen) ?? GROUPS[0];
  const people = Math.min(Number(size), group.most);
  const limit = publishedLimit(figures, group.share, people, useToday());
  if (!limit) return null;
  const year = limit.level.row.year;
  // The year of the tables on this page, not twelve months: the two are rounded apart.
  const yearly = yearlyShare(limit.level.value, limit.share.value);
  const sizeLabel = (one: string) =>
    group.id === 'aged' ? t(one === '1' ? 'number.alone' : 'number.couple') : t('limits.size', { count: Number(one) });
  return (
    <MyNumber
      title={t('number.title')}
      questions={
        <>
          <SegmentedChoice
            label={t('number.who')}
            options={GROUPS.map(({ id }) => ({ id, label: t(`number.${id}`) }))}
            value={chosen}
            onChange={setChosen}
          />
          <SegmentedChoice
            label={t('number.size')}
            options={SIZES.slice(0, group.most).map((id) => ({ id, label: sizeLabel(id) }))}
            value={SIZES[people - 1] ?? '1'}
            onChange={setSize}
          />
        </>
      }
      before={t('number.before')}
      figure={language === 'ko' ? formatNumber(limit.gross, language) : formatDollars(limit.gross)}
      after={t('number.after')}
      note={t(`number.note.${group.id}`, {
        amount: formatDollarsInText(yearly, language),
        off: formatDollarsInText(limit.off, language),
        counted: formatDollarsInText(limit.monthly, language),
      })}
      source={<SourceLine ids={limit.share.row.sources} year={year} rows={[limit.share.row, limit.level.row]} />}
      earlier={{ title: t('number.earlier'), content: <LimitTable /> }}
    />
  );
}
