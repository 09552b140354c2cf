// What to say on the phone, by kind of place: the reader's language over the exact English.
import { useTranslation } from 'react-i18next';
import type { ProviderType } from '@app/contracts/http/catalog';
import { useLanguage } from '@web/base/i18n/use-language';

/** What the person at the other end hears; en/records.json says the same to English readers. */
const ENGLISH = {
  patient: 'I’m a new patient and would like an appointment. Is there someone who speaks Korean?',
  pharmacy: 'I need to fill a prescription. Is there someone who speaks Korean?',
  housing: 'Do you have an opening? How much is it per month? Does anyone speak Korean?',
  dayCare: 'I would like to attend during the day. Do you take Medi-Cal?',
  center: 'What programs do you have? Is there someone who speaks Korean?',
  homeCare: 'I’m looking for a caregiver to come to my home. Do you have someone who speaks Korean? What does it cost?',
  group: 'I’m looking for a primary care doctor who speaks Korean. Are you taking new patients?',
  insurer: 'Korean interpreter, please. I have a question about a plan.',
} as const;
type Saying = keyof typeof ENGLISH;

const SAYINGS: Partial<Record<ProviderType, Saying>> = {
  pharmacy: 'pharmacy',
  seniorHousing: 'housing',
  nursingHome: 'housing',
  adultDayCare: 'dayCare',
  seniorCenter: 'center',
  assistant: 'homeCare',
  medicalGroup: 'group',
  insurance: 'insurer',
};

const INSURANCE =
  'I’ll read you the plan and the medical group on my card. Do you take this insurance now, at this office?';

/** What to ask a doctor's office about the plans that directories name. */
export function useInsuranceSaying(): { say: string; english: string | null } {
  const { t } = useTranslation('records');
  return { say: t('say.insurance'), english: useLanguage() === 'ko' ? INSURANCE : null };
}

/** @returns `say` in the language of the page; `english` beside a Korean page only */
export function useSaying(type: ProviderType): { say: string; english: string | null } {
  const { t } = useTranslation('records');
  const isKorean = useLanguage() === 'ko';
  const saying = SAYINGS[type] ?? 'patient';
  return { say: t(`say.${saying}`), english: isKorean ? ENGLISH[saying] : null };
}
