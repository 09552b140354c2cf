// @ts-check
// The CMS Landscape archive of a year: one row per plan and county, in the columns of that year
// (docs/facts/sources.md#landscape).
import { columns } from './data.mjs';
import { consolidated, plansOf } from './sample-plans.mjs';
import { changedTable, csvText, tableOf } from './table.mjs';
import { zipArchive } from './zip-archive.mjs';

/** @typedef {import('./sample-plans.mjs').Plan} Plan */
/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {2026 | 2027} Year */

const BEFORE_SNP_CATEGORY = columns.landscapeBeforeSnpCategory;
const AFTER_SNP_CATEGORY = columns.landscapeAfterSnpCategory;
/** 2026 wrote two names without blanks. @type {Record<string, string>} */
const NAME_OF_2026 = { 'Contract Plan ID': 'ContractPlanID', 'Contract Plan Segment ID': 'ContractPlanSegmentID' };

/** The header of a year: 52 names in 2026, 53 in 2027. @param {Year} year */
export function landscapeColumns(year) {
  if (year === 2027) return [...BEFORE_SNP_CATEGORY, ...AFTER_SNP_CATEGORY];
  const before = BEFORE_SNP_CATEGORY.filter((name) => !name.startsWith('Enrollment Capacity'));
  return [...before, 'SNP Institutional Category', ...AFTER_SNP_CATEGORY].map((name) => NAME_OF_2026[name] ?? name);
}

const NONE = 'Not Applicable';
const THRESHOLD = { 2026: 2100, 2027: 2400 };
const SUBSIDY = { 2026: 4.82, 2027: 6.27 };
const DE_MINIMIS = 'Voluntary De Minimis Program Participant';
/** What a plan without drugs says all the same. @type {Record<Year, string[]>} */
const KEPT_WITHOUT_DRUGS = { 2026: [DE_MINIMIS, 'Low Income Premium Subsidy (LIPS) Amount'], 2027: [DE_MINIMIS] };

const AMOUNT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "$0.00 ", "$3,400.00 ", "($20.80)": the blank is CMS's. @param {number | null} value */
export function landscapeMoney(value) {
  if (value === null) return NONE;
  const amount = AMOUNT.format(Math.abs(value));
  return value < 0 ? `($${amount})` : `$${amount} `;
}

/** @param {Plan} plan @param {Year} year */
function drugCells(plan, year) {
  if (plan.drugDeductible === null) {
    const names = AFTER_SNP_CATEGORY.slice(5, 20).filter((name) => !KEPT_WITHOUT_DRUGS[year].includes(name));
    return { ...Object.fromEntries(names.map((name) => [name, NONE])), 'Part D Coverage Indicator': 'No' };
  }
  const total = plan.partDBasic + plan.partDSupplemental;
  return {
    'Part D Coverage Indicator': 'Yes',
    'National PDP': plan.category === 'PDP' ? 'No' : NONE,
    'Drug Benefit Category': 'Enhanced',
    'Drug Benefit Type': 'Enhanced Alternative',
    'Part D Basic Premium At or Below Regional Benchmark': plan.category === 'PDP' ? 'No' : NONE,
    'Low Income Subsidy (LIS) Auto Enrollment': plan.category === 'PDP' ? 'No' : NONE,
    'Offers Drug Tier with No Part D Deductible': plan.drugDeductible > 0 ? 'Yes' : NONE,
    'Annual Part D Deductible Amount': landscapeMoney(plan.drugDeductible),
    'Part D Basic Premium': landscapeMoney(plan.partDBasic),
    'Part D Supplemental Premium': landscapeMoney(plan.partDSupplemental),
    'Part D Total Premium': landscapeMoney(total),
    'Part D LIPS (CMS Pays)': landscapeMoney(Math.min(total, SUBSIDY[year])),
    'Part D Low Income Beneficiary Premium Amount': landscapeMoney(Math.max(0, total - SUBSIDY[year])),
    'Part D Out-of-Pocket (OOP) Threshold': landscapeMoney(THRESHOLD[year]),
  };
}

/** @param {Plan} plan */
function specialNeedsCells({ snpType }) {
  return {
    'Special Needs Plan (SNP) Indicator': snpType === null ? 'No' : 'Yes',
    'SNP Type': snpType ?? NONE,
    'SNP Institutional Type': NONE,
    'SNP Institutional Category': NONE,
    'Dual Eligible SNP (D-SNP) Integration Status': snpType === 'Dual-Eligible' ? 'HIDE' : NONE,
    'D-SNP Applicable Integrated Plan (AIP) Identifier': snpType === 'Dual-Eligible' ? 'No' : NONE,
    'Chronic or Disabling Condition SNP (C-SNP) Condition Type':
      snpType === 'Chronic or Disabling Condition' ? 'Diabetes Mellitus' : NONE,
    'Medicare Zero-Dollar Cost Sharing D-SNP': snpType === 'Dual-Eligible' ? 'Yes' : NONE,
  };
}

