// The shapes of the questions, the glossary and the pages they rest on.
import type { BilingualText } from '@app/contracts/http/errors';
import type { CardRecord } from '../asking/cards';
import type { BeforeSigning } from '../plans/before-signing';
import { CALL_SCRIPTS, type CallScript } from '../records/call-scripts';
import type { CitedSentence, PageSource } from '../records/cited';
import { FAQ_CATEGORIES, type FaqRecord } from '../records/faqs';
import type { PreparedReply } from '../records/reply-keywords';
import type { GlossaryTerm } from '../records/glossary';
import type { CardScript } from '../records/show-cards';
import {
  bilingual,
  bilingualName,
  day,
  id,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  tableOf,
  text,
  webAddress,
} from './shape';

export const pageSources = tableOf<PageSource>(
  text,
  objectOf<PageSource>({
    publisher: bilingual,
    title: bilingualName,
    url: orNull(webAddress),
    verified: oneOf('live', 'stored-copy', 'second-hand'),
    checkedOn: day,
  }),
);

const sentence = objectOf<CitedSentence>({ text: bilingual, sources: listOf(text) });

export const beforeSigning = objectOf<BeforeSigning>({
  words: tableOf(text, bilingual),
  questions: listOf(bilingual),
  rules: listOf(sentence),
  undo: listOf(sentence),
});

export const faqs = listOf(
  objectOf<FaqRecord>({
    id,
    category: oneOf(...FAQ_CATEGORIES),
    question: bilingual,
    also: listOf(text),
    answer: listOf(sentence),
    lines: listOf(text),
    page: orNull(text),
    checkedOn: day,
  }),
);

export const cards = listOf(
  objectOf<CardRecord>({
    id: text,
    asks: bilingualName,
    answers: listOf(listOf(text)),
    lines: optional(listOf(text)),
  }),
);

export const glossary = listOf(
  objectOf<GlossaryTerm>({
    id,
    term: bilingualName,
    also: listOf(text),
    meaning: bilingual,
    sources: listOf(text),
  }),
);

export const replyKeywords = objectOf<Record<PreparedReply, readonly string[]>>({
  medicare: listOf(text),
  mediCal: listOf(text),
  providers: listOf(text),
  plans: listOf(text),
});

export const callScripts = listOf(
  objectOf<CallScript>({
    id: oneOf(...CALL_SCRIPTS),
    lines: listOf(text),
    who: bilingual,
    ready: listOf(bilingual),
    say: listOf(bilingual),
    note: listOf(bilingual),
  }),
);

export const showCards = objectOf<{
  words: Readonly<Record<string, BilingualText>>;
  kinds: Readonly<Record<string, CardScript>>;
}>({
  words: tableOf(text, bilingual),
  kinds: tableOf(text, objectOf<CardScript>({ say: bilingual, asks: listOf(bilingual) })),
});
