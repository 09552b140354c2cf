// What visitors read: the pages and calls that the checks ask for, in turn.

/** Lists and records that the gateway keeps for the time when the database is away. */
export const LISTS = [
  '/api/providers?zip=90210&type=pharmacy',
  '/api/providers?zip=90034&type=clinic',
  '/api/providers?type=hospital&limit=20',
  '/api/insurance-plans?limit=20',
  '/api/assistance-programs',
  '/api/zips/90034',
];
const SEARCHES = ['/api/search?q=kaiser', '/api/search?q=%EC%95%BD%EA%B5%AD'];

/** @param {import('../checks/product-copy.mjs').ProductCopy} copy reads each once, so that it is remembered @returns {Promise<void>} */
export async function warmUp(copy) {
  // A ZIP that is asked for the first time is crawled; until then its answer is not kept.
  for (const [zip, type] of [
    ['90210', 'pharmacy'],
    ['90034', 'clinic'],
  ])
    await copy.post('/api/crawl/providers', { zip, type });
  for (const where of [...LISTS, ...SEARCHES]) {
    const answer = await copy.ask(where);
    if (!answer.ok) throw new Error(`${where} answers ${answer.status} before anything was done to it`);
    await answer.text();
  }
}

export const cachedReads = (index) => LISTS[index % LISTS.length];
export const pagesAndLists = (index) => ['/', LISTS[index % LISTS.length]][index % 2];

const HOUSEHOLD = {
  age: 70,
  monthlyIncome: 1_500,
  householdSize: 1,
  hasSpouse: false,
  citizenshipStatus: 'citizen',
  currentInsurance: 'medicare',
};

export const HOUSEHOLD_CHECK = {
  path: '/api/eligibility-check',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(HOUSEHOLD),
};

/** Everything a visitor does, the eligibility check among it. @param {number} index */
export function everything(index) {
  if (index % 10 === 9) return HOUSEHOLD_CHECK;
  return ['/', ...LISTS, ...SEARCHES][index % (1 + LISTS.length + SEARCHES.length)];
}
