import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ELIGIBILITY_LIMITS } from '@app/contracts/http/eligibility';
import { useAssetLimits } from '../hooks/use-asset-limits';
import { ASSET_ANSWERS, householdSize } from '../logic/check-form';
import { BigInput, Echo } from './big-input';
import { Choice } from './choice';
import { Question } from './question';
import type { StepProps } from './step-props';

const STATUSES = ['citizen', 'resident', 'other', 'unsaid'] as const;
const ASSETS = [...ASSET_ANSWERS, 'unknown'] as const;
const INSURANCES = ['medicare', 'medicaid', 'employer', 'private', 'none', 'unknown'] as const;

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

export function AssetsQuestion({ form, set, errorOf, ...question }: StepProps) {
  const { t } = useTranslation('eligibility');
  const limits = useAssetLimits(householdSize(form), form.hasSpouse);
  return (
    <Question
      {...question}
      step="assets"
      legend={t('form.assets')}
      hint={t('form.assetsHint')}
      error={errorOf('assets')}
    >
      {ASSETS.map((assets) => (
        <Choice key={assets} name="assets" isChosen={form.assets === assets} onChoose={() => set({ assets })}>
          {assets === 'unknown' ? t('form.dontKnow') : t(`form.assetAnswers.${assets}`, limits)}
        </Choice>
      ))}
    </Question>
  );
}

/** With a new green card: the years that open Medicare, which may have begun before it. */
export function YearsQuestion({ form, set, errorOf, ...question }: StepProps) {
  const { t } = useTranslation('eligibility');
  const error = errorOf('years');
  return (
    <Question {...question} step="years" legend={t('form.yearsHere')} hint={t('form.yearsHint')} error={error}>
      <BigInput
        label={t('form.yearsLabel')}
        unit={t('form.yearsUnit')}
        inputMode="numeric"
        value={form.years}
        onValueChange={(years) => set({ years })}
        isInvalid={Boolean(error)}
        field="years"
      />
    </Question>
  );
}
