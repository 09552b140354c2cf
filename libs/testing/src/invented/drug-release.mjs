// @ts-check
// A small release of CMS's drug-plan files with invented plans and medicines, in the true form and with its quirks. For tests.
import { DRUG_COLUMNS, placeCells as place, releaseArchive } from '../../../../tools/sample-sources/drug-tables.mjs';
import { tableOf } from '../../../../tools/sample-sources/table.mjs';

/** @typedef {import('../../../../tools/sample-sources/drug-tables.mjs').DrugRow} DrugRow */
/** @typedef {keyof typeof DRUG_COLUMNS} TableName */
/** @typedef {Record<TableName, DrugRow[]>} ReleaseRows */

const key = (/** @type {string} */ plan) => {
  const [CONTRACT_ID = '', PLAN_ID = '', SEGMENT_ID = ''] = plan.split('-');
  return { CONTRACT_ID, PLAN_ID, SEGMENT_ID };
};
/** A county of California has two codes; another state has the regions of others. */
const COUNTIES = [
  ['05200', 'California', 'Los Angeles', '24', '32'],
  ['05210', 'California', 'Los Angeles', '24', '32'],
  ['05400', 'California', 'Orange', '24', '32'],
  ['45000', 'Texas', 'Anderson', '17', '22'],
].map(([COUNTY_CODE = '', STATENAME = '', COUNTY = '', MA_REGION_CODE = '', PDP_REGION_CODE = '']) => ({
  COUNTY_CODE,
  STATENAME,
  COUNTY,
  MA_REGION_CODE,
  MA_REGION: STATENAME,
  PDP_REGION_CODE,
  PDP_REGION: STATENAME,
}));

const planRow = (/** @type {string} */ plan, /** @type {DrugRow} */ cells) => ({
  ...key(plan),
  CONTRACT_NAME: 'SAMPLE HEALTH PLAN',
  PLAN_NAME: 'Sample Plan Óptimo (HMO)',
  FORMULARY_ID: '00026408',
  PREMIUM: '12.50',
  DEDUCTIBLE: 615,
  SNP: 0,
  PLAN_SUPPRESSED_YN: 'N',
  ...cells,
});

const medicine = (/** @type {number} */ rxcui, /** @type {DrugRow} */ cells = {}) => ({
  FORMULARY_ID: '00026408',
  FORMULARY_VERSION: 12,
  CONTRACT_YEAR: 2026,
  RXCUI: rxcui,
  NDC: String(rxcui).padStart(11, '0'),
  TIER_LEVEL_VALUE: 1,
  QUANTITY_LIMIT_YN: 'N',
  PRIOR_AUTHORIZATION_YN: 'N',
  STEP_THERAPY_YN: 'N',
  SELECTED_DRUG_YN: 'N',
  ...cells,
});

const PLANS = ['H9901-001-000', 'S9902-002-000', 'H9903-003-000'];

