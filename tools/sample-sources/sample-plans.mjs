// @ts-check
// The invented Medicare plans of a year: what the Landscape, the benefits file, the star ratings and the plan page say
// of one plan comes from here. Parent organisations are real (the insurer filters look for them); plans and contracts
// are not.
import { COUNTIES } from './california.mjs';
import { readData } from './data.mjs';
import { hash, pick } from './hash.mjs';

/**
 * @typedef {object} Plan
 * @property {number} key the same in both years
 * @property {number} year
 * @property {string} category MA, MA-PD, SNP, PDP or Cost
 * @property {string} contract
 * @property {string} plan three digits
 * @property {string} segment
 * @property {string} parent
 * @property {string} contractName
 * @property {string} brand
 * @property {string} name
 * @property {string} type HMO, PPO, ...
 * @property {string | null} snpType
 * @property {string[]} counties empty for a plan of the whole state
 * @property {number} partC dollars a month
 * @property {number} partDBasic may be below zero
 * @property {number} partDSupplemental
 * @property {number | null} drugDeductible dollars a year; null without drugs
 * @property {number | null} maximum in-network, dollars a year; null for drug plans
 * @property {number} stars
 * @property {number} primaryCare dollars a visit
 * @property {number} specialist dollars a visit, or percent when `isShare`
 * @property {boolean} isShare
 * @property {boolean} hasBenefits whether the benefits file has a row
 * @property {boolean} isSanctioned
 * @property {boolean} isPremiumStated false: the Landscape has no premium of it yet
 */

/**
 * @typedef {object} Carrier
 * @property {string} parent
 * @property {string} contractName
 * @property {string} brand
 * @property {string} contract
 * @property {number} count
 * @property {string} name `#` becomes the number
 * @property {string} type
 * @property {string} category
 * @property {string} [snpType]
 */

/** No contract below H0012 and no plan of 9xx is sold: the numbers cannot meet real plans. @type {Carrier[]} */
const CARRIERS = readData('carriers.json').carriers;

const PREMIUMS = [0, 0, 0, 0, 0, 15, 25.5, 39, 88];
const MAXIMUMS = [699, 1900, 2900, 3400, 4900, 6700];
const RATINGS = [3, 3.5, 4, 4.5, 5, 3.5];
/**
 * Highest Part D deductible of the year (docs/facts/sources.md#california-2026-in-numbers).
 * @type {Record<number, number>}
 */
const MOST_DRUG_DEDUCTIBLE = { 2026: 615, 2027: 700 };

/** Los Angeles or Orange first, then some others. @param {number} seed @param {string} category */
function countiesOf(seed, category) {
  if (category === 'PDP') return [];
  const home = seed % 3 === 0 ? ['Orange'] : seed % 3 === 1 ? ['Los Angeles'] : ['Los Angeles', 'Orange'];
  const others = COUNTIES.filter((county, index) => !home.includes(county) && (seed >>> (index % 20)) % 4 === 0);
  return [...home, ...others];
}

/** @param {Carrier} carrier @param {number} number inside the carrier @param {number} key @param {number} year @param {number} revision @returns {Plan} */
function inventPlan(carrier, number, key, year, revision) {
  const seed = hash(`${carrier.contract} ${carrier.name} ${number}`);
  const isDrugOnly = carrier.category === 'PDP';
  const hasDrugs = carrier.category !== 'MA' && carrier.category !== 'Cost';
  const dearer = (revision > 0 && seed % 10 === 0 ? 3 : 0) + (year === 2027 && seed % 4 === 0 ? 5 : 0);
  const premium = isDrugOnly ? 12.4 + (seed % 40) : pick(PREMIUMS, seed >>> 3);
  // One in six takes its basic premium below zero and adds more than that, as some real plans do.
  const basic = hasDrugs && (isDrugOnly ? number === 1 : seed % 6 === 0) ? -20.8 : 0;
  const partD = hasDrugs ? (isDrugOnly ? premium : Math.round(premium * 40) / 100) : 0;
  return {
    key,
    year,
    contract: carrier.contract,
    plan: String(900 + number + 10 * (key % 9)),
    segment: '0',
    parent: carrier.parent,
    contractName: carrier.contractName,
    brand: carrier.brand,
    category: carrier.category,
    type: carrier.type,
    snpType: carrier.snpType ?? null,
    name: carrier.name.replace('#', String(number)),
    counties: countiesOf(seed, carrier.category),
    partC: isDrugOnly ? 0 : premium - partD + dearer,
    partDBasic: basic,
    partDSupplemental: partD - basic + (isDrugOnly ? dearer : 0),
    drugDeductible: hasDrugs ? pick([0, 200, MOST_DRUG_DEDUCTIBLE[year] ?? 0], seed >>> 5) : null,
    maximum: isDrugOnly ? null : pick(MAXIMUMS, seed >>> 7),
    stars: pick(RATINGS, hash(`stars ${carrier.contract} ${year}`)),
    primaryCare: pick([0, 0, 0, 10], seed >>> 9),
    specialist: pick([0, 10, 20, 35], seed >>> 11),
    isShare: seed % 11 === 4,
    hasBenefits: !isDrugOnly && seed % 9 !== 2,
    isSanctioned: key === 40,
    isPremiumStated: !(carrier.name.startsWith('Wellcare Sample Simple') && number === 2),
  };
}

/** A second segment in the same county at another price: the key of a plan needs the segment. @param {Plan} plan @returns {Plan[]} */
function segmentsOf(plan) {
  if (plan.contract !== 'H0001' || !plan.name.includes(' 5 ')) return [plan];
  return [
    { ...plan, segment: '1', counties: ['Los Angeles', 'Kern'] },
    { ...plan, segment: '2', partC: plan.partC + 20, counties: ['Los Angeles', 'Orange'] },
  ];
}

/**
 * The plans sold in California. 2027 has one plan more (a cost plan) and, from revision 1 on, one in seventeen is gone.
 * @param {2026 | 2027} year @param {number} revision @returns {Plan[]}
 */
export function plansOf(year, revision) {
  /** @type {Plan[]} */
  const plans = [];
  let key = 0;
  for (const carrier of CARRIERS) {
    for (let number = 1; number <= carrier.count; number += 1, key += 1) {
      const isGone = revision > 0 && key % 17 === 5;
      if (!isGone && !(year === 2026 && carrier.category === 'Cost')) {
        plans.push(...segmentsOf(inventPlan(carrier, number, key, year, revision)));
      }
    }
  }
  return plans;
}

/** What a member pays a month for the whole plan; null where the file says "Not Applicable". @param {Plan} plan */
export const consolidated = ({ category, partC, partDBasic, partDSupplemental }) =>
  category === 'MA-PD' || category === 'SNP' ? partC + partDBasic + partDSupplemental : null;

/** `2026-H0001-901-0`, as Plan Compare writes it. @param {Plan} plan */
export const planId = ({ year, contract, plan, segment }) => `${year}-${contract}-${plan}-${segment}`;
