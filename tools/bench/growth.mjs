// How much slower each measure becomes from 100,000 to 500,000 records: the searches and reads of this run again with fewer, beside the
// large ones that `make bench` kept. `node tools/bench/growth.mjs [fewer]`; after search.mjs and reads.mjs.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { note, readMeasures } from './measures.mjs';

const FEWER = process.argv[2] ?? '100000';
const GOAL = 1.5;
const KEPT = path.resolve(import.meta.dirname, '../../.cache/bench');

/** Times slower; of what is counted a second, and of recall, times less. */
const growthOf = (small, large) => ('most' in small.goal ? large.ours / small.ours : small.ours / large.ours);

const grown = ['search', 'reads'].flatMap((name) => {
  const file = path.join(KEPT, `${name}-fewer.ndjson`);
  rmSync(file, { force: true });
  spawnSync(process.execPath, [path.join(import.meta.dirname, `${name}.mjs`), FEWER], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_MEASURES: file },
  });
  const large = new Map(readMeasures(path.join(KEPT, `${name}.ndjson`)).map((measure) => [measure.name, measure]));
  return readMeasures(file).flatMap((small) => {
    const other = large.get(small.name);
    return other ? [{ name: small.name, growth: growthOf(small, other) }] : [];
  });
});
for (const { name, growth } of grown) console.log(`${growth.toFixed(2)} x  ${name}`);
const worst = grown.sort((one, other) => other.growth - one.growth)[0];
if (!worst) throw new Error('nothing to compare with: run search.mjs and reads.mjs by `make bench` first');
note({
  name: `Growth to five times the records, worst (${worst.name})`,
  ours: worst.growth,
  unit: 'x',
  goal: { most: GOAL },
});
