// Whether signing up late may cost this person something, and what takes the penalty away
// (docs/facts/policy.md#medicare-windows-and-penalties).
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../../figures/figure';
import type { FoundFigure } from '../../figures/figure';
import { dollars, fill, join } from '../later-texts';
import type { Facts } from '../facts';
import type { Figures, Verdict } from '../rule';
import { outcomeOf, ruling } from '../ruling';
import { partBPenalty } from './penalties';
import words from './words.json';

const program = 'late-enrollment';
const ONE_YEAR = 12;

/** What already takes a penalty away. */
export interface Waivers {
  /** QMB band: the state pays the premiums of Part A and Part B. */
  isQmb: boolean;
  /** Medi-Cal or a savings program: the state signs the person up for Part B and pays. */
  doesStatePay: boolean;
  hasExtraHelp: boolean;
}

interface Part {
  id: string;
  title: BilingualText;
  text: BilingualText;
  isWaived: boolean;
  /** What takes it away, or puts it off; null where nothing does by what was said. */
  waiver: BilingualText | null;
  figures: readonly (FoundFigure | null)[];
}

/** `pass` = no penalty can fall due; nobody is asked how late, so everything else stays open. */
function penaltyRule({ id, title, text, isWaived, waiver, figures }: Part): EligibilityRule {
  const isKnown = figures.every((figure) => figure !== null);
  return ruling({
    id: `late-enrollment.${id}`,
    program,
    outcome: isWaived ? 'pass' : 'unknown',
    title,
    text: isWaived && waiver ? waiver : isKnown ? join(text, waiver) : words.unknown,
    inputs: ['workCredits', 'annualIncome'],
    figures,
    sources: ['S15'],
  });
}

function partARule({ asOf, workCredits }: Facts, figures: Figures, { isQmb }: Waivers): EligibilityRule {
  const percent = figureOn(figures, 'partAPenaltyPercent', asOf);
  const full = figureOn(figures, 'workCreditsFull', asOf);
  const isFree = workCredits !== null && full !== null && workCredits >= full.value;
  return penaltyRule({
    id: 'part-a',
    title: words.partATitle,
    text: fill(words.partA, { percent: String(percent?.value ?? '') }),
    isWaived: isFree || isQmb,
    waiver: isFree ? fill(words.partANone, { credits: String(full.value) }) : words.waivedBySavings,
    figures: isFree ? [full] : [percent],
  });
}

function partBRule({ asOf, insurance }: Facts, figures: Figures, { doesStatePay }: Waivers): EligibilityRule {
  const percent = figureOn(figures, 'partBPenaltyPercent', asOf);
  const premium = figureOn(figures, 'partBPremium', asOf);
  const year = partBPenalty(ONE_YEAR, figures, asOf);
  return penaltyRule({
    id: 'part-b',
    title: words.partBTitle,
    text: fill(words.partB, {
      percent: String(percent?.value ?? ''),
      amount: year ? dollars(year.monthly) : '',
      year: String(premium?.row.year ?? ''),
    }),
    isWaived: doesStatePay,
    waiver: doesStatePay ? words.partBWaived : insurance === 'employer' ? words.partBWork : null,
    figures: [premium, percent],
  });
}

function partDRule({ asOf }: Facts, figures: Figures, { hasExtraHelp }: Waivers): EligibilityRule {
  const percent = figureOn(figures, 'partDPenaltyPercent', asOf);
  const base = figureOn(figures, 'partDBasePremium', asOf);
  const days = figureOn(figures, 'partDPenaltyGraceDays', asOf);
  return penaltyRule({
    id: 'part-d',
    title: words.partDTitle,
    text: fill(words.partD, {
      days: String(days?.value ?? ''),
      percent: String(percent?.value ?? ''),
      base: base ? dollars(base.value) : '',
      year: String(base?.row.year ?? ''),
    }),
    isWaived: hasExtraHelp,
    waiver: words.waivedByExtraHelp,
    figures: [base, percent, days],
  });
}

/** The three penalties of somebody for whom Medicare is possible. */
export function lateEnrollmentVerdict(facts: Facts, figures: Figures, waivers: Waivers): Verdict {
  const rules = [partARule, partBRule, partDRule].map((rule) => rule(facts, figures, waivers));
  return { outcome: outcomeOf(rules), rules };
}
