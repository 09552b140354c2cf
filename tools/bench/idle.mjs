// A built product from `make start` to green, then what its services hold and compute while nobody asks. Memory is each service's
// proportional share (PSS): what several processes map counts once. PostgreSQL and the invented sources are not counted.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ProductCopy } from '../checks/product-copy.mjs';
import { note } from './measures.mjs';
import { processorMsOf } from './processor-time.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 21_400);
const SERVICES = ['gateway', 'catalog', 'eligibility', 'chat', 'crawler', 'news'];
const SETTLED_MS = 60_000;
/** Once in the first minutes each process collects what its start left behind, 0.15 s of a core: a short look meets some of them by chance. */
const LOOK_MS = 180_000;

const shareOf = (pid) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'shg-bench-idle-'));
try {
  // The first start builds and makes the database.
  await (await ProductCopy.start({ port: PORT, dataDir })).stop();
  const began = performance.now();
  const copy = await ProductCopy.start({ port: PORT, dataDir });
  const seconds = (performance.now() - began) / 1_000;
  try {
    await wait(SETTLED_MS);
    const pids = SERVICES.map((name) => copy.pidOf(name));
    const before = pids.map(processorMsOf);
    await wait(LOOK_MS);
    const busy = pids.map((pid, index) => ((processorMsOf(pid) - before[index]) / LOOK_MS) * 100);
    const memory = pids.map(shareOf);
    console.log(`green after ${seconds.toFixed(1)} s`);
    SERVICES.forEach((name, index) =>
      console.log(`${name.padEnd(12)} ${memory[index].toFixed(0)} MB, ${busy[index].toFixed(2)} % of a core`),
    );
    note(
      { name: 'make start, built, to green', ours: seconds, unit: 's', goal: { most: 10 } },
      { name: 'All services idle, memory', ours: sum(memory), unit: 'MB', goal: { most: 600 } },
      { name: 'All services idle, of a core', ours: sum(busy), unit: '%', goal: { most: 1 } },
    );
  } finally {
    await copy.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
