// Measures POST /api/ai-analysis over HTTP with 5,000 plans in the catalog: people of every kind, one after the other, in the county
// with the most plans. Prints milliseconds, those of the first call, for which the catalog is asked, and the processor time of a
// call, which a busy machine changes little. `node tools/bench/analysis.mjs [plans]`; needs a build (DIST, default dist). Database: an embedded one of its own.
import { built } from './built.mjs';
import { startCatalog, startEligibility, withClient, withFilledDatabase } from './measured-catalog.mjs';
import { fillPlans } from './invented-plans.mjs';

const COUNT = Number(process.argv[2] ?? 5_000);
const CALLS = 200;
const WARM_UP = 10;
const BUDGET_MS = 150;

const PROFILES = [
  { age: 72, income: 40_000, healthConditions: ['diabetes'], medications: ['diabetes', 'cholesterol'] },
  {
    age: 67,
    income: 16_800,
    healthConditions: ['heart-disease', 'copd'],
    medications: ['heart'],
    priorities: ['cost'],
  },
  { age: 80, income: 12_000, currentInsurance: 'medicaid', medications: ['pain', 'antidepressant'] },
  { age: 66, income: 150_000, priorities: ['network', 'benefits'] },
];

async function timed(url, profile) {
  const start = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ profile: { zipCode: '90006', householdSize: 1, ...profile } }),
  });
  const { compared } = await response.json();
  if (!response.ok) throw new Error(`the analysis answered ${response.status}`);
  return { ms: performance.now() - start, compared };
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);

async function measure(url) {
  const first = await timed(url, PROFILES[0]);
  for (let call = 0; call < WARM_UP; call += 1) await timed(url, PROFILES[call % PROFILES.length]);
  const cpu = process.cpuUsage();
  const times = [];
  for (let call = 0; call < CALLS; call += 1) times.push((await timed(url, PROFILES[call % PROFILES.length])).ms);
  const { user, system } = process.cpuUsage(cpu);
  times.sort((one, other) => one - other);
  const p95 = at(times, 0.95);
  const mark = Number(p95) > BUDGET_MS ? ', over budget' : '';
  process.stdout.write(
    `analysis: ${COUNT} plans stored, ${first.compared} compared; median ${at(times, 0.5)} ms, p95 ${p95} ms (budget ${BUDGET_MS}${mark}), ` +
      `first call ${first.ms.toFixed(0)} ms; ${((user + system) / 1000 / CALLS).toFixed(1)} ms of CPU a call\n`,
  );
}

const { planSearchText } = built('libs/content/src/plans/plan-search-text');
await withFilledDatabase(0, async (addresses) => {
  await withClient(addresses.DATABASE_URL, (client) => fillPlans(client, planSearchText, COUNT));
  const catalog = await startCatalog(addresses.CATALOG_DATABASE_URL, addresses.QUEUE_URL);
  const eligibility = await startEligibility(addresses.ELIGIBILITY_DATABASE_URL, catalog.url);
  await measure(`${eligibility.url}/api/ai-analysis`);
  await eligibility.app.close();
  await catalog.app.close();
});
