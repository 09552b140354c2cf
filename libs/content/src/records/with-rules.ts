// Fills what does not depend on today into curated records, once, when they are loaded: dates of rules (`{{date.fallCloses}}`), amounts
// of a named year (`{{partDOutOfPocketCap2027}}`) and limits that have only ever had one value (`{{renewalRepairDays}}`). Amounts of
// today stay for `withAmounts`.
import type { Figure } from '@app/benefits/figures/figure';
import { FIGURES } from '@app/benefits/figures/figures';
import { fillRuleDates, mapTexts } from '@app/benefits/figures/rule-date-words';
import { CHECKED_ON } from '@app/benefits/figures/checked-on';
import { cutAtPlaceholders, fillPlaceholders } from '@app/contracts/http/placeholders';
import { withAmounts } from './amounts';

const NAMES_A_YEAR = /^\D+20\d\d$/;
const FIXED: ReadonlySet<string> = new Set(
  Object.entries<Figure>(FIGURES)
    .filter(([, { rows }]) => rows.length === 1 && rows[0]?.effectiveTo === null)
    .map(([id]) => id),
);

const isSettled = (name: string): boolean => NAMES_A_YEAR.test(name) || FIXED.has(name);

function fillText(text: string, language: 'ko' | 'en'): string {
  const dated = fillRuleDates(text, language);
  if (!cutAtPlaceholders(dated).some((name, at) => at % 2 === 1 && isSettled(name))) return dated;
  return fillPlaceholders(dated, (name) => {
    const placeholder = `{{${name}}}`;
    return isSettled(name) ? withAmounts({ ko: placeholder, en: placeholder }, CHECKED_ON)[language] : undefined;
  });
}

/** Records with everything filled in that does not depend on today. Their shape stays the same. */
export const withRules = <T>(records: T): T => mapTexts(records, fillText);
