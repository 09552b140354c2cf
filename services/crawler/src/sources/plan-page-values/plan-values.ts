// Tables of a Plan Compare page -> the values we store. Pure. What a page does not say stays unknown (null or absent).
import type { PlanCostTexts } from '@app/contracts/http/plan-costs';
import type { PlanBenefit, PlanBenefitCell, PlanCopay, PlanPhone } from '@app/contracts/http/plans';
import { readCosts } from '@app/content/plan-costs/services';
import { usPhone } from '../providers/us-phone';
import type { PlanPage, PlanSections } from './plan-sections';

export interface PlanValues {
  monthlyPremium: number | null;
  /** For health services, in-network; null for plans that only cover drugs. */
  deductible: number | null;
  drugDeductible: number | null;
  /** In-network, dollars a year. */
  maxOutOfPocket: number | null;
  starRating: number | null;
  hasDrugCoverage: boolean | null;
  copays: Partial<Record<PlanCopay, string>>;
  benefits: Partial<Record<PlanBenefit, PlanBenefitCell>>;
  /** Every cost row, by service, in the page's own words; libs/content/src/plan-costs reads them. */
  costs: PlanCostTexts;
  website: string | null;
  phones: Partial<Record<PlanPhone, string>>;
}

const COPAY_ROWS: Readonly<Record<PlanCopay, readonly [section: string, row: string]>> = {
  primaryCare: ['Doctor services', 'Primary doctor visit'],
  specialist: ['Doctor services', 'Specialist visit'],
  emergency: ['Tests, labs, & imaging', 'Emergency care'],
  urgentCare: ['Tests, labs, & imaging', 'Urgent care'],
  inpatient: ['Hospital services', 'Inpatient hospital coverage'],
  outpatient: ['Hospital services', 'Outpatient hospital coverage'],
};

type BenefitRows = readonly { section: string; rows?: readonly string[] }[];

/** Without `rows`: every row of the section. "Special benefits" is left out: only some members of the plan get them. */
const BENEFIT_ROWS: Readonly<Record<Exclude<PlanBenefit, 'prescription'>, BenefitRows>> = {
  dental: [{ section: 'Preventive dental' }, { section: 'Comprehensive dental' }],
  vision: [{ section: 'Vision' }],
  hearing: [{ section: 'Hearing' }],
  wellness: [{ section: 'More benefits', rows: ['Fitness benefit', 'Health Education', 'Weight management programs'] }],
  transportation: [
    {
      section: 'More benefits',
      rows: [
        'Transportation services for non-emergency care: Plan-approved locations',
        'Transportation services for non-emergency care: Any health-related locations',
      ],
    },
  ],
  telehealth: [{ section: 'More benefits', rows: ['Telehealth'] }],
  overTheCounter: [{ section: 'More benefits', rows: ['Over the counter drug benefits'] }],
};

const NOT_COVERED = 'Not covered';
const MAXIMUM = 'Maximum you pay for health services';
const TIERS = /^Costs by drug tier - (.+) drug cost for (.+)$/;
/** Between the rows of one benefit: the values hold commas and semicolons of their own. */
const BETWEEN_ROWS = ' · ';

/** The first amount of a text: "$283; per year for in-network services" -> 283; null when there is none. */
export function firstDollars(text: string | undefined): number | null {
  const found = /\$\s?(\d[\d,]*(?:\.\d+)?)/.exec(text ?? '');
  return found?.[1] === undefined ? null : Number(found[1].replaceAll(',', ''));
}

/** "$10,100 In and Out-of-network; $6,700 In-network" -> 6700. */
export function inNetworkMaximum(text: string | undefined): number | null {
  const parts = (text ?? '').split(';').map((part) => part.trim());
  const inNetwork = parts.find((part) => /^\$[\d,.]+ In-network$/i.test(part));
  return firstDollars(inNetwork ?? (parts.length === 1 ? parts[0] : undefined));
}

