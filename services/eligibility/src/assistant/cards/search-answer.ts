// What the header search says of the words typed into it: a card, where the ranker is sure enough of it.
import { CARDS_BY_ID } from '@app/content/asking/cards';
import type { CardRecord } from '@app/content/asking/cards';
import { weightOf } from '@app/content/matching/hangul';
import type { Draft } from '../answers/draft';
import type { CatalogClient } from '../catalog.client';
import { isAboutOrganization } from '../retrieval/not-for';
import type { Question } from '../understanding/question';
import { answerByCard, CERTAIN, danger, LIKELY } from './decide';
import { withoutNone } from './ranker';
import { isDanger } from './ranker-model';
import type { RankedCard } from './ranker';

export interface FoundCard {
  card: CardRecord;
  draft: Draft;
}

/** By {@link weightOf}. */
const SHORT_SEARCH = 16;
/** "김 내과": the name of a doctor's office. */
const isOffice = ({ place, words }: Question): boolean => place.specialty !== null && words.length > 1;
/** A search finds places and plans by itself, and it is no conversation. */
const NOT_IN_SEARCH = /^(?:refuse|talk|places|plans)-/;

export async function answerOfSearch(
  question: Question,
  ranked: readonly RankedCard[],
  catalog: CatalogClient,
): Promise<FoundCard | null> {
  const inDanger = danger(question, ranked);
  const [first] = inDanger ? ranked.filter(({ id }) => isDanger(id)) : withoutNone(ranked);
  // A word or two may be a name, such as Kaiser.
  const isShort = weightOf(question.text) < SHORT_SEARCH;
  const isName = isShort && first !== undefined && (isOffice(question) || isAboutOrganization(first.id));
  const isFound = first && !NOT_IN_SEARCH.test(first.id) && !isName;
  const card = isFound && CARDS_BY_ID.get(first.id);
  const least = isShort ? CERTAIN : LIKELY;
  const draft = card ? (inDanger ?? (await answerByCard(ranked, question, catalog, least))) : null;
  return card && draft ? { card, draft } : null;
}
