// What the page shows for the words and the picks together.
import { findLetters } from '@app/content/letters/find-letters';
import type { LetterColor, LetterRecord, LetterSender } from '@app/content/records/letters';
import { FREQUENT_LETTERS, hasPicks, pickedLetters } from './letter-query';
import type { LetterPicks } from './letter-query';

export interface LettersShown {
  kind: 'frequent' | 'picked' | 'nearest' | 'color' | 'sender' | 'fraud' | 'unknown';
  letters: readonly LetterRecord[];
  /** Of a color that several letters have. */
  color: LetterColor | null;
  /** Who may have sent it, where that tells the letters apart. */
  senders: readonly LetterSender[];
}

const shown = (kind: LettersShown['kind'], letters: readonly LetterRecord[]): LettersShown => ({
  kind,
  letters,
  color: null,
  senders: [],
});

/** Several letters on paper of one color: who sent it tells them apart, or the words on it. */
function ofColor(color: LetterColor, letters: readonly LetterRecord[]): LettersShown {
  if (letters.length < 2) return shown(letters.length === 1 ? 'nearest' : 'unknown', letters);
  const senders = [...new Set(letters.map(({ from }) => from))];
  return { kind: 'color', letters, color, senders: senders.length > 1 ? senders : [] };
}

/**
 * @param words as typed; the swindle they tell of is shown whatever was picked
 * @param picks narrow what the words found
 */
export function searchLetters(words: string, picks: LetterPicks): LettersShown {
  if (words.trim() === '') {
    if (!hasPicks(picks)) return shown('frequent', FREQUENT_LETTERS);
    const letters = pickedLetters(picks);
    if (picks.color && picks.kind === null) return ofColor(picks.color, letters);
    return shown(letters.length > 0 ? 'picked' : 'unknown', letters);
  }
  const answer = findLetters(words);
  if (answer.kind === 'fraud') return shown('fraud', answer.letters);
  if (answer.kind === 'unknown') return shown('unknown', []);
  const letters = pickedLetters(picks, answer.letters);
  if (letters.length === 0) return shown('unknown', []);
  if (answer.kind === 'color') return ofColor(answer.color, letters);
  return shown(answer.kind === 'sender' ? 'sender' : 'nearest', letters);
}
