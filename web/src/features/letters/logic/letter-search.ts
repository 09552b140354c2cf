// What the page shows for the words and the picks together.
import { findLetters } from '@app/content/letters/find-letters';
import type { LetterKind, LetterRecord, LetterSender } from '@app/content/records/letters';
import { FREQUENT_LETTERS, hasPicks, LETTER_QUERY, pickedLetters } from './letter-query';
import type { LetterPicks } from './letter-query';

export interface LettersShown {
  kind: 'frequent' | 'picked' | 'nearest' | 'color' | 'sender' | 'fraud' | 'unknown';
  letters: readonly LetterRecord[];
  /** The one short question that distinguishes the letters, if any: who may have sent it, else which kind it is. */
  senders: readonly LetterSender[];
  kinds: readonly LetterKind[];
}

const shown = (
  kind: LettersShown['kind'],
  letters: readonly LetterRecord[],
  senders: readonly LetterSender[] = [],
): LettersShown => ({ kind, letters, senders, kinds: [] });

const ifSeveral = <T>(all: readonly T[]): T[] => {
  const different = [...new Set(all)];
  return different.length > 1 ? different : [];
};

/** More than these are too many to read through: the visitor first chooses a kind. */
const MANY = 4;

function bySender(kind: 'sender' | 'picked', letters: readonly LetterRecord[]): LettersShown {
  const kinds = letters.length > MANY ? ifSeveral(letters.map((letter) => letter.kind)) : [];
  return { ...shown(kind, letters), kinds };
}

/** Several letters on paper of one color: the sender distinguishes them, or the words on it. */
function ofColor(letters: readonly LetterRecord[]): LettersShown {
  if (letters.length < 2) return shown(letters.length === 1 ? 'nearest' : 'unknown', letters);
  return shown('color', letters, ifSeveral(letters.map(({ from }) => from)));
}

function ofPicks(picks: LetterPicks): LettersShown {
  if (!hasPicks(picks)) return shown('frequent', FREQUENT_LETTERS);
  const letters = pickedLetters(picks);
  if (picks.color && picks.kind === null) return ofColor(letters);
  if (letters.length === 0) return shown('unknown', letters);
  return picks.kind === null ? bySender('picked', letters) : shown('picked', letters);
}

/** What the words found, narrowed; null where the picks leave nothing of it. */
function ofWords(words: string, picks: LetterPicks): LettersShown | null {
  const answer = findLetters(words, (letter) => pickedLetters(picks, [letter]).length > 0);
  if (answer.kind === 'fraud') return shown('fraud', answer.letters);
  if (answer.kind === 'unknown') return null;
  if (answer.kind === 'letters') return shown('nearest', answer.letters, picks.from === null ? answer.senders : []);
  const letters = pickedLetters(picks, answer.letters);
  if (letters.length === 0) return null;
  if (answer.kind === 'color') return ofColor(letters);
  return picks.kind === null ? bySender('sender', letters) : shown('sender', letters);
}

/**
 * @param words as typed; the swindle they tell of is shown whatever was picked
 * @param picks narrow what the words found; picks that leave nothing of it belong to an earlier letter and are passed over
 */
export function searchLetters(words: string, picks: LetterPicks): LettersShown {
  if (words.trim() === '') return ofPicks(picks);
  return ofWords(words, picks) ?? ofWords(words, LETTER_QUERY.empty) ?? shown('unknown', []);
}
