// @ts-check
// What CMS publishes beside the Landscape: the plan benefits (PBP) and the star ratings of a year, as archives. Of the
// hundreds of PBP columns only the documented ones stand here, in their order (docs/facts/sources.md#pbp-benefits and
// #star-ratings-and-crosswalk).
import { plansOf } from './sample-plans.mjs';
import { changedTable, csvText, tableOf } from './table.mjs';
import { zipArchive } from './zip-archive.mjs';

/** @typedef {import('./sample-plans.mjs').Plan} Plan */
/** @typedef {import('./faults.mjs').Fault} Fault */

const KEY_COLUMNS = [
  'pbp_a_hnumber',
  'pbp_a_plan_identifier',
  'segment_id',
  'pbp_a_ben_cov',
  'pbp_a_plan_type',
  'orgtype',
  'bid_id',
  'version',
];
/** Columns of one kind of visit in pbp_b7_health_prof. @param {string} kind `a` primary care, `d` specialist */
const visitColumns = (kind) =>
  ['maxenr_yn', 'maxenr_amt', 'maxenr_per', 'maxenr_per_d', 'coins_yn', 'coins_pct_mc_min', 'coins_pct_mc_max']
    .concat(['ded_yn', 'ded_amt', 'copay_yn', 'copay_amt_mc_min', 'copay_amt_mc_max'])
    .concat(kind === 'd' ? ['auth_yn', 'refer_yn'] : [])
    .map((name) => `pbp_b7${kind}_${name}`);

const YES = '1';
const NO = '2';
const cents = (/** @type {number} */ value) => value.toFixed(2);

/** @param {Plan} plan */
const keyCells = ({ contract, plan, segment, type, year }) => ({
  pbp_a_hnumber: contract,
  pbp_a_plan_identifier: plan,
  segment_id: segment,
  pbp_a_ben_cov: '1',
  pbp_a_plan_type: type.startsWith('PPO') ? '04' : '01',
  orgtype: '01',
  bid_id: `${contract}_${plan}_${segment}`,
  version: `${year}.1`,
});

/** @param {string} kind @param {number} amount @param {boolean} isShare percent in place of dollars */
function visitCells(kind, amount, isShare) {
  const cells = {
    maxenr_yn: NO,
    ded_yn: NO,
    coins_yn: isShare ? YES : NO,
    copay_yn: isShare ? NO : YES,
    ...(isShare
      ? { coins_pct_mc_min: String(amount), coins_pct_mc_max: String(amount) }
      : { copay_amt_mc_min: cents(amount), copay_amt_mc_max: cents(amount) }),
    auth_yn: YES,
    refer_yn: YES,
  };
  return Object.fromEntries(Object.entries(cells).map(([name, value]) => [`pbp_b7${kind}_${name}`, value]));
}

/** @param {Plan} plan @returns {Record<string, string>} */
function benefitCells(plan) {
  return {
    ...keyCells(plan),
    ...visitCells('a', plan.primaryCare, false),
    ...visitCells('d', plan.isShare ? 20 : plan.specialist, plan.isShare),
    pbp_b4a_copay_yn: YES,
    pbp_b4a_copay_amt_mc_min: '130.00',
    pbp_b4a_copay_amt_mc_max: '130.00',
    pbp_b4b_copay_yn: YES,
    pbp_b4b_copay_amt_mc_min: '25.00',
    pbp_b4b_copay_amt_mc_max: '25.00',
    pbp_d_out_pocket_amt_yn: YES,
    pbp_d_out_pocket_amt: cents(plan.maximum ?? 0),
    pbp_d_ann_deduct_yn: NO,
  };
}

/** @type {[file: string, columns: string[]][]} */
const BENEFIT_FILES = [
  ['pbp_Section_D', ['pbp_d_out_pocket_amt_yn', 'pbp_d_out_pocket_amt', 'pbp_d_ann_deduct_yn', 'pbp_d_ann_deduct_amt']],
  [
    'pbp_b4_emerg_urgent',
    ['a', 'b'].flatMap((kind) =>
      ['copay_yn', 'copay_amt_mc_min', 'copay_amt_mc_max'].map((name) => `pbp_b4${kind}_${name}`),
    ),
  ],
  ['pbp_b7_health_prof', [...visitColumns('a'), ...visitColumns('d')]],
];

/** pbp-benefits-YEAR.zip: tab-separated files. Some plans have no row. @param {2026 | 2027} year @param {number} revision @param {Fault | null} fault */
export function benefitsArchive(year, revision, fault) {
  const records = plansOf(year, revision)
    .filter(({ hasBenefits }) => hasBenefits)
    .map((plan) => ({ key: plan.key, values: benefitCells(plan) }));
  return zipArchive(
    BENEFIT_FILES.map(([name, columns]) => {
      const table = tableOf([...KEY_COLUMNS, ...columns], 'pbp_a_hnumber', records);
      return {
        name: `${name}.txt`,
        content: csvText(changedTable(table, fault), { delimiter: '\t', newline: '\r\n' }),
      };
    }),
  );
}

/** Contracts without a rating say why. @type {Record<string, string>} */
const UNRATED = { H0007: 'Not enough data available', H0010: 'Plan too new to be measured' };

/** YEAR-star-ratings-data-tables.zip: a title above the header, one row per contract. @param {2026 | 2027} year @param {number} revision @param {Fault | null} fault */
export function ratingsArchive(year, revision, fault) {
  const columns = [
    'Contract Number',
    'Organization Type',
    'Contract Name',
    'Organization Marketing Name',
    'Parent Organization',
    'SNP',
    `${year - 3} Disaster %`,
    `${year - 2} Disaster %`,
    `${year} Part C Summary`,
    `${year} Part D Summary`,
    `${year} Overall`,
  ];
  const contracts = [...new Map(plansOf(year, revision).map((plan) => [plan.contract, plan])).values()];
  const records = contracts.map(({ key, contract, category, contractName, brand, parent, stars }) => {
    const rating = UNRATED[contract] ?? String(stars);
    const isDrugOnly = category === 'PDP';
    const cells = [
      contract,
      isDrugOnly ? 'Medicare Prescription Drug Plan' : 'Local CCP',
      contractName,
      brand,
      parent,
      category === 'SNP' ? 'Yes' : 'No',
      '0',
      '0',
      isDrugOnly ? 'Not Applicable' : rating,
      rating,
      rating,
    ];
    return { key, values: Object.fromEntries(columns.map((column, index) => [column, cells[index]])) };
  });
  const table = changedTable(tableOf(columns, `${year} Overall`, records), fault);
  const title = `${year} Star Ratings Data Table - Summary Ratings`;
  const published = `Oct 8 ${year - 1}`;
  const measures = `${year} Star Ratings Data Table - Measure Stars`;
  return zipArchive([
    { name: `${measures} (${published}).csv`, content: `${measures}\r\nCONTRACT_ID,C01: Sample Measure\r\n` },
    { name: `${title} (${published}).csv`, content: csvText(table, { newline: '\r\n', titleLines: [title] }) },
  ]);
}
