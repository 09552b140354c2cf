import { useTranslation } from 'react-i18next';

/** Says a kind of `kindsOf` in the language of the page; words of a source that we do not know stay as they are. */
export function useKindText(): (kind: string) => string {
  const { t } = useTranslation(['organizations', 'records']);
  return (kind) => t([`organizations:kinds.${kind}`, `records:sourceWords.${kind}`], { defaultValue: kind });
}
