// Income limits, worked out of the poverty level as each program rounds (libs/benefits/src/programs/poverty.ts).
import { figureOn } from '@app/benefits/figures/figure';
import { FIGURES } from '@app/benefits/figures/figures';
import type { SourceId } from '@app/benefits/figures/sources';
import { dollars, fill } from '@app/benefits/programs/amount-texts';
import { povertyLevel, yearlyShare } from '@app/benefits/programs/poverty';
import type { ShareId } from '@app/benefits/programs/poverty';
import { publishedLimit } from '@app/benefits/programs/published-limit';
import type { PublishedLimit } from '@app/benefits/programs/published-limit';
import type { BilingualText } from '@app/contracts/http/errors';
import type { TermId } from '../understanding/lexicon';
import type { Question } from '../understanding/question';
import { limitPrograms, who, words as W } from '../words/figures.words.json';
import { fact, sourcesById } from './draft';
import type { Draft, DraftPart } from './draft';
import { linkFor, nextQuestions } from './going-on';
import { notYetParts } from './signed-up-year';

interface LimitTopic {
  program: keyof typeof limitPrograms;
  share: ShareId;
  /** Extra Help is published as a yearly limit. */
  by: 'month' | 'year';
}

const AGED: LimitTopic = { program: 'agedMediCal', share: 'mediCalAgedShare', by: 'month' };
const ADULT: LimitTopic = { program: 'adultMediCal', share: 'mediCalAdultShare', by: 'month' };
const EXTRA_HELP: LimitTopic = { program: 'extraHelp', share: 'extraHelpShare', by: 'year' };
const SAVINGS: readonly LimitTopic[] = [
  { program: 'qmb', share: 'qmbShare', by: 'month' },
  { program: 'slmb', share: 'slmbShare', by: 'month' },
  { program: 'qi', share: 'qiShare', by: 'month' },
];

function topicsOf(terms: ReadonlySet<TermId>, age: number | undefined): readonly LimitTopic[] {
  if (terms.has('extraHelp')) return [EXTRA_HELP];
  if (terms.has('savings')) return SAVINGS;
  if (!terms.has('mediCal')) return [];
  const aged = figureOn(FIGURES, 'mediCalAgedAge', '2024-01-01')?.value ?? 0;
  return age !== undefined && age < aged ? [ADULT] : [AGED];
}

/** What is taken off is said where something is: the same limit is printed elsewhere without it. */
function wordsOf(by: LimitTopic['by'], { off, comparison }: PublishedLimit): BilingualText {
  if (by === 'year') return W.incomeYear;
  if (off === 0) return W.incomeMonth;
  return comparison === 'below' ? W.incomeMonthBelow : W.incomeMonthGross;
}

function limitPart({ program, share, by }: LimitTopic, size: 1 | 2, day: string): DraftPart | null {
  const limit = publishedLimit(FIGURES, share, size, day);
  const level = povertyLevel(FIGURES, size, day);
  if (!limit || !level) return null;
  const { row } = limit.level;
  const parts = {
    year: String(row.year),
    program: limitPrograms[program],
    who: size === 1 ? who.one : who.two,
    month: dollars(limit.gross),
    counted: dollars(limit.monthly),
    off: dollars(limit.off),
    whole: dollars(yearlyShare(level.value, limit.share.value)),
  };
  const sources: SourceId[] = [...new Set([...limit.share.row.sources, ...row.sources])];
  return fact(fill(wordsOf(by, limit), parts), ...sourcesById(sources, row.checkedOn));
}

/** Null when no income limit is asked for. @param day ISO date of the asked year @param next the year signed up for, to speak of too */
export function incomeLimits({ terms, person }: Question, day: string, next: number | null): Draft | null {
  if (!terms.has('incomeLimit')) return null;
  const sizes: readonly (1 | 2)[] = person.isCouple || terms.has('couple') ? [2] : person.isAlone ? [1] : [1, 2];
  const topics = topicsOf(terms, person.age);
  const parts = topics
    .flatMap((topic) => sizes.map((size) => limitPart(topic, size, day)))
    .filter((part) => part !== null);
  if (parts.length === 0) return null;
  const level = next !== null && next > Number(day.slice(0, 4)) && figureOn(FIGURES, 'povertyLevel1', `${next}-07-01`);
  const names = topics.map(({ program }) => limitPrograms[program]);
  const missing = level && level.isOld ? notYetParts(next, names, level.row.sources) : [];
  return { kind: 'answer', parts: [...parts, ...missing], links: linkFor(terms), suggestions: nextQuestions(terms) };
}
