// Why a doctor is in a list, when it is the insurance, the medical group or the language: short texts for its row.
import { useTranslation } from 'react-i18next';
import type { Language, ProviderResponse } from '@app/contracts/http/catalog';
import { LANGUAGE_NAMES } from '@app/content/matching/language-names';
import { languageKey } from '@web/base/i18n/language-key';
import { useLanguage } from '@web/base/i18n/use-language';
import { type RequestedNetwork, networkInRow, OURS } from './networks';

/** "보험 Kaiser Permanente", "메디컬 그룹 …", "외 2곳": the requested plan and group first. */
export function useNetworkFacts(requested: RequestedNetwork): (provider: ProviderResponse) => string[] {
  const { t } = useTranslation('records');
  return ({ networks }) => {
    const shown = networkInRow(networks, requested);
    if (!shown) return [];
    const { insurer, group } = shown;
    const others = new Set(networks.map((network) => network.insurer)).size - 1;
    return [
      others > 0 ? t('networks.planOf', { plan: insurer, count: others }) : t('networks.plan', { plan: insurer }),
      ...(group === null ? [] : [t('networks.group', { group })]),
    ];
  };
}

/** "한국어: … 명부에 적혀 있습니다": who states the requested language; null requests nothing. */
export function useWhyLanguage(requested: Language | null): (provider: ProviderResponse) => string | null {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const names = requested ? LANGUAGE_NAMES[requested] : [];
  return ({ statedLanguages }) => {
    const stated = statedLanguages.find(
      ({ source, languages }) => source.source !== OURS && languages.some((name) => names.includes(name)),
    );
    if (!requested || !stated) return null;
    return t('why.language', { language: t(languageKey(requested)), source: stated.source.name[language] });
  };
}
