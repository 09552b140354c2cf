// Turns what a rule found out into the traced answer: margin, year, dates and sources come from the figures it used.
import type {
  AmountUnit,
  EligibilityAmount,
  EligibilityRule,
  EligibilitySource,
  RuleOutcome,
} from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import type { FigureRow, FoundFigure } from '../figures/figure';
import { SOURCES } from '../figures/sources';
import type { SourceId } from '../figures/sources';

/** Day the laws that carry no figure (status, routes) were last compared with their sources. */
export const LAW_CHECKED_ON = '2026-11-20';

/** What a rule is, whatever it finds. */
export interface RuleHead {
  id: string;
  program: EligibilityRule['program'];
  title: BilingualText;
  /** Fields of the request, or of `Facts` where the call has no field. */
  inputs: readonly string[];
  /** Laws and pages beside the figures' own sources; they stand first. */
  sources?: readonly SourceId[];
}

export interface Finding {
  outcome: RuleOutcome;
  text: BilingualText;
  yours?: EligibilityAmount | null;
  limit?: EligibilityAmount | null;
  comparison?: EligibilityRule['comparison'];
  isBorderline?: boolean;
  /** Dated figures the outcome or the text rests on, the most important first. */
  figures?: readonly (FoundFigure | null)[];
  /** In place of the head's. */
  sources?: readonly SourceId[];
  /** ISO day the rule itself began to hold; default: the first figure's. */
  effectiveFrom?: string;
  effectiveTo?: string | null;
}

export const amount = (value: number, unit: AmountUnit, note: BilingualText | null = null): EligibilityAmount => ({
  value,
  unit,
  note,
});

const cents = (value: number): number => Math.round(value * 100) / 100;

function marginOf({ yours, limit, comparison }: Finding): EligibilityAmount | null {
  if (!yours || !limit || !comparison) return null;
  const room = comparison === 'at-least' ? yours.value - limit.value : limit.value - yours.value;
  return amount(cents(room), limit.unit);
}

/** Each once, the finding's own first. */
function sourcesOf(own: readonly SourceId[], figures: readonly (FoundFigure | null)[]): EligibilitySource[] {
  const found: EligibilitySource[] = own.map((id) => SOURCES[id]);
  for (const figure of figures) {
    for (const id of figure?.row.sources ?? []) if (!found.includes(SOURCES[id])) found.push(SOURCES[id]);
  }
  return found;
}

/** What the rule's dates are taken from: of the figures that were found, the first, and the first that belongs to a year. */
function datesOf({ figures = [] }: Finding): { first: FigureRow | null; yearly: FigureRow | null; isOld: boolean } {
  let first: FigureRow | null = null;
  let yearly: FigureRow | null = null;
  let isOld = false;
  for (const figure of figures) {
    if (!figure) continue;
    first ??= figure.row;
    // A row without an end (an age, a share) belongs to no year.
    if (figure.row.effectiveTo !== null) yearly ??= figure.row;
    isOld ||= figure.isOld;
  }
  return { first, yearly, isOld };
}

/**
 * Head and finding are two objects because an answer makes a hundred rules: to copy the one into the other costs more than the rule.
 * @throws when neither names a source, nor a figure with one: a rule without a source is a mistake of ours.
 */
export function ruling(whole: RuleHead & Finding): EligibilityRule;
export function ruling(head: RuleHead, finding: Finding): EligibilityRule;
export function ruling(head: RuleHead, finding: Finding = head as RuleHead & Finding): EligibilityRule {
  const sources = sourcesOf(finding.sources ?? head.sources ?? [], finding.figures ?? []);
  const [first] = sources;
  if (!first) throw new Error(`rule ${head.id} names no source`);
  const { first: dated, yearly, isOld } = datesOf(finding);
  return {
    id: head.id,
    program: head.program,
    outcome: finding.outcome,
    title: head.title,
    text: finding.text,
    inputs: [...head.inputs],
    yours: finding.yours ?? null,
    limit: finding.limit ?? null,
    comparison: finding.comparison ?? null,
    margin: marginOf(finding),
    isBorderline: finding.isBorderline ?? false,
    figureYear: yearly?.year ?? null,
    isFigureOld: isOld,
    citation: first.citation,
    sourceUrl: first.url,
    sources,
    effectiveFrom: finding.effectiveFrom ?? dated?.effectiveFrom ?? LAW_CHECKED_ON,
    effectiveTo: finding.effectiveTo === undefined ? (dated?.effectiveTo ?? null) : finding.effectiveTo,
    checkedOn: dated?.checkedOn ?? LAW_CHECKED_ON,
  };
}

/** All of them together: one no is a no, else one unknown leaves it open. */
export function outcomeOf(rules: readonly Pick<EligibilityRule, 'outcome'>[]): RuleOutcome {
  if (rules.some(({ outcome }) => outcome === 'fail')) return 'fail';
  return rules.every(({ outcome }) => outcome === 'pass') ? 'pass' : 'unknown';
}