/** @param {Plan} plan @param {Year} year */
function commonCells(plan, year) {
  const isDrugOnly = plan.category === 'PDP';
  const stars = year === 2027 ? '' : plan.stars.toFixed(1);
  const [planKey, segmentKey] = [`${plan.contract}_${plan.plan}`, `${plan.contract}_${plan.plan}_${plan.segment}`];
  const localPlan = year === 2027 ? 'Local Coordinated Care Plan' : 'Local CCP';
  return {
    'Contract Year': year,
    'Contract Category Type': plan.category,
    'Contract ID': plan.contract,
    'Plan ID': plan.plan,
    'Segment ID': plan.segment,
    ContractPlanID: planKey,
    'Contract Plan ID': planKey,
    ContractPlanSegmentID: segmentKey,
    'Contract Plan Segment ID': segmentKey,
    'Sanctioned Plan': plan.isSanctioned ? 'Yes' : 'No',
    'Parent Organization Name': plan.parent,
    'Contract Name': plan.contractName,
    'Organization Marketing Name': plan.brand,
    'Organization Type': isDrugOnly ? 'Medicare Prescription Drug Plan' : localPlan,
    'Plan Name': plan.name,
    'Plan Type': plan.type,
    'Enrollment Capacity Limit Accepted': 'Did Not Submit',
    'Enrollment Capacity Limit Amount': 'No Limit',
    ...specialNeedsCells(plan),
    [DE_MINIMIS]: 'No',
    'Low Income Premium Subsidy (LIPS) Amount': landscapeMoney(SUBSIDY[year]),
    ...drugCells(plan, year),
    'Part C Premium': landscapeMoney(isDrugOnly || !plan.isPremiumStated ? null : plan.partC),
    'Monthly Consolidated Premium (Part C + D)': landscapeMoney(plan.isPremiumStated ? consolidated(plan) : null),
    'In-Network Maximum Out-of-Pocket (MOOP) Amount': landscapeMoney(plan.maximum),
    'Part C Summary Star Rating': isDrugOnly && stars ? NONE : stars,
    'Part D Summary Star Rating': stars,
    'Overall Star Rating': stars,
    'MA Region Code': isDrugOnly ? NONE : '24',
    'MA Region': isDrugOnly ? NONE : 'California',
    'PDP Region Code': isDrugOnly ? '32' : NONE,
    'PDP Region': isDrugOnly ? 'California' : NONE,
  };
}

/** Rows of other states and of a territory, to be left out by a reader of California. */
const ELSEWHERE = [
  { code: 'TX', name: 'Texas', counties: ['Atascosa', 'Bailey', 'Bandera'] },
  { code: 'NV', name: 'Nevada', counties: ['Clark', 'Washoe'] },
  { code: 'PR', name: 'Puerto Rico', counties: ['Ponce'] },
];
const KEY_ELSEWHERE = 1001;

/** @param {Year} year @param {number} revision @returns {import('./table.mjs').Table} */
export function landscapeTable(year, revision) {
  const plans = plansOf(year, revision);
  const california = plans.flatMap((plan) =>
    (plan.counties.length > 0 ? plan.counties : ['All Counties']).map((county) => ({ plan, county, state: 'CA' })),
  );
  const records = california.map(({ plan, county }) => ({
    key: plan.key,
    values: {
      ...commonCells(plan, year),
      'US Territory': 'No',
      'State Territory Abbreviation': 'CA',
      'State Territory Name': 'California',
      'County Name': county,
    },
  }));
  const model = /** @type {Plan} */ (plans[0]);
  const others = ELSEWHERE.flatMap(({ code, name, counties }, index) =>
    counties.map((county) => ({
      key: KEY_ELSEWHERE,
      values: {
        ...commonCells({ ...model, plan: `99${index}`, name: `Sample Plan of ${name} (HMO)` }, year),
        'US Territory': code === 'PR' ? 'Yes' : 'No',
        'State Territory Abbreviation': code,
        'State Territory Name': name,
        'County Name': county,
        'MA Region Code': '17',
        'MA Region': name,
      },
    })),
  );
  return tableOf(landscapeColumns(year), 'Plan Name', [...records, ...others]);
}

/** @param {Year} year @param {number} revision */
const readMe = (year, revision) =>
  [
    'Medicare Advantage (Part C) and Prescription Drug Plans (Part D) List',
    '',
    'SAMPLE DATA of tools/sample-sources: invented plans, for tests only.',
    `Contract year ${year}, revision ${revision}.`,
    '',
  ].join('\r\n');

/**
 * The archive: the CSV stands in a folder with the release's name in 2027 and at the top in 2026; 2027 begins with a BOM.
 * @param {Year} year @param {number} revision @param {Fault | null} fault
 */
export function landscapeArchive(year, revision, fault) {
  const release = `CY${year}_Landscape_202609`;
  const folder = year === 2027 ? `${release}.${revision + 1}/` : '';
  const csv = csvText(changedTable(landscapeTable(year, revision), fault), { hasBom: year === 2027 });
  return zipArchive([
    { name: `${folder}${release}_ReadMe.txt`, content: readMe(year, revision), isStored: true },
    { name: `${folder}${release}.csv`, content: csv },
  ]);
}
