import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coverageYearOn } from '@app/benefits/figures/windows';
import { SourceLine } from '@web/shared/benefits/figure-sources';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollars, formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { MyNumber } from '@web/ui/my-number';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import { creditLimit } from '../logic/credit-limits';
import { CreditTable } from './credit-table';

const SIZES = ['1', '2', '3', '4'] as const;

/** Up to which income there is help with the premium, for a household, in the year one signs up for now. */
export function MyCredit() {
  const { t } = useTranslation('covered-california');
  const language = useLanguage();
  const figures = useFigures();
  const year = coverageYearOn(useToday());
  const [size, setSize] = useState<(typeof SIZES)[number]>('1');
  const limit = creditLimit(figures, 'aptcMaxShare', Number(size), year);
  if (!limit) return null;
  return (
    <MyNumber
      title={t('number.title')}
      questions={
        <SegmentedChoice
          label={t('number.size')}
          options={SIZES.map((id) => ({ id, label: t('number.choice', { count: Number(id) }) }))}
          value={size}
          onChange={setSize}
        />
      }
      before={t('number.before')}
      figure={language === 'ko' ? formatNumber(limit.income, language) : formatDollars(limit.income)}
      after={t('number.after')}
      note={t('number.note', { year })}
      source={
        <SourceLine
          ids={[...limit.share.row.sources, ...limit.level.row.sources]}
          year={year}
          rows={[limit.share.row, limit.level.row]}
        />
      }
      earlier={{ title: t('number.earlier'), content: <CreditTable /> }}
    />
  );
}
