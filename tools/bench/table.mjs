// `make bench`: runs every bench, then prints one table: measure, ours, anchor of the same run, ratio, goal. With KEEP=1 it replaces
// the table in docs/performance.md and the picture docs/performance.svg. ONLY=search,reads runs some; the others keep their last line.
// BENCH_RECORDS providers (500,000).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './built.mjs';
import { readMeasures } from './measures.mjs';
import { bars } from './bars.mjs';

const RECORDS = process.env.BENCH_RECORDS ?? '500000';
const KEPT = path.join(ROOT, '.cache/bench');
const PAGE = path.join(ROOT, 'docs/performance.md');
const PICTURE = path.join(ROOT, 'docs/performance.svg');
const [BEGIN, END] = ['<!-- make bench -->', '<!-- end of make bench -->'];

/** File, then its own arguments. The big ones first, while the disk is cold for everybody alike. */
const BENCHES = {
  search: [RECORDS],
  reads: [RECORDS],
  growth: [],
  import: [RECORDS],
  eligibility: [],
  'eligibility-requests': [],
  crawl: [],
  idle: [],
  interactions: [],
  lighthouse: [],
  analysis: [],
  chat: [],
};

/** @param {import('./measures.mjs').Measure} measure */
export function judged({ ours, anchor, goal, ofAnchor }) {
  const ratio = anchor ? ours / anchor.value : null;
  const counted = ofAnchor ? ratio : ours;
  const isMet = 'most' in goal ? counted <= goal.most : counted >= goal.least;
  /** How near the goal: 1 = just met, above = better. */
  const share = 'most' in goal ? goal.most / counted : counted / goal.least;
  return { ratio, isMet, share };
}

const short = (value) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : `${Number(value.toPrecision(3))}`;

function line(measure) {
  const { name, ours, unit, anchor, goal, ofAnchor } = measure;
  const { ratio, isMet } = judged(measure);
  const wanted = `${'most' in goal ? 'at most' : 'at least'} ${short(goal.most ?? goal.least)} ${ofAnchor ? 'x' : unit}`;
  const beside = anchor ? `${short(anchor.value)} ${unit} (${anchor.name})` : '–';
  const cells = [
    name,
    `${short(ours)} ${unit}`,
    beside,
    ratio === null ? '–' : short(ratio),
    wanted,
    isMet ? 'met' : '**not met**',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** @param {import('./measures.mjs').Measure[]} measures @param {string} machine */
const table = (measures, machine) =>
  [
    machine,
    '',
    '| Measure | Ours | Beside it | Ratio | Goal | |',
    '| --- | --- | --- | --- | --- | --- |',
    ...measures.map(line),
  ].join('\n');

function keep(text, measures, machine) {
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (before === -1 || after === -1) throw new Error(`${PAGE} has no lines ${BEGIN} and ${END}`);
  writeFileSync(PAGE, `${page.slice(0, before)}${BEGIN}\n\n${text}\n\n${page.slice(after)}`);
  const drawn = measures.map((measure) => ({ name: measure.name, ...judged(measure) }));
  writeFileSync(PICTURE, bars(drawn, machine));
  spawnSync(path.join(ROOT, 'node_modules/.bin/prettier'), ['--write', PAGE], { stdio: 'ignore' });
}

const asked = process.env.ONLY?.split(',').filter(Boolean) ?? Object.keys(BENCHES);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`ONLY takes a comma-separated list of: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(2);
}

mkdirSync(KEPT, { recursive: true });
let failed = 0;
for (const name of asked) {
  const file = path.join(KEPT, `${name}.ndjson`);
  writeFileSync(file, '');
  console.log(`\n=== ${name}, load ${os.loadavg()[0].toFixed(1)}`);
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, `${name}.mjs`), ...BENCHES[name]], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_MEASURES: file },
  });
  if (status !== 0) failed += 1;
}
const measures = Object.keys(BENCHES).flatMap((name) => readMeasures(path.join(KEPT, `${name}.ndjson`)));
const machine = `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores (${os.cpus()[0].model.trim()}), Node ${process.versions.node}, load at the end ${os.loadavg()[0].toFixed(1)}.`;
const text = table(measures, machine);
console.log(`\n${text}`);
if (process.env.KEEP === '1') keep(text, measures, machine);
process.exitCode = failed > 0 ? 1 : 0;
