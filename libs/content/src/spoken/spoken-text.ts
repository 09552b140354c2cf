import { spokenEnglish } from './english';
import { spokenKorean } from './korean';

/** A sentence as it is to be said: what the voice of the language gets instead of what stands on the page. */
export const spokenText = (text: string, language: 'ko' | 'en'): string =>
  language === 'ko' ? spokenKorean(text) : spokenEnglish(text);
