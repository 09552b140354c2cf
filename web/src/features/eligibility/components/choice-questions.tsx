import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { figureOn } from '@app/benefits/figures/figure';
import { ELIGIBILITY_LIMITS } from '@app/contracts/http/eligibility';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { householdSize } from '../logic/check-form';
import type { CheckForm } from '../logic/check-form';
import { BigInput, Echo } from './big-input';
import { Choice } from './choice';
import { Question } from './question';
import type { StepProps } from './step-props';

const STATUSES = ['citizen', 'resident', 'other', 'unsaid'] as const;
const INSURANCES = ['medicare', 'medicaid', 'employer', 'private', 'none', 'unknown'] as const;
const ASSETS = ['withinLimit', 'aboveLimit', 'unknown'] as const;

export function AgeQuestion({ form, set, errorOf, ...question }: StepProps) {
  const { t } = useTranslation('eligibility');
  const { min, max } = ELIGIBILITY_LIMITS.age;
  const error = errorOf('age');
  return (
    <Question {...question} step="age" legend={t('form.age')} hint={t('form.ageHint', { min, max })} error={error}>
      <BigInput
        label={t('form.ageLabel')}
        unit={t('form.years')}
        inputMode="numeric"
        value={form.isAgeUnknown ? '' : form.age}
        onValueChange={(age) => set({ age, isAgeUnknown: false })}
        isInvalid={Boolean(error)}
        field="age"
      />
      <Choice
        kind="checkbox"
        name="isAgeUnknown"
        isChosen={form.isAgeUnknown}
        onChoose={(isAgeUnknown) => set({ age: '', isAgeUnknown })}
      >
        {t('form.dontKnow')}
      </Choice>
      {form.isAgeUnknown && <Echo icon={CircleHelp}>{t('form.ageUnknown')}</Echo>}
    </Question>
  );
}

export function StatusQuestion({ form, set, errorOf, ...question }: StepProps) {
  const { t } = useTranslation('eligibility');
  return (
    <Question
      {...question}
      step="citizenshipStatus"
      legend={t('form.status')}
      hint={t('form.statusHint')}
      error={errorOf('citizenshipStatus')}
    >
      {STATUSES.map((status) => (
        <Choice
          key={status}
          name="citizenshipStatus"
          isChosen={form.citizenshipStatus === status}
          onChoose={() => set({ citizenshipStatus: status })}
        >
          {t(`form.statuses.${status}`)}
        </Choice>
      ))}
    </Question>
  );
}

export function InsuranceQuestion({ form, set, errorOf, ...question }: StepProps) {
  const { t } = useTranslation('eligibility');
  return (
    <Question {...question} step="currentInsurance" legend={t('form.insurance')} error={errorOf('currentInsurance')}>
      {INSURANCES.map((insurance) => (
        <Choice
          key={insurance}
          name="currentInsurance"
          isChosen={form.currentInsurance === insurance}
          onChoose={() => set({ currentInsurance: insurance })}
        >
          {t(insurance === 'unknown' ? 'form.dontKnow' : `form.insurances.${insurance}`)}
        </Choice>
      ))}
    </Question>
  );
}

/** Medi-Cal's limit for this household: the question names the sum, so that no one has to tell an amount. */
function useAssetLimit(form: CheckForm): string {
  const figures = useFigures();
  const language = useLanguage();
  const today = useToday();
  const one = figureOn(figures, 'mediCalAssetsOne', today)?.value ?? 0;
  const more = figureOn(figures, 'mediCalAssetsEachMore', today)?.value ?? 0;
  return formatDollarsInText(one + more * (householdSize(form) - 1), language);
}

export function AssetsQuestion({ form, set, errorOf, ...question }: StepProps) {
  const { t } = useTranslation('eligibility');
  const limit = useAssetLimit(form);
  return (
    <Question
      {...question}
      step="assets"
      legend={t('form.assets', { limit })}
      hint={t('form.assetsHint')}
      error={errorOf('assets')}
    >
      {ASSETS.map((assets) => (
        <Choice key={assets} name="assets" isChosen={form.assets === assets} onChoose={() => set({ assets })}>
          {t(assets === 'unknown' ? 'form.dontKnow' : `form.assetAnswers.${assets}`)}
        </Choice>
      ))}
    </Question>
  );
}
