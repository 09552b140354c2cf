// Medicare Savings Programs: who pays the premiums of people with Medicare and little income (policy.md 4).
import type { EligibilityRule } from '@app/contracts/http/eligibility';
import { figureOn } from '../../figures/figure';
import { dollars, fill, join } from '../amount-texts';
import type { Facts } from '../facts';
import { isMedicarePossible, medicareVerdict } from '../medicare/rule';
import type { Figures, Verdict } from '../rule';
import { amount, ruling } from '../ruling';
import { savingsBand } from './band';
import type { SavingsBand, SavingsBandName } from './band';
import { SAVINGS_WORDS as words } from './words';

const program = 'medicare-savings';

/** Since this day California enrols QMBs in Part A at any time and pays for it. */
const BUY_IN_BEGINS = '2025-01-01';
/** From this day savings count again (ACWDL 25-27). */
const SAVINGS_MAY_COUNT_FROM = '2026-01-01';

const BAND_TEXTS = { QMB: words.qmb, SLMB: words.slmb, QI: words.qi } as const satisfies Record<
  SavingsBandName,
  unknown
>;
const MONTHS = 12;

function bandRule(facts: Facts, figures: Figures, band: SavingsBand): EligibilityRule {
  const { name, countable, limit, comparison, level, share } = band;
  const borderline = figureOn(figures, 'borderlineDollars', facts.asOf)?.value ?? 0;
  const isClose = name === null && countable.yearly - limit <= borderline;
  const counted = fill(words.counted, { income: dollars(facts.annualIncome), off: dollars(countable.takenOff) });
  return ruling({
    id: 'medicare-savings.band',
    program,
    outcome: name ? 'pass' : 'fail',
    title: words.title,
    text: join(
      name ? BAND_TEXTS[name] : words.none,
      (name === 'SLMB' || name === 'QI') && words.california,
      isClose && words.borderline,
      name && facts.asOf >= SAVINGS_MAY_COUNT_FROM && words.savings,
    ),
    inputs: ['annualIncome', 'householdSize'],
    yours: amount(countable.yearly, 'usd-per-year', countable.takenOff > 0 ? counted : null),
    limit: amount(limit, 'usd-per-year', fill(words.monthly, { month: dollars(Math.round(limit / MONTHS)) })),
    comparison,
    isBorderline: isClose,
    figures: [level, share, ...countable.figures],
    sources: ['S20'],
  });
}

/** The state's buy-in concerns those whose Part A would cost a premium, or whose credits nobody asked. */
function buyInRule({ asOf, workCredits }: Facts, figures: Figures): EligibilityRule | null {
  const full = figureOn(figures, 'workCreditsFull', asOf);
  const hasFreePartA = workCredits !== null && full !== null && workCredits >= full.value;
  if (hasFreePartA || asOf < BUY_IN_BEGINS) return null;
  return ruling({
    id: 'medicare-savings.part-a-buy-in',
    program,
    outcome: workCredits === null ? 'unknown' : 'pass',
    title: words.buyInTitle,
    text: words.buyIn,
    inputs: ['workCredits', 'annualIncome'],
    sources: ['S4', 'S5'],
    effectiveFrom: BUY_IN_BEGINS,
    effectiveTo: null,
  });
}

/** The verdict is the band's; the buy-in stands beside it and decides nothing. */
export function medicareSavingsVerdict(facts: Facts, figures: Figures): Verdict {
  const base = { id: 'medicare-savings.band', program, title: words.title, inputs: ['annualIncome'] } as const;
  if (!isMedicarePossible(medicareVerdict(facts, figures))) {
    const rule = ruling({ ...base, outcome: 'fail', text: words.noMedicare, sources: ['S20'] });
    return { outcome: 'fail', rules: [rule] };
  }
  const band = savingsBand(facts, figures);
  if (!band) {
    const rule = ruling({ ...base, outcome: 'unknown', text: words.unknown, sources: ['S20'] });
    return { outcome: 'unknown', rules: [rule] };
  }
  const rule = bandRule(facts, figures, band);
  const buyIn = band.name === 'QMB' ? buyInRule(facts, figures) : null;
  return { outcome: rule.outcome, rules: buyIn ? [rule, buyIn] : [rule] };
}
