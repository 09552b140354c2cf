import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { yearlyShare } from '@app/benefits/programs/poverty';
import { publishedLimit } from '@app/benefits/programs/published-limit';
import { SourceLine } from '@web/shared/benefits/figure-sources';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollars, formatDollarsInText, formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { MyNumber } from '@web/ui/my-number';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import { LimitTable } from './limit-table';

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