/** A page may name a section as it likes: `constructor` is a caption like others. */
const rowsOf = (sections: PlanSections, section: string): PlanSections[string] =>
  new Map(Object.entries(sections)).get(section) ?? {};

function benefitCell(sections: PlanSections, wanted: BenefitRows): PlanBenefitCell | null {
  const found = wanted.flatMap(({ section, rows }) =>
    Object.entries(rowsOf(sections, section)).filter(([label]) => rows?.includes(label) ?? true),
  );
  if (found.length === 0) return null;
  const covered = found.filter(([, value]) => value !== NOT_COVERED);
  if (covered.length === 0) return { isCovered: false, text: NOT_COVERED };
  const [only] = found.length === 1 ? covered : [];
  if (only) return { isCovered: true, text: only[1] };
  return { isCovered: true, text: covered.map(([label, value]) => `${label}: ${value}`).join(BETWEEN_ROWS) };
}

/** Costs of the drug tiers as the page shows them first: retail pharmacy, one month. */
function prescriptionCell(sections: PlanSections): PlanBenefitCell | null {
  for (const [caption, rows] of Object.entries(sections)) {
    const [, pharmacy, supply] = TIERS.exec(caption) ?? [];
    const tiers = Object.entries(rows).map(([label, value]) => `${label}: ${value}`);
    if (pharmacy && supply && tiers.length > 0) {
      return { isCovered: true, text: `${pharmacy}, ${supply}: ${tiers.join(BETWEEN_ROWS)}` };
    }
  }
  return sections['Deductibles']?.['Drug deductible'] === undefined ? null : { isCovered: true, text: null };
}

function known<Key extends string, Value>(entries: [Key, Value | null | undefined][]): Partial<Record<Key, Value>> {
  return Object.fromEntries(entries.filter(([, value]) => value != null)) as Partial<Record<Key, Value>>;
}

/** Only addresses that a browser may open. */
export const webAddress = (text: string | null): string | null =>
  text !== null && /^https?:\/\/[^\s/]+/i.test(text.trim())
    ? text.trim().replace(/^https?/i, (scheme) => scheme.toLowerCase())
    : null;

/** The number as the page prints it, when a telephone could dial it. */
const dialable = (text: string | null): string | null => (usPhone(text) === null ? null : text);

/** @returns the values of one plan; unknown where the page is silent */
export function planValues({ sections, stars, website, ...page }: PlanPage): PlanValues {
  const deductibles = sections['Deductibles'];
  const prescription = prescriptionCell(sections);
  const isHealthPlan = sections['Doctor services'] !== undefined;
  return {
    monthlyPremium: firstDollars(sections['Premiums']?.['Total monthly premium']),
    deductible: firstDollars(deductibles?.['Health deductible']),
    drugDeductible: firstDollars(deductibles?.['Drug deductible']),
    maxOutOfPocket: inNetworkMaximum(sections[MAXIMUM]?.[MAXIMUM]),
    starRating: stars.overall,
    hasDrugCoverage: prescription ? true : isHealthPlan ? false : null,
    copays: known(
      (Object.keys(COPAY_ROWS) as PlanCopay[]).map((copay) => {
        const [section, row] = COPAY_ROWS[copay];
        return [copay, new Map(Object.entries(rowsOf(sections, section))).get(row)];
      }),
    ),
    benefits: known([
      ...(Object.keys(BENEFIT_ROWS) as (keyof typeof BENEFIT_ROWS)[]).map(
        (benefit): [PlanBenefit, PlanBenefitCell | null] => [benefit, benefitCell(sections, BENEFIT_ROWS[benefit])],
      ),
      ['prescription', prescription ?? (isHealthPlan ? { isCovered: false, text: null } : null)],
    ]),
    costs: readCosts(sections),
    website: webAddress(website),
    phones: known([
      ['members', dialable(page.phoneMembers)],
      ['nonMembers', dialable(page.phoneNonMembers)],
    ]),
  };
}
