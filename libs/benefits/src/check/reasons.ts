// One sentence for each of the three answers, and the headline over them.
import type { EligibilityResponse, EligibilityRule } from '@app/contracts/http/eligibility';
import type { BilingualText } from '@app/contracts/http/errors';
import { dollars, fill, join } from '../programs/amount-texts';
import type { Answers } from './answers';
import { HEADLINES, PROGRAM_NAMES, REASONS } from './check.words';
import { isScopeOpen } from './situation';

/** The rule that carries a no, else the one with figures, else the first: what a person wants to hear first. */
function leadingRule(rules: readonly EligibilityRule[]): EligibilityRule | undefined {
  return rules.find(({ outcome }) => outcome === 'fail') ?? rules.find(isIncomeRule) ?? rules[0];
}

const isIncomeRule = ({ yours, limit, margin }: EligibilityRule): boolean =>
  yours?.unit === 'usd-per-year' && limit?.unit === 'usd-per-year' && margin !== null;

function incomeReason({ yours, limit, margin, isBorderline, text }: EligibilityRule): BilingualText {
  if (!yours || !limit || !margin) return text;
  const gap = Math.abs(margin.value);
  const words = gap === 0 ? REASONS.equal : margin.value > 0 ? REASONS.less : REASONS.more;
  const said = fill(words, { yours: dollars(yours.value), limit: dollars(limit.value), gap: dollars(gap) });
  return isBorderline ? join(said, text) : said;
}

function reasonOf(rules: readonly EligibilityRule[]): BilingualText {
  const rule = leadingRule(rules);
  if (!rule) return { ko: '', en: '' };
  return isIncomeRule(rule) ? incomeReason(rule) : rule.text;
}

/** Why each of the three came out so: a no names the limit and the person's own figure. */
export function reasonsOf(answers: Answers): EligibilityResponse['reasons'] {
  const { verdicts, extraHelp, mediCal } = answers;
  return {
    medicare: reasonOf(verdicts.medicare.rules),
    mediCal: isScopeOpen(answers) ? REASONS.scope : reasonOf(verdicts['medi-cal'].rules),
    extraHelp:
      extraHelp && mediCal && !isScopeOpen(answers) ? REASONS.automatic : reasonOf(verdicts['extra-help'].rules),
  };
}

/** Verdict first: which of the three are possible. */
export function headlineOf(answers: Answers): BilingualText {
  const keys = ['medicare', 'mediCal', 'extraHelp'] as const;
  const names = keys.filter((key) => answers[key]).map((key) => PROGRAM_NAMES[key]);
  if (names.length === 0) return HEADLINES.none;
  const list = { ko: names.map(({ ko }) => ko).join(', '), en: names.map(({ en }) => en).join(', ') };
  const said = names.length === keys.length ? HEADLINES.all : fill(HEADLINES.some, { names: list });
  return join(said, isScopeOpen(answers) && HEADLINES.scope);
}
