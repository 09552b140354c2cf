// What to say on the phone, by kind of place: the reader's language over the exact English.
import { useTranslation } from 'react-i18next';
import type { ProviderType } from '@app/contracts/http/catalog';
import { useLanguage } from '@web/shared/i18n/use-language';

const SAYINGS: Partial<Record<ProviderType, string>> = {
  pharmacy: 'pharmacy',
  seniorHousing: 'housing',
  nursingHome: 'housing',
  adultDayCare: 'dayCare',
  seniorCenter: 'center',
  assistant: 'homeCare',
  medicalGroup: 'group',
  insurance: 'insurer',
};

/** @returns `say` in the language of the page; `english` beside a Korean page only */
export function useSaying(type: ProviderType): { say: string; english: string | null } {
  const { t } = useTranslation('records');
  const isKorean = useLanguage() === 'ko';
  const key = `say.${SAYINGS[type] ?? 'patient'}`;
  return { say: t(`${key}.words`), english: isKorean ? t(`${key}.english`) : null };
}
