import type { LetterField, LetterRecord } from '@app/content/records/letters';
import { LOOK_ALIKES } from '@app/content/records/letters';
import { cardWord } from '@app/content/records/show-cards';
import { asItIs, cardOf, factOf, joined, seenSource } from '@web/shared/show-card/card';
import type { Card } from '@web/shared/show-card/card';

/** The card of a letter: for anyone who helps to read it. What rests on memory alone is not on it. */
export function letterCard(letter: LetterRecord): Card {
  const { title, codes, sender, meaning, sourceTitle, checkedOn, confidence, memoryFields } = letter;
  const isKnown = (field: LetterField): boolean => confidence === 'verified' && !memoryFields.includes(field);
  const name = asItIs(sourceTitle ?? sender.en);
  return cardOf(
    LOOK_ALIKES.includes(letter) ? 'advert' : 'letter',
    [
      ...factOf('letter', title),
      ...factOf('code', isKnown('codes') && codes.join(', ')),
      ...factOf('sender', sender),
      ...factOf('meaning', isKnown('meaning') && meaning),
    ],
    confidence === 'memory' ? joined(sender, cardWord('unconfirmed')) : seenSource(name, checkedOn, 'stored-copy'),
  );
}
