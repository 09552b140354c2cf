// Writes a release of CMS's drug-plan files of the true shape with invented plans, to measure an import of its size:
//   node tools/reliability/drug-release.mjs /tmp/SPUF_2026_20260701.zip [SCALE]
// SCALE 1 = 5,500 plans, 54 million prices and 308 million rows of pharmacies, as CMS's own; 0.25 = a quarter of the plans.
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { crc32 } from 'node:zlib';
import { DRUG_COLUMNS } from '../sample-sources/drug-tables.mjs';
import { deflated, ZipStream } from './zip-stream.mjs';

const [path = '', scale = '1'] = process.argv.slice(2);
const PLANS = Math.round(5_500 * Number(scale));
const FORMULARIES = Math.ceil(340 * Number(scale));
/** Seven parts, so that each stays below the 4 GiB of a zip without Zip64. */
const [MEDICINES, COUNTIES, PHARMACIES, PARTS] = [3_260, 20, 56_000, 7];
const numbers = (count) => Array.from({ length: count }, (_, at) => at);
const pad = (number, length) => String(number).padStart(length, '0');
const keyOf = (plan) => `H${1_000 + Math.floor(plan / 8)}|${pad(1 + (plan % 8), 3)}|000`;
const formularyOf = (number) => pad(26_000 + (number % FORMULARIES), 8);
const ndcOf = (medicine) => pad(medicine * 37_501, 11);
/** One plan in eleven is sold in California. */
const countiesOf = (plan) => numbers(COUNTIES).map((at) => (plan % 11 === 0 ? `05${pad(at * 10, 3)}` : '45000'));

const SHOPS = numbers(PHARMACIES).map((at) => {
  const zip = pad(501 + ((at * 89) % 99_000), 5);
  const fees = `0.00|${'0.50|'.repeat(6)}.|.|.`;
  // Pharmacies of California are in the area of the plans, one in eighty as in CMS's own file.
  return `|10${1_000_000_000 + at * 17_001}|${zip}|${at % 3 ? 'N' : 'Y'}|N|Y|N|${/^9[0-5]/.test(zip) && at % 5 === 0 ? 1 : 0}|${fees}\r\n`;
});
const FEES =
  'FLOOR_PRICE BRAND_30 BRAND_60 BRAND_90 GENERIC_30 GENERIC_60 GENERIC_90 SELECTED_30 SELECTED_60 SELECTED_90';

const locator = (code, state, region) => `${code}|${state}|County|${region}|${state}|${region}|${state}\r\n`;
const drugCells = (medicine) => `${200_000 + medicine * 7}|${ndcOf(medicine)}|${1 + (medicine % 5)}|N| | |N|N|N`;
const planCells = (plan) => `SAMPLE|Sample Plan ${plan} (HMO)|${formularyOf(plan)}|0|615| | | `;
const shareCells = (at) => `${at < 15 ? 1 : 3}|${1 + (at % 5)}|${[1, 4, 2][Math.floor(at / 5) % 3]}`;
const priceRow = (plan, medicine, cost) =>
  [30, 60, 90].map((days) => `${keyOf(plan)}|${ndcOf(medicine)}|${days}|${cost}\r\n`).join('');

/** The text of a table in pieces; a table of plans has one for each plan. */
const ofPlans = (textOf) =>
  function* (part, parts) {
    for (let plan = part; plan < PLANS; plan += parts) yield textOf(plan);
  };
const TABLES = {
  'geographic locator file': () => [
    ...countiesOf(0).map((code) => locator(code, 'California', '32')),
    locator('45000', 'Texas', '22'),
  ],
  'plan information': ofPlans((plan) =>
    countiesOf(plan)
      .map((county) => `${keyOf(plan)}|${planCells(plan)}|${county}|0|N\r\n`)
      .join(''),
  ),
  'basic drugs formulary file': () =>
    numbers(FORMULARIES).map((id) =>
      numbers(MEDICINES)
        .map((at) => `${formularyOf(id)}|12|2026|${drugCells(at)}\r\n`)
        .join(''),
    ),
  'beneficiary cost file': ofPlans((plan) =>
    numbers(30)
      .map((at) => `${keyOf(plan)}|${shareCells(at)}${'|1|5|0|0|2|0.25|0|0'.repeat(2)}|N|Y\r\n`)
      .join(''),
  ),
  'insulin beneficiary cost file': ofPlans((plan) =>
    [1, 4, 2].map((code, at) => `${keyOf(plan)}|.|${code}${`|${35 * (at + 1)}`.repeat(4)}| | | | \r\n`).join(''),
  ),
  'Pricing file': ofPlans((plan) =>
    numbers(MEDICINES)
      .map((at) => priceRow(plan, at, (0.01 + ((at * 7_919 + plan * 104_729) % 500_000) / 10_000).toFixed(4)))
      .join(''),
  ),
  'pharmacy networks file': ofPlans((plan) => SHOPS.map((shop) => keyOf(plan) + shop).join('')),
};

const target = createWriteStream(path);
const outer = new ZipStream(async (bytes) => target.write(bytes) || (await once(target, 'drain')));
for (const [name, textsOf] of Object.entries(TABLES)) {
  const parts = name === 'pharmacy networks file' ? PARTS : 1;
  for (const part of numbers(parts)) {
    const stem = `${name}  PPUF_2026Q2${parts > 1 ? ` part ${part + 1}` : ''}`;
    const header = [...DRUG_COLUMNS[name], ...(parts > 1 ? FEES.split(' ') : [])].join('|');
    await outer.add(`${stem}.zip`, 0, async (whole, write) => {
      const inner = new ZipStream((bytes) => ((whole.crc = crc32(bytes, whole.crc)), write(bytes)));
      await inner.add(`${stem}.txt`, 8, (file, pack) => deflated(header, textsOf(part, parts), file, pack));
      await inner.end();
      whole.bytes = whole.packed;
    });
    console.log(`${stem}: ${((outer.files.at(-1)?.packed ?? 0) / 1e6).toFixed(1)} MB packed`);
  }
}
await outer.end();
target.end();
await once(target, 'finish');
