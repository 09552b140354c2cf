import { useMemo } from 'react';
import { isAboutLetter } from '@app/content/letters/letter-asked';
import type { LetterRecord } from '@app/content/records/letters';
import { useLazyModule } from '@web/base/use-lazy-module';

const NONE: readonly LetterRecord[] = [];
const loadLetters = () => import('@app/content/letters/find-letters');

/** Letters that the words of a search mean; their list is fetched only where the words speak of mail. */
export function useLetterHits(words: string): readonly LetterRecord[] {
  const isWanted = isAboutLetter(words);
  const letters = useLazyModule(isWanted, loadLetters);
  return useMemo(() => {
    if (!letters || !isWanted) return NONE;
    const answer = letters.findLetters(words);
    return answer.kind === 'unknown' || answer.kind === 'sender' ? NONE : answer.letters;
  }, [isWanted, letters, words]);
}
