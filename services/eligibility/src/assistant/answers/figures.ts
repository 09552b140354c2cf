// "올해 파트 B 보험료", "Part D cap 2027", "240달러 맞죠?": the dated figures, and what somebody believed of one put right by the same
// table: an amount of another year is told with its year.
import type { Figure, FigureRow } from '@app/benefits/figures/figure';
import { figureOn, rowOn } from '@app/benefits/figures/figure';
import { FIGURES } from '@app/benefits/figures/figures';
import type { FigureId } from '@app/benefits/figures/figures';
import { CHECKED_ON } from '@app/benefits/figures/checked-on';
import { dollars, fill } from '@app/benefits/programs/amount-texts';
import { assetLimit } from '@app/benefits/programs/assets';
import type { AmountUnit } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import type { Question } from '../understanding/question';
import { amountText, eun } from '../words/amount-words';
import { sentences } from '../words/figure-sentences.words.json';
import { words as W } from '../words/figures.words.json';
import { fact, say, sourcesById } from './draft';
import type { Draft, DraftPart } from './draft';
import { figureTopic } from './figure-topics';
import type { FigureTopic } from './figure-topics';
import { incomeLimits } from './income-limits';
import { linkFor, nextQuestions } from './going-on';
import { recordParts } from './looked-up';
import { notYetParts, yearSignedUpFor } from './signed-up-year';

/** A day in the middle of a year: limits that change in April are those of most of it. */
const dayOf = (year: number | null, today: string): string =>
  year === null || year === Number(today.slice(0, 4)) ? today : `${year}-07-01`;

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** "월 보험료는 한 달 ...": where the name says how often, the amount does not say it again. */
function labelledAmount(label: BilingualText, value: number, unit: AmountUnit): BilingualText {
  const whole = amountText(value, unit);
  if (!unit.startsWith('usd')) return whole;
  const bare = dollars(value);
  return {
    ko: /월 보험료|하루/.test(label.ko) ? bare.ko : whole.ko,
    en: / per (?:day|month)/.test(label.en) ? bare.en : whole.en,
  };
}

const SENTENCES: Readonly<Partial<Record<FigureId, BilingualText>>> = sentences;

/** One figure as it stands on a day; null where no year is known. */
function sentence(id: FigureId, day: string): DraftPart | null {
  const found = figureOn(FIGURES, id, day);
  if (!found) return null;
  const { row, value, unit } = found;
  // A rule without an end holds today, whenever it began.
  const year = String(row.effectiveTo === null && !found.isOld ? yearOf(day) : row.year);
  const { label } = FIGURES[id];
  const said = SENTENCES[id] ?? W.ofYear;
  const text = fill(said, {
    year,
    label,
    eun: eun(label.ko),
    amount: SENTENCES[id] ? amountText(value, unit) : labelledAmount(label, value, unit),
  });
  return fact(text, ...sourcesById(row.sources, row.checkedOn));
}

/** What is said where the asked year has no amount yet; null where it has one. */
function openYear(id: FigureId, day: string): { part: DraftPart; isUnknown: boolean } | null {
  const found = figureOn(FIGURES, id, day);
  if (!found?.isOld) return null;
  const wanted = String(yearOf(day));
  const row = rowOn(FIGURES[id], day);
  // A row without a value says where the amount will stand; no row: nobody has set it.
  if (!row) return { part: say(fill(W.notSet, { wanted })), isUnknown: true };
  const text = fill(W.notYet, { wanted, year: String(found.row.year) });
  return { part: fact(text, ...sourcesById(row.sources, row.checkedOn)), isUnknown: false };
}

const STATED_UNITS: Readonly<Partial<Record<AmountUnit, string>>> = {
  usd: 'usd',
  'usd-per-month': 'usd',
  'usd-per-year': 'usd',
  'usd-per-day': 'usd',
  days: 'days',
  months: 'months',
  years: 'years',
};
const AN_AGE = /(?<!\d)([56]\d)(?!\d)/u;
/** "58세인데 투석": Medicare comes before 65, so the age is no mistake. */
const BEFORE_65 = /투석|신장|루게릭|장애|\b(?:dialysis|kidney|als|esrd|disab\w+|ssdi)\b/iu;

