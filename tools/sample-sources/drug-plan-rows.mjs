// @ts-check
// Rows of the drug-plan files for the invented plans of the Landscape. Medicines and their RxNorm numbers are true
// (libs/content/data/medicines.json), except a few that only drug-names.mjs names; what they cost is invented.
import { readData } from './data.mjs';
import { CONCEPTS } from './drug-names.mjs';
import { placeCells } from './drug-tables.mjs';
import { recordedTable } from './fixtures.mjs';
import { hash } from './hash.mjs';
import { recordsOf } from './nppes-records.mjs';

/** @typedef {import('./drug-tables.mjs').DrugRow} DrugRow */
/** @typedef {2026 | 2027} Year */
/** @typedef {{ generic: string, brand: boolean, rxcui: string, isInsulin: boolean }} Drug */
/** @typedef {{ key: number, contract: string, row: DrugRow, counties: string[], deductible: number }} Plan */

const DAYS = /** @type {const} */ ([
  [1, 30],
  [4, 60],
  [2, 90],
]);
/** ZIP codes whose first pharmacies are in the networks. */
const ZIPS = [
  '90004',
  '90005',
  '90006',
  '90010',
  '90019',
  '90020',
  '90033',
  '90034',
  '91801',
  '92833',
  '92841',
  '94109',
];
const NAMES = new Set(
  (
    'atorvastatin rosuvastatin simvastatin amlodipine lisinopril losartan metoprolol-succinate furosemide warfarin ' +
    'apixaban clopidogrel metformin glipizide sitagliptin empagliflozin semaglutide insulin-glargine levothyroxine ' +
    'omeprazole pantoprazole gabapentin duloxetine sertraline donepezil tamsulosin zolpidem'
  ).split(' '),
);
/** Medicare has negotiated prices for these from 2026 on. */
const SELECTED = new Set(['apixaban', 'empagliflozin', 'sitagliptin']);

/** @type {Drug[]} */
const LISTED = readData('../../libs/content/data/medicines.json')
  .filter((/** @type {any} */ { id }) => NAMES.has(id))
  .flatMap((/** @type {any} */ { id, products }) =>
    products.flatMap((/** @type {any} */ { brand, strengths }) =>
      strengths
        .filter((/** @type {any} */ [, rxcui]) => rxcui !== null)
        .map((/** @type {any} */ [, rxcui]) => ({
          generic: id,
          brand: brand !== null,
          rxcui,
          isInsulin: id.startsWith('insulin'),
        })),
    ),
  )
  .filter(
    (/** @type {Drug} */ { rxcui }, /** @type {number} */ at, /** @type {Drug[]} */ all) =>
      all.findIndex((other) => other.rxcui === rxcui) === at,
  );

/** @type {Drug[]} */
const INVENTED = CONCEPTS.map(({ rxcui, brand }) => ({ generic: 'sample', brand, rxcui, isInsulin: false }));
const DRUGS = [...LISTED, ...INVENTED];

/** Brands cost dollars a tablet, generics cents. @param {Drug} drug @param {number} seed */
const unitCost = ({ brand, rxcui, isInsulin }, seed) => {
  const spread = (hash(`${rxcui} ${seed}`) % 1000) / 1000;
  return (isInsulin ? 6 + 4 * spread : brand ? 4 + 16 * spread : 0.03 + 0.3 * spread).toFixed(4);
};

/** @param {string | null | undefined} cell "$200.00 " */
const dollars = (cell) => /[\d.]+/.exec(cell ?? '')?.[0] ?? ' ';

