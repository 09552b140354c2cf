import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error';

/**
 * What a failed call means, in the language of the page; undefined when the server named no code of ours, or while the
 * words are on their way. Words are fetched only by screens that have a failure to tell.
 */
export function useErrorSentence(error: Error | null | undefined): string | undefined {
  const { t, i18n, ready } = useTranslation('messages');
  const details = error instanceof ApiError ? error.details : null;
  if (!ready || !details) return undefined;
  const known = [details.detail, details.code].find((code) => code && i18n.exists(code, { ns: 'messages' }));
  return known && t(known);
}
