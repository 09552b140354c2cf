// Two lines of one answer that cannot both be true: what the property test over invented people looks for. It reads the texts that a
// visitor reads, so it is independent of how the answer was worked out.
import { ACTION_KINDS } from '@app/contracts/http/eligibility-answer';
import type { EligibilityAction, EligibilityResult } from '@app/contracts/http/eligibility-answer';
import { firstOf } from './actions';
import { textsOf } from './check.fixture';

const WAITING_COSTS = /January 1, \d{4} to March 31|[Ss]igning up late|you waited/;
const NO_WAITING =
  /at any time(?: of year)?\b.*(?:no penalty|without a penalty|waives late penalties)|There is no penalty|A and B penalties are waived/;
const WORK = /after (?:your|the) job/;

/** What an answer says of what to do, what is, and what it costs; what would be otherwise is no part of it, and costs ten times as much. */
export type CheckedAnswer = Pick<
  EligibilityResult,
  'headline' | 'actions' | 'programs' | 'rules' | 'switches' | 'extraHelp' | 'outcomes'
>;

const englishOf = (value: unknown): string[] => textsOf(value).map(({ en }) => en);

function said({ headline, actions, programs, rules, switches }: CheckedAnswer): string[] {
  const lines = programs.map(({ text, nextStep }) => [text, nextStep.text]);
  const traced = rules.map(({ text }) => text);
  return [...new Set(englishOf([headline, actions, lines, traced, switches]))];
}

function partBFaults(texts: readonly string[]): string[] {
  const partB = texts.filter((text) => /Part B|Medicare|sign up/i.test(text) || WAITING_COSTS.test(text));
  const costs = partB.find(
    (text) => WAITING_COSTS.test(text) && !/^This is only for people who pay a Part A premium|Part D/.test(text),
  );
  const free = partB.find((text) => NO_WAITING.test(text) && !WORK.test(text));
  return costs && free ? [`Part B: "${costs}" and "${free}"`] : [];
}

function mediCalFaults({ programs, headline, actions: [first] }: CheckedAnswer): string[] {
  const outcomeOf = (program: string) => programs.find((line) => line.program === program)?.outcome;
  const isFree = ['have', 'possible'].includes(outcomeOf('medi-cal') ?? '');
  const found: string[] = [];
  if (isFree && outcomeOf('share-of-cost') === 'possible') found.push('Medi-Cal: free and with a share of cost');
  if (/share of cost|discount/.test(headline.en)) found.push(`headline leads with "${headline.en}"`);
  if (first?.program === 'medi-cal' && outcomeOf('medi-cal') === 'not-possible' && /^Apply/.test(first.title.en)) {
    found.push('Medi-Cal: not possible, and yet the first step');
  }
  return found;
}

function extraHelpFaults(answer: CheckedAnswer, texts: readonly string[]): string[] {
  const { extraHelp, outcomes, programs, actions } = answer;
  const outcome = programs.find((line) => line.program === 'extra-help')?.outcome;
  const says = (pattern: RegExp) => [...actions.map(({ id }) => id)].find((id) => pattern.test(id));
  const found: string[] = [];
  if (extraHelp !== (outcomes.extraHelp === 'pass')) found.push(`Extra Help: ${extraHelp} and ${outcomes.extraHelp}`);
  if (outcome !== 'possible' && says(/^(?:extra-help-automatic|apply-extra-help)$/))
    found.push(`Extra Help: ${outcome}, and an action takes it for sure`);
  if (outcome === 'not-possible' && texts.some((text) => /You pay at most \$/.test(text)))
    found.push('Extra Help: not possible, and its copays');
  const copays = new Set(
    texts.flatMap((text) => [...text.matchAll(/(\$[\d.]+) in \d{4}[^,.]*? for a generic/g)].map(([, sum]) => sum)),
  );
  if (copays.size > 1) found.push(`Extra Help: two copays, ${[...copays].join(' and ')}`);
  return found;
}

/** Advice about signing up for Part B: one of them, or none. */
const PART_B = ['employer-cover', 'part-b-any-time', 'sign-up-after-work', 'sign-up-initial', 'sign-up-medicare'];

/** The order of the first actions, and the verdict above them. */
function orderFaults({ actions, headline }: CheckedAnswer): string[] {
  const ranks = actions.map(({ kind }) => ACTION_KINDS.indexOf(kind));
  const isOrdered = ranks.every((rank, at) => at === 0 || rank >= (ranks[at - 1] ?? 0));
  const partB = actions.filter(({ id }) => PART_B.includes(id)).map(({ id }) => id);
  const first = firstOf(actions);
  const isCovered = actions.some(({ kind }) => kind === 'keep' || kind === 'cover');
  const isBare = ({ contacts, place, documents, steps }: EligibilityAction) =>
    (contacts.length === 0 && place === null) || documents.length === 0 || steps.length === 0 || steps.length > 4;
  return [
    ...(isOrdered ? [] : [`order: ${actions.map(({ kind }) => kind).join()}`]),
    ...(partB.length > 1 ? [`Part B: ${partB.join(' and ')}`] : []),
    ...(isCovered && /qualify for (?:CARE|FERA|CalFresh)/.test(headline.en) ? [`a headline of "${headline.en}"`] : []),
    ...(isCovered && actions[0] && ranks[0] !== undefined && ranks[0] > 1 ? [`first: ${actions[0].id}`] : []),
    ...(/20\d\d/.test(headline.en) && /20\d\d/.test(headline.ko) ? [] : [`no year: ${headline.en}`]),
    ...first.filter(isBare).map(({ id }) => `${id}: no place, no papers, or no text`),
  ];
}

/** "$700 in 2026" where the table has it for 2027. @param amounts dollars -> years in which a row holds it */
function yearFaults(texts: readonly string[], amounts: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return texts.flatMap((text) => [
    ...[...text.matchAll(/(\$[\d,.]*\d) in (20\d\d)/g)].flatMap(([whole, sum = '', year = '']) => {
      const years = amounts.get(sum);
      return years && !years.has(year) ? [`year: ${whole}`] : [];
    }),
    ...(/don’t have the \d{4} amounts/.test(text) ? [`year: everything is missing in "${text}"`] : []),
  ]);
}

const PREMIUMS = /(?:Part B premium|generic)\b/;

/** Amounts of this year whose text does not name the year, where people already choose for the next year. */
function yearlessFaults(answer: CheckedAnswer): string[] {
  return englishOf(answer.actions)
    .filter((text) => PREMIUMS.test(text) && /\$\d/.test(text) && !/20\d\d/.test(text))
    .map((text) => `no year: ${text}`);
}

export function contradictionsIn(answer: CheckedAnswer, amounts: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const texts = said(answer);
  return [
    ...partBFaults(texts),
    ...mediCalFaults(answer),
    ...extraHelpFaults(answer, texts),
    ...orderFaults(answer),
    ...yearFaults(texts, amounts),
    ...yearlessFaults(answer),
  ];
}
