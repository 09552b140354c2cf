// CPU of one eligibility check: the six people of issue 9, and two who do not know their age or household. Prints
// milliseconds of processor time a call, rules, text and bytes of the answer together, so that a busy machine changes little.
// The first calls of a process include what V8 compiles meanwhile, as much as the calls themselves; the same number again is what a service costs
// that runs for days. `node tools/bench/eligibility.mjs [calls]`; needs a build (DIST, default dist).
import { built } from './built.mjs';
import { note } from './measures.mjs';

const CALLS = Number(process.argv[2] ?? 2_000);
const WARM_UP = 60;

const { answerJson } = built('libs/benefits/src/check/answer-json');
const { checkEligibility } = built('libs/benefits/src/check/check');
const { factsOfRequest } = built('libs/benefits/src/check/facts-of-request');
const { FIGURES } = built('libs/benefits/src/figures/figures');
const { ELIGIBILITY_CONTACTS } = built('libs/content/src/records/eligibility-contacts');

const alone = { householdSize: 1, hasSpouse: false };
const couple = { householdSize: 2, hasSpouse: true };
const citizen = { citizenshipStatus: 'citizen', asOf: '2026-11-21' };
const PEOPLE = {
  'six people': [
    { ...citizen, ...alone, age: 67, monthlyIncome: 1_400, currentInsurance: 'none' },
    { ...citizen, ...couple, age: 70, monthlyIncome: 2_600, currentInsurance: 'medicare' },
    { ...citizen, ...alone, age: 70, annualIncome: 40_000, currentInsurance: 'medicare' },
    { ...citizen, ...alone, age: 66, monthlyIncome: 1_400, citizenshipStatus: 'resident', yearsAsResident: 7 },
    { ...citizen, ...alone, age: 62, annualIncome: 15_000 },
    { ...citizen, ...alone, age: 78, annualIncome: 18_000, currentInsurance: 'medicare' },
  ],
  'age not known': [{ ...citizen, ...alone, isAgeUnknown: true, monthlyIncome: 1_400 }],
  'age and household not known': [{ ...citizen, isAgeUnknown: true, isHouseholdUnknown: true, monthlyIncome: 2_200 }],
};

const ask = (request) => answerJson(checkEligibility(factsOfRequest(request), FIGURES, ELIGIBILITY_CONTACTS)).length;

/** Milliseconds of processor time a call, of this many calls. */
function measured(call) {
  const before = process.cpuUsage();
  let bytes = 0;
  for (let at = 0; at < CALLS; at += 1) bytes += call(at);
  const { user, system } = process.cpuUsage(before);
  return { perCall: (user + system) / 1000 / CALLS, kilobytes: Math.round(bytes / CALLS / 1024) };
}

for (const [who, requests] of Object.entries(PEOPLE)) {
  const call = (at) => ask(requests[at % requests.length]);
  for (let at = 0; at < WARM_UP; at += 1) call(at);
  const first = measured(call);
  const later = measured(call);
  const name = `Eligibility, CPU a check, ${who}`;
  note({ name: `${name}, first ${CALLS}`, ours: first.perCall, unit: 'ms', goal: { most: 1 } });
  note({ name: `${name}, from then on`, ours: later.perCall, unit: 'ms', goal: { most: 1 } });
  const said = `${first.perCall.toFixed(2)} ms of CPU a call, then ${later.perCall.toFixed(2)} ms`;
  process.stdout.write(`${who}: ${said}, ${first.kilobytes} kB\n`);
}
