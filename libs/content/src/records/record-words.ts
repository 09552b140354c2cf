// Korean for the few English texts that curated records carry as they are: who told the languages, which insurance counts.
import words from '../../data/record-words.json';

const KOREAN = new Map(Object.entries(words));

/** The text in the language of the page; one without Korean words of ours stays as the record has it. */
export const recordWords = (text: string, language: string): string =>
  (language === 'ko' ? KOREAN.get(text) : undefined) ?? text;
