import { useTranslation } from 'react-i18next';
import { nameIn } from '@web/base/i18n/name-in';
import { useLanguage } from '@web/base/i18n/use-language';
import type { UiLanguage } from '@web/base/i18n/language';
import type { EmergencyContact } from '../logic/contact-list';

export interface ContactFacts {
  who: string;
  /** The name in the other language: a clerk may know it by that one alone. */
  other: { name: string; lang: UiLanguage } | null;
  /** Hours, languages, address: one quiet line. */
  facts: string[];
}

/** A contact in the words of the page. */
export function useContactFacts(contact: EmergencyContact): ContactFacts {
  const { t } = useTranslation('emergency');
  const language = useLanguage();
  const { name, nameKo } = contact.record;
  const who = nameIn(contact.record, language);
  const facts = [
    contact.hasEmergencyRoom && t('contacts.emergencyRoom'),
    contact.hours?.[language],
    contact.languages.map((spoken) => t(`contacts.languages.${spoken}`)).join(', '),
    contact.hasInterpreter && t('contacts.interpreter'),
    contact.tty && t('contacts.tty', { number: contact.tty }),
    contact.address,
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  const other = language === 'ko' && nameKo ? ({ name, lang: 'en' } as const) : null;
  return { who, other, facts: facts as string[] };
}
