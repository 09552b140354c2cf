// Wrong ideas that no table knows by itself: "Medi-Cal takes my house", "work in Korea counts". Wrong amounts and days are put right by
// figures.ts and windows.ts.
import { figureOn } from '@app/benefits/figures/figure';
import { FIGURES } from '@app/benefits/figures/figures';
import type { FigureId } from '@app/benefits/figures/figures';
import { CHECKED_ON } from '@app/benefits/figures/checked-on';
import type { SourceId } from '@app/benefits/figures/sources';
import { dollars, fill } from '@app/benefits/programs/amount-texts';
import { POLICY_UPDATES } from '@app/content/records/policy-updates';
import type { BilingualText } from '@app/contracts/http/errors';
import type { TermId } from '../understanding/lexicon';
import type { Question } from '../understanding/question';
import { amountText } from '../words/amount-words';
import W from '../words/premises.words.json';
import { fact, sourceOfRecord, sourcesById } from './draft';
import type { Draft, DraftPart } from './draft';
import { linkFor, nextQuestions } from './going-on';
import { recordParts } from './looked-up';

interface Premise {
  /** A question, not a wrong idea: the same sentence answers it. */
  isQuestion?: true;
  when: readonly (readonly TermId[])[];
  part: (today: string) => DraftPart | null;
  /** Id of the record whose first sentence says what to do then. */
  next?: string;
}

const words = (id: FigureId, today: string): BilingualText => {
  const found = figureOn(FIGURES, id, today);
  if (!found) return { ko: '', en: '' };
  return found.unit.startsWith('usd') ? dollars(found.value) : amountText(found.value, found.unit);
};

/** A sentence with figures in it. @param figures name of the placeholder -> figure */
const withFigures =
  (text: BilingualText, figures: Readonly<Record<string, FigureId>>, ...sources: readonly SourceId[]) =>
  (today: string): DraftPart => {
    const ids = Object.entries(figures);
    const rows = ids.map(([, id]) => figureOn(FIGURES, id, today)?.row).filter((row) => row !== undefined);
    const parts = Object.fromEntries(ids.map(([name, id]) => [name, words(id, today)]));
    const year = String(rows[0]?.year ?? today.slice(0, 4));
    const named = [...new Set([...sources, ...rows.flatMap((row) => row.sources)])];
    return fact(fill(text, { ...parts, year }), ...sourcesById(named, rows[0]?.checkedOn ?? CHECKED_ON));
  };

/** What a change of the law says. @param isNew the message may still believe what was so before */
const ofRecord = (id: string, isNew: boolean) => (): DraftPart | null => {
  const record = POLICY_UPDATES.find((update) => update.id === id);
  if (!record) return null;
  const { text, effectiveOn } = record;
  const year = effectiveOn.slice(0, 4);
  const since = { ko: `${year}년부터 달라졌습니다. ${text.ko}`, en: `This changed in ${year}. ${text.en}` };
  return fact(isNew ? since : text, sourceOfRecord(record));
};

const PREMISES: readonly Premise[] = [
  {
    when: [
      ['mediCal', 'house', 'taken'],
      ['nursingHome', 'house', 'taken'],
    ],
    part: withFigures(W.house, { age: 'estateAge' }, 'estate'),
  },
  {
    when: [['nursingHome', 'forever']],
    part: withFigures(W.nursingHome, { day: 'partASnfDay' }),
  },
  {
    when: [
      ['mediCal', 'ignored', 'assetLimit'],
      ['mediCal', 'ignored', 'inBank'],
    ],
    part: withFigures(W.savings, { one: 'mediCalAssetsOne', more: 'mediCalAssetsEachMore' }),
  },
  { when: [['korea', 'worked']], part: withFigures(W.koreaWork, { credits: 'workCreditsFull' }, 'workAbroad') },
  {
    when: [
      ['medicare', 'korea', 'pays'],
      ['medicare', 'inKorea', 'cared'],
      ['korea', 'pays', 'claim'],
    ],
    part: withFigures(W.koreaCare, {}, 'careAbroad'),
  },
  { when: [['mediCal', 'anyStatus']], part: ofRecord('medi-cal-freeze', true) },
  { when: [['mediCal', 'visitor']], isQuestion: true, part: ofRecord('medi-cal-freeze', true) },
  {
    when: [
      ['partC', 'noPay'],
      ['partC', 'partB', 'free'],
    ],
    part: withFigures(W.partCPremium, { premium: 'partBPremium' }),
  },
  {
    when: [['cobra']],
    part: withFigures(W.cobra, { months: 'specialEnrollmentMonths' }, 'workEnds'),
    next: 'faq-missed-part-b',
  },
  {
    when: [
      ['rebate', 'partB'],
      ['rebate', 'phone'],
      ['rebate', 'medicare'],
    ],
    isQuestion: true,
    part: ofRecord('part-b-rebate-fraud', false),
  },
];

export function premises({ terms }: Question, today: string): Draft | null {
  const premise = PREMISES.find(({ when }) => when.some((all) => all.every((id) => terms.has(id))));
  const part = premise?.part(today);
  if (!part) return null;
  return {
    kind: premise?.isQuestion ? 'answer' : 'correction',
    parts: [part, ...recordParts(premise?.next ?? '', today).slice(0, 1)],
    links: linkFor(terms),
    suggestions: nextQuestions(terms),
  };
}
