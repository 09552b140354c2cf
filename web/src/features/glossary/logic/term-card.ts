import { citedPage } from '@app/content/records/cited';
import type { GlossaryTerm } from '@app/content/records/glossary';
import type { BilingualText } from '@app/contracts/http/errors';
import { cardOf, factOf, seenSource } from '@web/shared/show-card/card';
import type { Card } from '@web/shared/show-card/card';

/** The card of a word somebody does not understand. @param meaning with today's amounts in it */
export function termCard({ term, sources }: GlossaryTerm, meaning: BilingualText): Card {
  const [first] = sources.map(citedPage);
  return cardOf(
    'term',
    [...factOf('term', term), ...factOf('meaning', meaning)],
    first ? seenSource(first.title, first.checkedOn, first.verified) : null,
  );
}
