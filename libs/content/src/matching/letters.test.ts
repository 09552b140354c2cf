import fc from 'fast-check';
import { lettersOf, mayBeNear } from './letters';

const LETTERS = 'abcdeㄱㅏㄴ';
const word = fc.array(fc.constantFrom(...LETTERS), { minLength: 2, maxLength: 12 }).map((letters) => letters.join(''));

/** One letter missing, added, changed, or two neighbours swapped. */
const slip = fc.tuple(fc.nat(3), fc.nat(11), fc.constantFrom(...LETTERS));
const withSlip = (text: string, [kind, place, letter]: [number, number, string]): string => {
  const at = place % text.length;
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  if (kind === 0) return before + after;
  if (kind === 1) return before + letter + text.slice(at);
  if (kind === 2) return before + letter + after;
  return before + after.slice(0, 1) + text.charAt(at) + after.slice(1);
};

describe('the letters of two words', () => {
  it('never keep words apart that are so many slips from each other', () => {
    fc.assert(
      fc.property(word, fc.array(slip, { minLength: 1, maxLength: 3 }), (typed, slips) => {
        const meant = slips.reduce((text, one) => (text ? withSlip(text, one) : text), typed);
        expect(mayBeNear(lettersOf(typed), lettersOf(meant), slips.length)).toBe(true);
      }),
    );
  });

  it('keep words apart that have other letters', () => {
    expect(mayBeNear(lettersOf('kaiser'), lettersOf('molina'), 2)).toBe(false);
    expect(mayBeNear(lettersOf('kaiser'), lettersOf('kaisar'), 1)).toBe(true);
    expect(mayBeNear(lettersOf('care'), lettersOf('careful'), 2)).toBe(false);
  });
});
