import { useEffect, useState } from 'react';
import { isAboutLetter } from '@app/content/letters/letter-asked';
import type { LetterRecord } from '@app/content/records/letters';

interface Found {
  words: string;
  letters: readonly LetterRecord[];
}

const NONE: readonly LetterRecord[] = [];

/** Letters that the words of a search mean; their list is fetched only where the words speak of mail. */
export function useLetterHits(words: string): readonly LetterRecord[] {
  const [found, setFound] = useState<Found>({ words: '', letters: NONE });
  useEffect(() => {
    if (!isAboutLetter(words)) return;
    let isCurrent = true;
    import('@app/content/letters/find-letters').then(
      ({ findLetters }) => {
        const answer = findLetters(words);
        const letters = answer.kind === 'unknown' || answer.kind === 'sender' ? NONE : answer.letters;
        if (isCurrent) setFound({ words, letters });
      },
      // Without network the search itself says what failed.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [words]);
  return found.words === words ? found.letters : NONE;
}