/** Plans with a drug benefit, one for each number of the Landscape. @param {Year} year @param {number} revision @returns {Plan[]} */
function plansOf(year, revision) {
  const { columns, rows } = recordedTable(`landscape-${year}`, 'Plan Name', revision);
  /** @type {Map<string, Plan>} */
  const plans = new Map();
  for (const { cells } of rows) {
    const cell = (/** @type {string} */ name) => cells[columns.indexOf(name)] ?? '';
    if (cell('Part D Coverage Indicator') !== 'Yes') continue;
    const [contract, plan, segment] = [cell('Contract ID'), cell('Plan ID'), cell('Segment ID')];
    const id = `${contract}-${plan}-${segment}`;
    const known = plans.get(id);
    const county = `${cell('State Territory Name')}|${cell('County Name')}`;
    if (known) {
      known.counties.push(county);
      continue;
    }
    const row = {
      CONTRACT_ID: contract,
      PLAN_ID: plan,
      SEGMENT_ID: segment.padStart(3, '0'),
      CONTRACT_NAME: cell('Contract Name'),
      PLAN_NAME: cell('Plan Name'),
      FORMULARY_ID: `000${year - 2000}00${1 + (plans.size % 3)}`,
      PREMIUM: dollars(cell('Part D Total Premium')),
      DEDUCTIBLE: Number(dollars(cell('Annual Part D Deductible Amount'))),
      SNP: { 'Chronic or Disabling Condition': 1, 'Dual-Eligible': 2, Institutional: 3 }[cell('SNP Type')] ?? 0,
      // Of one plan the agency publishes no figures.
      PLAN_SUPPRESSED_YN: id === 'H0006-977-0' ? 'Y' : 'N',
    };
    plans.set(id, { key: plans.size, contract, row, counties: [county], deductible: row.DEDUCTIBLE });
  }
  return [...plans.values()];
}

const keyOf = (/** @type {Plan} */ { row: { CONTRACT_ID = '', PLAN_ID = '', SEGMENT_ID = '' } }) => ({
  CONTRACT_ID,
  PLAN_ID,
  SEGMENT_ID,
});

/** Tier 1 and 2 generics, 3 brands, 4 insulin and others. @param {Drug} drug @param {number} formulary */
const tierOf = ({ brand, rxcui, isInsulin }, formulary) =>
  isInsulin ? 3 : brand ? 3 + (hash(`${rxcui} ${formulary}`) % 2) : 1 + (hash(`${rxcui} ${formulary}`) % 2);

/** Each formulary lacks one brand in five. @param {Year} year */
const formularyRows = (year) =>
  [1, 2, 3].flatMap((formulary) =>
    DRUGS.filter(({ brand, rxcui, isInsulin }) => !brand || isInsulin || hash(`${rxcui} out ${formulary}`) % 5 > 0).map(
      (drug) => ({
        FORMULARY_ID: `000${year - 2000}00${formulary}`,
        FORMULARY_VERSION: 12,
        CONTRACT_YEAR: year,
        RXCUI: drug.rxcui,
        NDC: drug.rxcui.padStart(11, '0'),
        TIER_LEVEL_VALUE: tierOf(drug, formulary),
        ...(drug.generic === 'zolpidem'
          ? { QUANTITY_LIMIT_YN: 'Y', QUANTITY_LIMIT_AMOUNT: '30.00', QUANTITY_LIMIT_DAYS: 30 }
          : { QUANTITY_LIMIT_YN: 'N', QUANTITY_LIMIT_AMOUNT: ' ', QUANTITY_LIMIT_DAYS: ' ' }),
        PRIOR_AUTHORIZATION_YN: drug.generic === 'semaglutide' ? 'Y' : 'N',
        STEP_THERAPY_YN: drug.brand && formulary === 2 ? 'Y' : 'N',
        SELECTED_DRUG_YN: SELECTED.has(drug.generic) ? 'Y' : 'N',
      }),
    ),
  );

/** Generics have no deductible, brands do. @param {Plan} plan */
function shareRows(plan) {
  const base = 2 + (plan.key % 4) * 2;
  return [1, 2, 3, 4].flatMap((tier) =>
    (tier <= 2 && plan.deductible > 0 ? [0, 1] : [1]).flatMap((level) =>
      DAYS.map(([code, days]) => {
        const months = days / 30;
        const share = tier === 4 ? [2, '0.40'] : [1, (tier === 3 ? 47 : tier === 2 ? base + 5 : base) * months];
        const dearer = tier === 4 ? [2, '0.45'] : [1, Number(share[1]) + 5 * months];
        return {
          ...keyOf(plan),
          COVERAGE_LEVEL: level,
          TIER: tier,
          DAYS_SUPPLY: code,
          ...placeCells('PREF', share),
          ...placeCells('NONPREF', dearer),
          ...placeCells('MAIL_PREF', share),
          ...placeCells('MAIL_NONPREF', days === 60 ? [0] : dearer),
          TIER_SPECIALTY_YN: 'N',
          DED_APPLIES_YN: tier > 2 && plan.deductible > 0 ? 'Y' : 'N',
        };
      }),
    ),
  );
}

