// From a draft to the reply of the contract: one language, sources numbered, numbers to call looked up.
import { CARDS_BY_ID } from '@app/content/asking/cards';
import { NO_CARD, RULES_CARD } from '@app/contracts/http/answer-counts';
import type { ChatReply, ReplyPart, ReplySource } from '@app/contracts/http/chat';
import type { AppLanguage } from '@app/contracts/http/errors';
import type { Draft, SourceRef } from './answers/draft';
import { phoneOf } from './answers/help-lines';

const MOST_SUGGESTIONS = 3;

const keyOf = ({ title, url }: SourceRef): string => url ?? title.en;

class Sources {
  private readonly numbers = new Map<string, number>();
  readonly list: ReplySource[] = [];

  constructor(private readonly language: AppLanguage) {}

  /** One page is one source, however many sentences name it. */
  numberOf(source: SourceRef): number {
    const key = keyOf(source);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.list.length + 1;
    this.numbers.set(key, number);
    this.list.push({ number, title: source.title[this.language], url: source.url, checkedOn: source.checkedOn });
    return number;
  }
}

/** The card of a draft; its record may be none. */
export const cardOf = ({ kind, card = '' }: Draft): string =>
  CARDS_BY_ID.has(card) ? card : kind === 'unknown' ? NO_CARD : RULES_CARD;

/** The same draft gives the same reply, part by part. */
export function composeReply(draft: Draft, language: AppLanguage): ChatReply {
  const sources = new Sources(language);
  const parts: ReplyPart[] = draft.parts.map(({ text, sources: named }) => ({
    text: text[language],
    sources: [...new Set(named.map((source) => sources.numberOf(source)))],
  }));
  return {
    response: parts.map(({ text }) => text).join('\n'),
    kind: draft.kind,
    language,
    parts,
    sources: sources.list,
    phones: [...(draft.lines ?? []).map((id) => phoneOf(id, language)), ...(draft.phones ?? [])],
    links: (draft.links ?? []).map(({ label, to }) => ({ label: label[language], to })),
    suggestions: (draft.suggestions ?? []).slice(0, MOST_SUGGESTIONS).map((text) => text[language]),
    card: cardOf(draft),
    isFromModel: false,
  };
}
