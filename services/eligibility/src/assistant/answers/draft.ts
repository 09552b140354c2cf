// What an answer is made of before it is numbered and put into one language. Every sentence that states a fact names where it
// stands; the others (what was assumed, what to do next) name nothing.
import { SOURCES } from '@app/benefits/figures/sources';
import type { SourceId } from '@app/benefits/figures/sources';
import type { EligibilitySource } from '@app/contracts/http/eligibility-answer';
import type { ReplyKind, ReplyPhone } from '@app/contracts/http/chat';
import type { BilingualText } from '@app/contracts/http/errors';
import type { ContentRecord } from '@app/content/records/record';

export interface SourceRef {
  title: BilingualText;
  url: string | null;
  /** ISO date somebody last looked. */
  checkedOn: string;
}

export interface DraftPart {
  text: BilingualText;
  sources: readonly SourceRef[];
}

export interface DraftLink {
  label: BilingualText;
  to: string;
}

export interface Draft {
  kind: ReplyKind;
  /** Id of the card or record that answers, where one does. */
  card?: string;
  /** Ids of the cards that may be meant, where nothing is answered. */
  offered?: readonly string[];
  parts: readonly DraftPart[];
  /** Ids of help lines, in the order to call. */
  lines?: readonly string[];
  /** Numbers of records (a doctor's office), after the lines. */
  phones?: readonly ReplyPhone[];
  links?: readonly DraftLink[];
  suggestions?: readonly BilingualText[];
}

export const fact = (text: BilingualText, ...sources: readonly SourceRef[]): DraftPart => ({ text, sources });
/** A sentence that states nothing of the world: what we took for granted, what to do next. */
export const say = (text: BilingualText): DraftPart => ({ text, sources: [] });

export const sourceOf = ({ citation, url }: EligibilitySource, checkedOn: string): SourceRef => ({
  title: citation,
  url,
  checkedOn,
});

export const sourceById = (id: SourceId, checkedOn: string): SourceRef => sourceOf(SOURCES[id], checkedOn);

export const sourcesById = (ids: readonly SourceId[], checkedOn: string): SourceRef[] =>
  ids.map((id) => sourceById(id, checkedOn));

export const sourceOfRecord = ({ name, nameKo, sourceUrl, checkedOn }: ContentRecord): SourceRef => ({
  title: { ko: nameKo ?? name, en: name },
  url: sourceUrl,
  checkedOn,
});
