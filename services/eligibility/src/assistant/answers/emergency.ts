// Danger comes before everything: the first sentence is the number to call, and a reply about danger has no other answer. Found in the
// visitor's own words of this message alone.
import { fill } from '@app/benefits/programs/amount-texts';
import type { BilingualText } from '@app/contracts/http/errors';
import type { TermId } from '../understanding/lexicon';
import type { Question } from '../understanding/question';
import { danger as W } from '../words/safety.words.json';
import { fact, say, sourceOfRecord } from './draft';
import type { Draft, DraftPart } from './draft';
import { helpLine } from './help-lines';

export type DangerId =
  | 'safety-overdose'
  | 'safety-poison'
  | 'safety-crisis'
  | 'safety-abuse'
  | 'safety-fire-gas'
  | 'safety-body';

interface Danger {
  /** The card of the ranker that means this danger. */
  id: DangerId;
  /** Any of these sets, all of one. */
  when: readonly (readonly TermId[])[];
  /** Among dangers of one card, the one to take where the message says this. */
  ifSaid?: RegExp;
  sentences: readonly { text: BilingualText; line: string }[];
}

/** In the order in which they are asked for; the first that fits is answered. */
const DANGERS: readonly Danger[] = [
  {
    id: 'safety-overdose',
    when: [
      ['pills', 'tooMuch', 'took'],
      ['pills', 'tooMuch', 'swallowed'],
      ['tooMuch', 'took', 'poison'],
    ],
    sentences: [
      { text: W.call911, line: '911' },
      { text: W.poison, line: 'poison' },
      { text: W.crisisToo, line: '988' },
    ],
  },
  {
    id: 'safety-poison',
    when: [
      ['mistaken'],
      ['poison', 'swallowed'],
      ['poison', 'took'],
      ['child', 'pills', 'swallowed'],
      ['child', 'pills', 'took'],
      ['pills', 'swallowed', 'child'],
    ],
    sentences: [
      { text: W.poison, line: 'poison' },
      { text: W.poisonDanger, line: '911' },
    ],
  },
  {
    id: 'safety-crisis',
    when: [['selfHarm']],
    sentences: [
      { text: W.crisis, line: '988' },
      { text: W.crisisDanger, line: '911' },
    ],
  },
  {
    id: 'safety-abuse',
    when: [['beaten']],
    sentences: [
      { text: W.abuse, line: '911' },
      { text: W.abuseReport, line: 'aps-ca' },
    ],
  },
  {
    id: 'safety-fire-gas',
    when: [['gas']],
    sentences: [
      { text: W.gas, line: '911' },
      { text: W.gas, line: 'socalgas' },
    ],
  },
  { id: 'safety-fire-gas', when: [['fire']], sentences: [{ text: W.fire, line: '911' }] },
  {
    id: 'safety-fire-gas',
    when: [],
    ifSaid: /대피|산불|홍수|\bevac|wild ?fire|flood/iu,
    sentences: [
      { text: W.evacuate, line: '911' },
      { text: W.shelter, line: '211' },
    ],
  },
  {
    id: 'safety-body',
    when: [['chest', 'pain'], ['breathless'], ['unconscious'], ['stroke'], ['attack', 'now'], ['bleeding'], ['fall']],
    sentences: [{ text: W.call911, line: '911' }],
  },
];

function partOf({ text, line }: Danger['sentences'][number]): DraftPart {
  const record = helpLine(line);
  return fact(fill(text, { number: record.number }), sourceOfRecord(record));
}

function draftOf(danger: Danger): Draft {
  const isBody = danger.id === 'safety-body';
  return {
    kind: 'emergency',
    card: danger.id,
    parts: [
      ...danger.sentences.slice(0, danger.sentences[0]?.text === W.gas ? 1 : undefined).map(partOf),
      ...(isBody ? [say(W.notAlone)] : []),
      say(W.after),
    ],
    lines: danger.sentences.map(({ line }) => line),
  };
}

/** The danger that the message names by a word of its own. */
export const dangerNamedIn = ({ own }: Question): DangerId | null =>
  DANGERS.find(({ when }) => when.some((all) => all.every((id) => own.has(id))))?.id ?? null;

function dangerOf(id: string, text: string): Danger | undefined {
  const some = DANGERS.filter((one) => one.id === id);
  return some.find(({ ifSaid }) => ifSaid?.test(text)) ?? some[0];
}

/** @param id of a card @param text of the message @returns null where it is no card of danger */
export function emergencyOf(id: string, { text }: Question): Draft | null {
  const danger = dangerOf(id, text);
  return danger ? draftOf(danger) : null;
}

/** A reply that begins with the number to call, because the message may be about danger. @param id of a card of danger */
export function withCaution(id: string, draft: Draft): Draft {
  const line = dangerOf(id, '')?.sentences[0]?.line;
  if (line === undefined || draft.kind === 'emergency') return draft;
  const others = (draft.lines ?? []).filter((other) => other !== line);
  return { ...draft, parts: [partOf({ text: W.caution, line }), ...draft.parts], lines: [line, ...others] };
}
