// The bank of ways to ask: libs/content/data/asking holds, for each card of the assistant, sentences in which people ask for it.
// `train` teaches the ranker; `apart` was written by other people for the same cards and only measures it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppLanguage } from '@app/contracts/http/errors';

export interface Wording {
  /** Id of a card, NO_CARD of libs/contracts, or {@link HARMLESS}. */
  card: string;
  language: AppLanguage;
  text: string;
}

const FOLDER = join(__dirname, '../../../../../libs/content/data/asking');
const SECTION = /^\[(\S+) (ko|en)\]$/;

/**
 * Reads sections of the form `[card ko]`, one wording a line.
 * @throws Error with the line of a wording before any section
 */
export function readWordings(text: string): Wording[] {
  let section: Pick<Wording, 'card' | 'language'> | null = null;
  return text.split('\n').flatMap((line, index): Wording[] => {
    const wording = line.trim();
    const [, card, language] = SECTION.exec(wording) ?? [];
    if (card) section = { card, language: language as AppLanguage };
    if (card || wording === '') return [];
    if (!section) throw new Error(`line ${index + 1}: a wording before the first section`);
    return [{ ...section, text: wording }];
  });
}

/** @returns the wordings of a set, in the order of the file names, so that training is repeatable */
export const wordingsOf = (set: 'train' | 'apart'): Wording[] =>
  readdirSync(join(FOLDER, set))
    .sort()
    .flatMap((file) => readWordings(readFileSync(join(FOLDER, set, file), 'utf8')));