/** Two plans of California with figures, one that is suppressed, one of Texas. @returns {ReleaseRows} */
const releaseRows = () => ({
  'geographic locator file': COUNTIES,
  'plan information': [
    planRow('H9901-001-000', { STATE: 'CA', COUNTY_CODE: '05200' }),
    planRow('H9901-001-000', { STATE: 'CA', COUNTY_CODE: '05400' }),
    planRow('S9902-002-000', { PDP_REGION_CODE: '32', PREMIUM: ' ', PLAN_NAME: 'Sample Drugs (PDP)' }),
    planRow('H9904-004-001', { COUNTY_CODE: '05210', PLAN_SUPPRESSED_YN: 'Y', FORMULARY_ID: ' ', PREMIUM: ' ' }),
    planRow('H9903-003-000', { STATE: 'TX', COUNTY_CODE: '45000', FORMULARY_ID: '00026409' }),
  ],
  'basic drugs formulary file': [
    medicine(314_076, { FORMULARY_VERSION: 9, TIER_LEVEL_VALUE: 3 }),
    medicine(314_076),
    medicine(617_310, { QUANTITY_LIMIT_YN: 'Y', QUANTITY_LIMIT_AMOUNT: '30.00', QUANTITY_LIMIT_DAYS: 30 }),
    medicine(1_364_445, { TIER_LEVEL_VALUE: 3, PRIOR_AUTHORIZATION_YN: 'Y', SELECTED_DRUG_YN: 'Y' }),
    medicine(999_999, { FORMULARY_ID: '00026409' }),
  ],
  'beneficiary cost file': PLANS.flatMap((plan) => [
    ...[1, 4, 2].map((days) => ({
      ...key(plan),
      COVERAGE_LEVEL: 0,
      TIER: 1,
      DAYS_SUPPLY: days,
      TIER_SPECIALTY_YN: 'N',
      DED_APPLIES_YN: 'N',
      ...place('PREF', [1, '5.00']),
      ...place('NONPREF', [1, 10]),
      ...place('MAIL_PREF', [0]),
      ...place('MAIL_NONPREF', [1, 12]),
    })),
    {
      ...key(plan),
      COVERAGE_LEVEL: 1,
      TIER: 3,
      DAYS_SUPPLY: 1,
      TIER_SPECIALTY_YN: 'Y',
      DED_APPLIES_YN: 'Y',
      ...place('PREF', [2, '0.25', '1.60', '150']),
      ...place('NONPREF', [2, '0.30']),
      ...place('MAIL_PREF', [0]),
      ...place('MAIL_NONPREF', [0]),
    },
  ]),
  'insulin beneficiary cost file': PLANS.map((plan) => ({
    ...key(plan),
    TIER: '.',
    DAYS_SUPPLY: 4,
    copay_amt_pref_insln: '70.00',
    copay_amt_nonpref_insln: ' ',
    copay_amt_mail_pref_insln: '70.00',
    copay_amt_mail_nonpref_insln: '70.00',
    coin_amt_pref_insln: '0.25',
  })),
  'Pricing file': PLANS.flatMap((plan) =>
    [314_076, 617_310, 888_888].flatMap((code) =>
      [30, 90].map((days) => ({
        ...key(plan),
        NDC: String(code).padStart(11, '0'),
        DAYS_SUPPLY: days,
        UNIT_COST: days === 30 ? '0.0451' : '0.04',
      })),
    ),
  ),
  'pharmacy networks file': PLANS.flatMap((plan) =>
    [
      ['102000000018', '90006', 'Y', 'Y', '1'],
      ['102000000026', '90006', 'N', 'Y', '1'],
      ['102000000034', '90006', 'N', 'N', '1'],
      ['102000000042', '90006', 'N', 'Y', '0'],
      ['102000000059', '75001', 'N', 'Y', '1'],
    ].map(([PHARMACY_NUMBER = '', PHARMACY_ZIPCODE = '', preferred = '', retail = '', IN_AREA_FLAG = '']) => ({
      ...key(plan),
      PHARMACY_NUMBER,
      PHARMACY_ZIPCODE,
      PREFERRED_STATUS_RETAIL: preferred,
      PREFERRED_STATUS_MAIL: 'N',
      PHARMACY_RETAIL: retail,
      PHARMACY_MAIL: 'N',
      IN_AREA_FLAG,
    })),
  ),
});

/**
 * @param {{ change?: (rows: ReleaseRows) => void, columns?: Partial<Record<TableName, string[]>>, without?: TableName[], isStored?: boolean }} [wanted]
 *   `columns` in place of the true ones
 */
export function drugRelease({ change = () => undefined, columns = {}, without = [], isStored = true } = {}) {
  const rows = releaseRows();
  change(rows);
  const names = /** @type {TableName[]} */ (Object.keys(DRUG_COLUMNS)).filter((name) => !without.includes(name));
  const tables = names.flatMap((name) => {
    const records = rows[name].map((values, key) => ({ key, values }));
    const ofRecords = (/** @type {typeof records} */ some) => ({
      name,
      table: tableOf(columns[name] ?? DRUG_COLUMNS[name], 'CONTRACT_ID', some),
    });
    if (name !== 'pharmacy networks file') return [ofRecords(records)];
    const half = Math.ceil(records.length / 2);
    return [0, 1].map((part) => ({ ...ofRecords(records.slice(part * half, (part + 1) * half)), part: part + 1 }));
  });
  return releaseArchive(tables, { isStored });
}
