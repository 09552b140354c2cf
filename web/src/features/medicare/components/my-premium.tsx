import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figureOn } from '@app/benefits/figures/figure';
import { SourceLine } from '@web/shared/benefits/figure-sources';
import { useFigures } from '@web/shared/benefits/use-figures';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { formatDollars, formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { MyNumber } from '@web/ui/my-number';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import { irmaaSteps } from '../logic/irmaa-steps';
import { CostTables } from './cost-tables';

type Filing = 'single' | 'joint';
type Income = 'within' | 'above';

/** What one pays each month for Part B: alone or as a couple, and whether the income of two years ago was high. */
export function MyPremium() {
  const { t } = useTranslation('medicare');
  const language = useLanguage();
  const figures = useFigures();
  const figure = useFigureText();
  const today = useToday();
  const [filing, setFiling] = useState<Filing>('single');
  const [income, setIncome] = useState<Income>('within');
  const standard = figureOn(figures, 'partBPremium', today);
  const steps = irmaaSteps(figures, today)?.steps;
  const edge = steps?.[1]?.[filing];
  if (!standard || !steps || !edge) return null;
  const amount = income === 'above' ? (steps[1]?.partB ?? standard.value) : standard.value;
  const limit = formatDollarsInText(edge, language);
  const { year } = standard.row;
  return (
    <MyNumber
      title={t('number.title')}
      questions={
        <>
          <SegmentedChoice
            label={t('number.filing')}
            options={(['single', 'joint'] as const).map((id) => ({ id, label: t(`number.${id}`) }))}
            value={filing}
            onChange={setFiling}
          />
          <SegmentedChoice
            label={t('number.income', { year: year - 2 })}
            options={(['within', 'above'] as const).map((id) => ({ id, label: t(`number.${id}`, { limit }) }))}
            value={income}
            onChange={setIncome}
          />
        </>
      }
      before={t('number.before')}
      figure={language === 'ko' ? formatDollars(amount).slice(1) : formatDollars(amount)}
      after={t(income === 'above' ? 'number.from' : 'number.dollars')}
      note={t('number.note', { credits: figure('workCreditsFull') })}
      source={<SourceLine ids={standard.row.sources} year={year} rows={[standard.row]} />}
      earlier={{ title: t('number.earlier'), content: <CostTables /> }}
    />
  );
}
