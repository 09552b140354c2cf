// What a place or person is, in one short line; null where no source says it, because an unknown fact takes no row.
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { HOUSING_TYPES } from '@app/contracts/http/catalog';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { useLanguage } from '@web/base/i18n/use-language';
import { sourceWordsId } from './source-words';

/** A row has room for this many; all of them are in the sheet. */
const MAX_IN_A_ROW = 2;

type Say = TFunction<'records'>;

/** A kind as its source calls it: in our words where we have them, else as it is there. */
const sourceText = (words: string, t: Say): string => {
  const id = sourceWordsId(words);
  return id ? t(`sourceWords.${id}`) : words;
};

function housingText({ housingType, details }: ProviderResponse, t: Say): string[] {
  const isKnown = HOUSING_TYPES.some((id) => id === housingType);
  const capacity = details?.capacity;
  return [
    ...(isKnown ? [t(`housing.${housingType}.name`)] : housingType ? [housingType] : []),
    ...(capacity === undefined ? [] : [t('capacity', { count: capacity })]),
  ];
}

function kindsOf(provider: ProviderResponse, language: 'ko' | 'en', t: Say): string[] {
  const { type, specialties, specialty, details } = provider;
  if (type === 'seniorHousing') return housingText(provider, t);
  const names = details?.specialtyNames ?? [];
  if (names.length > 0) return names.map((name) => name[language]);
  if (specialties.length > 0) {
    return [...new Set(specialties.map((id) => t(`specialties.${id}`, { defaultValue: id })))];
  }
  if (specialty) return [sourceText(specialty, t)];
  // Every place of these kinds does the same; the others do not.
  return type === 'adultDayCare' || type === 'assistant' ? [t(`specialtyDefault.${type}`)] : [];
}

/** @returns all kinds, joined; or the first few with `isShort` */
export function useKindText(provider: ProviderResponse, isShort = false): string | null {
  const { t } = useTranslation('records');
  const kinds = kindsOf(provider, useLanguage(), t);
  return (isShort ? kinds.slice(0, MAX_IN_A_ROW) : kinds).join(', ') || null;
}

type SpecialtyReason = (provider: ProviderResponse, specialty: string | null) => string | null;

/** "진료 과목에 심장내과가 있습니다": for a row whose short line does not show the requested specialty; else null. */
export function useSpecialtyReason(): SpecialtyReason {
  const { t } = useTranslation('records');
  return ({ specialties, details }, specialty) => {
    if (!specialty) return null;
    const hasOwnWords = (details?.specialtyNames ?? []).length > 0;
    const isShown = !hasOwnWords && specialties.slice(0, MAX_IN_A_ROW).includes(specialty);
    return isShown ? null : t('why.specialty', { specialty: t(`specialties.${specialty}`) });
  };
}

/** The same for a list of one specialty. */
export function useWhySpecialty(specialty: string | null): (provider: ProviderResponse) => string | null {
  const reason = useSpecialtyReason();
  return (provider) => reason(provider, specialty);
}