const insulinRows = (/** @type {Plan} */ plan) =>
  DAYS.map(([code, days]) => {
    const copays = ['pref', 'nonpref', 'mail_pref', 'mail_nonpref'].map((place) => [
      `copay_amt_${place}_insln`,
      (35 * days) / 30,
    ]);
    return { ...keyOf(plan), TIER: '.', DAYS_SUPPLY: code, ...Object.fromEntries(copays) };
  });

const priceRows = (/** @type {Plan} */ plan) =>
  DRUGS.flatMap((drug) =>
    DAYS.map(([, days]) => ({
      ...keyOf(plan),
      NDC: drug.rxcui.padStart(11, '0'),
      DAYS_SUPPLY: days,
      UNIT_COST: unitCost(drug, plan.key % 5),
    })),
  );

/** The first pharmacies of a ZIP code as the registry lists them. @param {string} zip @param {number} revision */
function pharmaciesOf(zip, revision) {
  const found = [];
  for (const record of recordsOf(zip, revision)) {
    if (record.taxonomies[0]?.code.startsWith('3336')) found.push(record);
    if (found.length === 12) break;
  }
  return found;
}

/** Each plan lacks some of the pharmacies and prefers some. @param {Plan[]} plans @param {number} revision */
const pharmacyRows = (plans, revision) =>
  ZIPS.flatMap((zip) => pharmaciesOf(zip, revision).map(({ number }) => ({ zip, npi: String(number) }))).flatMap(
    ({ zip, npi }) =>
      plans
        .filter(({ key }) => hash(`${npi} ${key}`) % 4 > 0)
        .map((plan) => ({
          ...keyOf(plan),
          PHARMACY_NUMBER: `10${npi}`,
          PHARMACY_ZIPCODE: zip,
          PREFERRED_STATUS_RETAIL: hash(`${npi} preferred ${plan.key}`) % 3 === 0 ? 'Y' : 'N',
          PREFERRED_STATUS_MAIL: 'N',
          PHARMACY_RETAIL: 'Y',
          PHARMACY_MAIL: 'N',
          IN_AREA_FLAG: 1,
        })),
  );

/** @param {Plan[]} plans "California|Los Angeles" -> a code; the agency's own codes are others */
function countyCodes(plans) {
  const counties = [...new Set(plans.flatMap(({ counties: each }) => each))].sort();
  return new Map(counties.map((county, at) => [county, `${county.startsWith('California') ? '05' : '45'}${at + 100}`]));
}

/** @param {Map<string, string>} codes */
const countyRows = (codes) =>
  [...codes].map(([county, code]) => {
    const [state = '', name = ''] = county.split('|');
    const [ma, pdp] = state === 'California' ? ['24', '32'] : ['17', '22'];
    return {
      COUNTY_CODE: code,
      STATENAME: state,
      COUNTY: name,
      MA_REGION_CODE: ma,
      MA_REGION: state,
      PDP_REGION_CODE: pdp,
      PDP_REGION: state,
    };
  });

/** @param {Plan} plan @param {Map<string, string>} codes @returns {DrugRow[]} */
const planRows = ({ row, contract, counties }, codes) =>
  contract.startsWith('S')
    ? [{ ...row, PDP_REGION_CODE: '32' }]
    : counties.map((county) => ({ ...row, COUNTY_CODE: codes.get(county) ?? '' }));

/** Rows by table. @param {Year} year @param {number} revision @returns {Record<keyof typeof import('./drug-tables.mjs').DRUG_COLUMNS, DrugRow[]>} */
export function drugRows(year, revision) {
  const plans = plansOf(year, revision);
  const codes = countyCodes(plans);
  const shown = plans.filter(({ row }) => row.PLAN_SUPPRESSED_YN === 'N');
  return {
    'geographic locator file': countyRows(codes),
    'plan information': plans.flatMap((plan) => planRows(plan, codes)),
    'basic drugs formulary file': formularyRows(year),
    'beneficiary cost file': shown.flatMap(shareRows),
    'insulin beneficiary cost file': shown.flatMap(insulinRows),
    'Pricing file': shown.flatMap(priceRows),
    'pharmacy networks file': pharmacyRows(shown, revision),
  };
}
