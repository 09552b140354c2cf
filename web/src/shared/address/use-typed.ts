import { useState } from 'react';

interface Typed {
  text: string;
  /** What was asked for since and is not in the address yet. */
  own: readonly string[];
  asked: string;
}

const indexIn = (own: readonly string[], asked: string): number =>
  own.findIndex((each) => each.trim() === asked.trim());

/**
 * What stands in a box whose words are in the address. The page draws an address a moment later: a box that showed the address alone would
 * be set back in between, which breaks a Hangul syllable that is being composed ("한" becomes "ㅎ한"). Other changes of the address
 * (back, start over) change the box.
 * @param asked the words in the address
 */
export function useTyped(asked: string, ask: (text: string) => void): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState<Typed>({ text: asked, own: [], asked });
  if (typed.asked !== asked) {
    const at = indexIn(typed.own, asked);
    setTyped(at === -1 ? { text: asked, own: [], asked } : { text: typed.text, own: typed.own.slice(at + 1), asked });
  } else if (typed.own.length > 0 && typed.text === asked) {
    setTyped({ ...typed, own: [] });
  }
  const type = (text: string) => {
    setTyped((before) => ({ ...before, text, own: [...before.own, text] }));
    ask(text);
  };
  return [typed.text, type];
}
