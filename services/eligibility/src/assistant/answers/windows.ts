// "지금 플랜 바꿀 수 있나요?", "Covered California deadline": the windows as they stand today, and a wrong last day put right.
import { figureOn } from '@app/benefits/figures/figure';
import { FIGURES } from '@app/benefits/figures/figures';
import { windowsOn } from '@app/benefits/figures/windows';
import type { WindowFamily, WindowOn } from '@app/benefits/figures/windows';
import { day, fill, join } from '@app/benefits/programs/amount-texts';
import type { BilingualText } from '@app/contracts/http/errors';
import { monthNumber } from '@app/kit/month-number';
import type { TermId } from '../understanding/lexicon';
import type { Question } from '../understanding/question';
import { amountText } from '../words/amount-words';
import W from '../words/windows.words.json';
import { fact, sourcesById } from './draft';
import type { Draft, DraftPart } from './draft';
import { linkFor } from './going-on';
import { recordParts } from './looked-up';
import { ask, PLANS } from './links';

const SUGGESTIONS: readonly BilingualText[] = [
  ask('메디캘은 언제 신청하나요?', 'When can I apply for Medi-Cal?'),
  ask('커버드 캘리포니아 가입 마감이 언제인가요?', 'When is the Covered California deadline?'),
  ask('올해 파트 B 보험료가 얼마인가요?', 'How much is the Part B premium this year?'),
];

function sentenceOf({ status, daysLeft, name, note, opensOn, closesOn }: WindowOn): BilingualText {
  const words = status === 'active' && daysLeft === 0 ? W.lastDay : W[status];
  const head = fill(words, {
    name,
    ...(opensOn && { opens: day(opensOn) }),
    ...(closesOn && { closes: day(closesOn) }),
    ...(daysLeft !== null && { days: String(daysLeft) }),
  });
  return join(head, note);
}

const partOf = (window: WindowOn): DraftPart =>
  fact(sentenceOf(window), ...sourcesById(window.sources, window.checkedOn));

/** Which windows a question is about, the one to speak of first; none = it asks for no window. */
function familiesOf(terms: ReadonlySet<TermId>): readonly WindowFamily[] {
  const has = (...ids: TermId[]): boolean => ids.some((id) => terms.has(id));
  if (
    !has('when', 'change', 'renew', 'openEnrollment', 'missed') ||
    has('myDoctor', 'moving', 'lostCard', 'decision', 'stillWorking')
  )
    return [];
  if (has('coveredCalifornia')) return ['covered-california'];
  if (has('mediCal')) return has('change', 'renew') ? [] : ['medi-cal'];
  if (has('missed') && has('missedFall')) return [];
  // "Is it too late to change the drug plan?" is about the fall, a missed Part B about the general enrollment period.
  const isOfPlans = has('change') && has('partC', 'partD', 'plan');
  if (has('missed') && !isOfPlans) return ['medicare-general'];
  if (has('partC') && has('change')) return ['medicare-advantage', 'medicare-annual'];
  const isMedicare = has('medicare', 'partC', 'partD');
  if (has('openEnrollment') && !isMedicare) return ['medicare-annual', 'covered-california'];
  if ((isMedicare || has('plan', 'company')) && has('change', 'openEnrollment', 'renew', 'enroll'))
    return ['medicare-annual'];
  return has('partB') && has('enroll', 'apply') ? ['medicare-general'] : [];
}

const A_DAY =
  /(\d{1,2})월\s?(\d{1,2})일|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?\s(\d{1,2})\b/giu;

/** Month and day that somebody names: `12-31`. */
function daysIn(text: string): string[] {
  const two = (number: number): string => String(number).padStart(2, '0');
  return [...text.matchAll(A_DAY)].map(([, month, date, name, ordinal]) => {
    const number = name ? monthNumber(name) : Number(month);
    return `${two(number)}-${two(Number(date ?? ordinal))}`;
  });
}

/** A last day that somebody believes in and that is not the window's. */
function wrongDay({ text, terms }: Question, window: WindowOn): DraftPart | null {
  const { closesOn, opensOn, januaryBy } = window;
  const known = [closesOn, opensOn, januaryBy].map((date) => date?.slice(5));
  const [stated] = daysIn(text).filter((each) => !known.includes(each));
  if (!stated || !closesOn || !terms.has('claim')) return null;
  const { ko, en } = day(`${closesOn.slice(0, 4)}-${stated}`);
  const withoutYear = { ko: ko.replace(/^\d{4}년 /u, ''), en: en.replace(/, \d{4}$/u, '') };
  return fact(fill(W.notThatDay, { stated: withoutYear }), ...sourcesById(window.sources, window.checkedOn));
}

function afterWork(today: string): DraftPart[] {
  const months = figureOn(FIGURES, 'specialEnrollmentMonths', today);
  if (!months) return [];
  const text = fill(W.afterWork, { months: amountText(months.value, 'months') });
  return [fact(text, ...sourcesById(months.row.sources, months.row.checkedOn))];
}

const MONTHLY_CHANGE = ask(
  '메디캘이나 약값 추가 지원(Extra Help)이 있으면 플랜을 매달 바꿀 수 있나요?',
  'With Medi-Cal or Extra Help, can I change plans every month?',
);

/** The fall is not the only time for everybody. */
function forDuals(today: string): DraftPart[] {
  const sources = recordParts('faq-monthly-change-duals', today)[0]?.sources ?? [];
  return [fact(W.duals, ...sources)];
}

export function windows(question: Question, today: string): Draft | null {
  const { terms } = question;
  if (terms.has('workEnds') && (terms.has('partB') || terms.has('medicare') || terms.has('when'))) {
    return { kind: 'answer', parts: afterWork(today), links: linkFor(terms), lines: ['ssa'], suggestions: SUGGESTIONS };
  }
  const families = familiesOf(terms);
  const all = windowsOn(today);
  const found = families
    .map((family) => all.find((window) => window.family === family))
    .filter((window) => window !== undefined);
  const [first] = found;
  if (!first) return null;
  const wrong = wrongDay(question, first);
  const isPlan = first.family === 'medicare-annual' || first.family === 'medicare-advantage';
  return {
    kind: wrong ? 'correction' : 'answer',
    parts: [...(wrong ? [wrong] : []), ...found.map(partOf), ...(isPlan ? forDuals(today) : [])],
    links: first.family === 'medicare-annual' ? [PLANS, ...linkFor(terms)] : linkFor(terms),
    suggestions: isPlan ? [MONTHLY_CHANGE, ...SUGGESTIONS] : SUGGESTIONS,
  };
}
