// Danger comes before everything: the first sentence is the number to call, and no answer stands above or beside it. Found in the
// visitor's own words of this message alone.
import { fill } from '@app/benefits/programs/amount-texts';
import type { BilingualText } from '@app/contracts/http/errors';
import type { TermId } from '../understanding/lexicon';
import type { Question } from '../understanding/question';
import { danger as W } from '../words/safety.words.json';
import { fact, say, sourceOfRecord } from './draft';
import type { Draft, DraftPart } from './draft';
import { helpLine } from './help-lines';

interface Danger {
  /** Any of these sets, all of one. */
  when: readonly (readonly TermId[])[];
  sentences: readonly { text: BilingualText; line: string }[];
}

/** In the order in which they are asked for; the first that fits is answered. */
const DANGERS: readonly Danger[] = [
  {
    when: [
      ['pills', 'tooMuch', 'took'],
      ['pills', 'tooMuch', 'swallowed'],
      ['tooMuch', 'took', 'poison'],
    ],
    sentences: [
      { text: W.call911, line: '911' },
      { text: W.poison, line: 'poison' },
      { text: W.crisis, line: '988' },
    ],
  },
  {
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
    when: [['selfHarm']],
    sentences: [
      { text: W.crisis, line: '988' },
      { text: W.crisisDanger, line: '911' },
    ],
  },
  {
    when: [['beaten']],
    sentences: [
      { text: W.abuse, line: '911' },
      { text: W.abuseReport, line: 'aps-ca' },
    ],
  },
  {
    when: [['gas']],
    sentences: [
      { text: W.gas, line: '911' },
      { text: W.gas, line: 'socalgas' },
    ],
  },
  { when: [['fire']], sentences: [{ text: W.fire, line: '911' }] },
  {
    when: [['chest', 'pain'], ['breathless'], ['unconscious'], ['stroke'], ['attack', 'now'], ['bleeding'], ['fall']],
    sentences: [{ text: W.call911, line: '911' }],
  },
];

function partOf({ text, line }: Danger['sentences'][number]): DraftPart {
  const record = helpLine(line);
  return fact(fill(text, { number: record.number }), sourceOfRecord(record));
}

export function emergency({ own }: Question): Draft | null {
  const danger = DANGERS.find(({ when }) => when.some((all) => all.every((id) => own.has(id))));
  if (!danger) return null;
  const isBody = danger.sentences.length === 1 && danger.sentences[0]?.text === W.call911;
  return {
    kind: 'emergency',
    parts: [
      ...danger.sentences.slice(0, danger.sentences[0]?.text === W.gas ? 1 : undefined).map(partOf),
      ...(isBody ? [say(W.notAlone)] : []),
      say(W.after),
    ],
    lines: danger.sentences.map(({ line }) => line),
  };
}
