import { useState } from 'react';

interface Typed {
  value: string;
  onValueChange: (text: string) => void;
  onBlur: () => void;
}

/**
 * What is in a box whose words are in the address. The page draws an address a moment later: a box that showed the address alone would
 * be set back in between, which breaks a Hangul syllable that is being composed ("한" becomes "ㅎ한"). While somebody types, the box
 * shows what was typed. Then it follows the address (back, start over).
 * @param requested the words in the address
 */
export function useTyped(requested: string, ask: (text: string) => void): Typed {
  /** null = no one types. */
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? requested,
    onValueChange: (text) => {
      setTyped(text);
      ask(text);
    },
    onBlur: () => setTyped(null),
  };
}