/** People leave the cents out: 202 dollars are $202.90. */
const isSame = (stated: number, exact: number | undefined): boolean =>
  exact !== undefined && (stated === exact || stated === Math.floor(exact) || stated === Math.round(exact));

/** What somebody says the figure is, of several amounts the right one; null where nothing of its unit is said. */
function stated({ amounts, text, terms }: Question, unit: AmountUnit, now: number | undefined): number | null {
  if (unit === 'years-old') {
    const isBelief = terms.has('claim') && !BEFORE_65.test(text);
    return (isBelief && Number(AN_AGE.exec(text)?.[1])) || null;
  }
  const values = amounts.filter((amount) => amount.unit === STATED_UNITS[unit]).map(({ value }) => value);
  return values.find((value) => isSame(value, now)) ?? values[0] ?? null;
}

/** "My plan says", "I have": an amount of the person or the plan, which no table can correct. */
const OWN = /\b(?:my|i have|i've got|our)\b|우리 플랜|제 플랜|내 플랜|ANOC/iu;

/** "We make $300,000": no belief about a limit of income. */
const namesIncome = ({ income }: Question['person'], terms: Question['terms']): boolean =>
  income !== undefined && terms.has('income');

/** "1,430불 통장에 들어와요": what somebody gets, no belief about a figure. */
const RECEIVED = /통장에|들어와요|들어옵니다|받고 있|\bi (?:get|receive)\b/iu;

const ownAmount = ({ person, text, terms }: Question): boolean =>
  person.savings !== undefined ||
  RECEIVED.test(text) ||
  (!terms.has('claim') && (OWN.test(text) || namesIncome(person, terms)));

/** Limits of what one person may have, with no rule here for two. */
const LIMITS_OF_ONE: ReadonlySet<FigureId> = new Set(['extraHelpResourcesOne', 'ssiResourcesOne']);

/** The limit of assets for the person, of two people for a couple; null where no such limit is known. */
function assetsFor(id: FigureId, isCouple: boolean, day: string): { value: number; row: FigureRow } | null {
  if (id === 'mediCalAssetsOne') {
    const limit = assetLimit(FIGURES, isCouple ? 2 : 1, day);
    return limit && { value: limit.value, row: limit.one.row };
  }
  return LIMITS_OF_ONE.has(id) && !isCouple ? figureOn(FIGURES, id, day) : null;
}

/** How what the person has compares with a limit of assets; for Medi-Cal also what does not count, and what to do above it. */
function comparedWith(id: FigureId, { person }: Question, day: string): DraftPart[] {
  const { savings, isCouple = false } = person;
  const limit = assetsFor(id, isCouple, day);
  if (savings === undefined || !limit || savings === limit.value) return [];
  const isAbove = savings > limit.value;
  const [above, within] = isCouple ? [W.aboveLimitOfTwo, W.withinLimitOfTwo] : [W.aboveLimit, W.withinLimit];
  const text = fill(isAbove ? above : within, { amount: dollars(savings), limit: dollars(limit.value) });
  const compared = fact(text, ...sourcesById(limit.row.sources, limit.row.checkedOn));
  if (id !== 'mediCalAssetsOne') return [compared];
  const nextStep = isAbove ? recordParts('faq-medi-cal-over-assets', day).slice(0, 1) : [];
  return [compared, ...recordParts('faq-medi-cal-savings', day).slice(1, 2), ...nextStep];
}

const isShown = ({ evidence }: Figure['rows'][number]): boolean => evidence === 'verified' || evidence === 'computed';

/** An amount further off is of something else: "my drugs are $400 a month, what is the cap I heard of?" */
const MOST_MISTAKEN = 3;

/** What the message believes the figure to be: an amount of some year, or one near it that is claimed. */
function believed(question: Question, id: FigureId, day: string): number | null {
  const now = figureOn(FIGURES, id, day)?.value;
  const value = ownAmount(question) ? null : stated(question, FIGURES[id].unit, now);
  if (value === null || isSame(value, now) || rowOf(id, value, day)) return value;
  const isNear = now !== undefined && value * MOST_MISTAKEN > now && value < now * MOST_MISTAKEN;
  return isNear && question.terms.has('claim') ? value : null;
}

/** The newest row up to a day that has this value. */
const rowOf = (id: FigureId, value: number, day: string): FigureRow | undefined =>
  FIGURES[id].rows.findLast((row) => isShown(row) && isSame(value, row.value ?? undefined) && row.effectiveFrom <= day);

/** Corrects what was believed: the year it was so, or that it never was as far as we know. Null where it is right. */
function putRight(id: FigureId, value: number, day: string): DraftPart | null {
  if (isSame(value, figureOn(FIGURES, id, day)?.value)) return null;
  const { unit } = FIGURES[id];
  const words: BilingualText = amountText(value, unit === 'usd-per-month' ? 'usd' : unit);
  const row = rowOf(id, value, day);
  const parts = { stated: words, eun: eun(words.ko) };
  if (!row)
    return fact(fill(W.notThat, parts), ...sourcesById(figureOn(FIGURES, id, day)?.row.sources ?? [], CHECKED_ON));
  const year = String(row.effectiveTo ? yearOf(row.effectiveTo) : row.year);
  return fact(fill(W.ofOtherYear, { ...parts, year }), ...sourcesById(row.sources, row.checkedOn));
}

/** The amounts of the year people sign up for now, beside today's; which of them nobody has confirmed yet is said by name. */
function nextYearParts(ids: readonly FigureId[], today: string): DraftPart[] {
  const next = yearSignedUpFor(today);
  if (next === yearOf(today)) return [];
  const day = dayOf(next, today);
  const yearly = ids.filter((id) => figureOn(FIGURES, id, today)?.row.effectiveTo);
  const missing = yearly.filter((id) => figureOn(FIGURES, id, day)?.isOld);
  const known = yearly.filter((id) => !missing.includes(id));
  return [
    ...known.map((id) => sentence(id, day)).filter((part) => part !== null),
    ...notYetParts(
      next,
      missing.map((id) => FIGURES[id].label),
      missing.flatMap((id) => rowOn(FIGURES[id], day)?.sources ?? figureOn(FIGURES, id, today)?.row.sources ?? []),
    ),
  ];
}

/** "How much is SSI for one person? And for a couple?" asks for both. */
const OF_ONE = /한\s?사람|혼자|1인|one person|single|alone/iu;

const idsFor = ({ figures: ofOne, ofTwo }: FigureTopic, { person, text }: Question): readonly FigureId[] => {
  if (!person.isCouple || !ofTwo) return ofOne;
  return OF_ONE.test(text) ? [...ofOne, ...ofTwo] : ofTwo;
};

export function figures(question: Question, today: string): Draft | null {
  const limits = incomeLimits(
    question,
    dayOf(question.year, today),
    question.year === null ? yearSignedUpFor(today) : null,
  );
  if (limits) return limits;
  const topic = figureTopic(question.terms);
  const [first] = topic?.figures ?? [];
  if (!topic || !first) return null;
  const day = dayOf(question.year, today);
  const ids = idsFor(topic, question);
  const value = believed(question, first, day);
  const wrong = value === null ? null : putRight(first, value, day);
  const open = openYear(first, day);
  const right = value !== null && !wrong ? [say(W.isRight)] : [];
  const sentences = ids.map((id) => sentence(id, day)).filter((part) => part !== null);
  if (sentences.length === 0) return null;
  const nextYear = question.year === null ? nextYearParts(ids, today) : [];
  return {
    kind: wrong ? 'correction' : open?.isUnknown ? 'unknown' : 'answer',
    parts: [
      ...(wrong ? [wrong] : right),
      ...comparedWith(first, question, day),
      ...(open ? [open.part] : []),
      ...sentences,
      ...nextYear,
    ],
    links: linkFor(question.terms),
    suggestions: nextQuestions(question.terms),
    // An amount that nobody has announced yet: the line that will know it.
    lines: topic.lines ?? (open ? [question.terms.has('mediCal') ? 'medi-cal' : 'medicare'] : []),
  };
}
