// What to say on the phone, by kind of place: the reader's language over the exact English. The cards to show ask the same.
import type { ProviderType } from '@app/contracts/http/catalog';
import type { BilingualText } from '@app/contracts/http/errors';
import { cardScript, cardWord } from '@app/content/records/show-cards';
import type { CardKind } from '@app/content/records/show-cards';
import { useLanguage } from '@web/base/i18n/use-language';

const KINDS: Record<ProviderType, CardKind> = {
  doctor: 'patient',
  specialist: 'patient',
  clinic: 'patient',
  hospital: 'hospital',
  pharmacy: 'pharmacy',
  seniorHousing: 'housing',
  nursingHome: 'housing',
  adultDayCare: 'dayCare',
  seniorCenter: 'center',
  assistant: 'homeCare',
  medicalGroup: 'group',
  insurance: 'insurer',
};

export const cardKindOf = (type: ProviderType): CardKind => KINDS[type];

/** `say` in the language of the page; `english` next to a Korean page only. */
interface Saying {
  say: string;
  english: string | null;
}

function useBoth(): (text: BilingualText) => Saying {
  const language = useLanguage();
  return (text) => ({ say: text[language], english: language === 'ko' ? text.en : null });
}

/** What to ask a doctor's office about the plans that directories name. */
export const useInsuranceSaying = (): Saying => useBoth()(cardWord('insurance'));

export const useSaying = (type: ProviderType): Saying => useBoth()(cardScript(cardKindOf(type)).say);
