import { CircleCheck, CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { RichText } from '@web/ui/rich-text';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import { dollarsOf, echoOf } from '../logic/check-form';
import type { CheckForm } from '../logic/check-form';
import { BigInput, Echo } from './big-input';
import { Choice } from './choice';
import { Question } from './question';
import type { StepProps } from './step-props';

function EchoOfIncome({ form, set }: Pick<StepProps, 'form' | 'set'>) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const echo = form.isIncomeUnknown ? null : echoOf(form);
  if (!echo) return null;
  const sum = formatDollarsInText(echo.dollars, language);
  if (!echo.isTiny) {
    return (
      <Echo icon={CircleCheck}>
        <RichText text={t(`form.echo.${echo.period}`, { sum })} tags={{ b: <b /> }} />
      </Echo>
    );
  }
  return (
    <Echo icon={CircleHelp}>
      {t('form.echo.tiny', { sum: formatDollarsInText(dollarsOf(form.income) ?? 0, language) })}{' '}
      <Button onClick={() => set({ period: 'month' })}>{t('form.echo.isMonth')}</Button>
    </Echo>
  );
}

/** By the month first, as most people know it; the year is said back, and a tiny year is questioned. */
export function MoneyQuestion({ form, set, errorOf, ...question }: StepProps) {
  const { t } = useTranslation('eligibility');
  const error = errorOf('income');
  const setIncome = (income: string): void => set({ income, isIncomeUnknown: false });
  const pick = (part: Partial<CheckForm>) => (isChosen: boolean) =>
    set(isChosen ? part : { isIncomeUnknown: false, income: '' });
  return (
    <Question {...question} step="income" legend={t('form.income')} hint={t('form.incomeHint')} error={error}>
      <SegmentedChoice
        label={t('form.period')}
        isLabelHidden
        options={[
          { id: 'month', label: t('form.month') },
          { id: 'year', label: t('form.year') },
        ]}
        value={form.period}
        onChange={(period) => set({ period })}
      />
      <BigInput
        label={t(form.period === 'month' ? 'form.incomeOfMonth' : 'form.incomeOfYear')}
        unit={t('form.dollars')}
        inputMode="decimal"
        value={form.isIncomeUnknown ? '' : form.income}
        onValueChange={setIncome}
        isInvalid={Boolean(error)}
        field="income"
      />
      <EchoOfIncome form={form} set={set} />
      <Choice
        kind="checkbox"
        name="noIncome"
        isChosen={form.income === '0'}
        onChoose={pick({ income: '0', isIncomeUnknown: false })}
      >
        {t('form.noIncome')}
      </Choice>
      <Choice
        kind="checkbox"
        name="isIncomeUnknown"
        isChosen={form.isIncomeUnknown}
        onChoose={pick({ income: '', isIncomeUnknown: true })}
      >
        {t('form.dontKnow')}
      </Choice>
    </Question>
  );
}
