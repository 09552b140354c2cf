// CPU of one fetched and read page, and the most memory of a long run: ours with all its checks beside bare undici with cheerio or
// htmlparser2, and beside Crawlee and node-crawler. Each way is a process of its own, asked turn by turn for the pages of a process
// of their own (crawl-ways.mjs, crawl-site.mjs). The site allows any pace.
// `node tools/bench/crawl.mjs [pages] [rounds] [pages of the long run]`; needs a build (DIST, default dist). BENCH_OTHERS=1 installs
// the other crawlers (crawl-others.mjs).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { median } from '../checks/median.mjs';
import { othersAtHand } from './crawl-others.mjs';
import { waysOver } from './crawl-ways.mjs';
import { note } from './measures.mjs';

const PAGES = Number(process.argv[2] ?? 150);
const ROUNDS = Number(process.argv[3] ?? 5);
const LONG = Number(process.argv[4] ?? 5_000);
/** Those whose memory a long run shows. */
const LONG_WAYS = ['bare, rows by cheerio', 'ours, rows by cheerio', 'bare, rows by events', 'ours, rows as they come'];

const file = (name) => path.join(import.meta.dirname, name);

async function side(name, origin, isOther) {
  const child = fork(file('crawl-side.mjs'), [name, origin, isOther ? 'other' : 'own']);
  await once(child, 'message');
  const ask = async (pages) => {
    child.send(pages);
    const [answer] = await once(child, 'message');
    if (answer.done !== pages) throw new Error(`${name} read ${answer.done} of ${pages} pages`);
    return answer;
  };
  return { name, ask, end: () => child.kill() };
}

/** @returns {Promise<Map<string, number>>} ms of CPU a page, the median of the rounds */
async function cpuOf(sides) {
  for (const { ask } of sides) await ask(PAGES);
  const rounds = sides.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, { ask }] of sides.entries()) rounds[at].push((await ask(PAGES)).msAPage);
  return new Map(sides.map(({ name }, at) => [name, median(rounds[at])]));
}

/** @returns {Promise<Map<string, number>>} MB, each in a fresh process */
async function memoryOf(names, origin, others) {
  const most = new Map();
  for (const name of names) {
    const { ask, end } = await side(name, origin, others.includes(name));
    most.set(name, (await ask(LONG)).mostMb);
    end();
  }
  return most;
}

const line = (name, of, [ours, beside], { unit, goal, ofAnchor }) => ({
  name: `Crawl, ${name}`,
  ours: of.get(ours),
  unit,
  ...(of.has(beside) && { anchor: { name: beside, value: of.get(beside) } }),
  goal: { most: goal },
  ...(ofAnchor && { ofAnchor }),
});

function noteAll(cpu, memory, others) {
  const [byCheerio, asItComes] = ['ours, rows by cheerio', 'ours, rows as they come'];
  const ms = { unit: 'ms' };
  note(
    line('CPU a page, its rows by cheerio', cpu, [byCheerio, 'bare, rows by cheerio'], {
      ...ms,
      goal: 1.1,
      ofAnchor: true,
    }),
    line('CPU a page, its rows as they come', cpu, [asItComes, 'bare, rows by events'], { ...ms, goal: 1.5 }),
    line('CPU a page, its text', cpu, ['ours, text as it comes', 'bare, text by cheerio'], { ...ms, goal: 1.5 }),
    ...others.map((name) =>
      line(`CPU a page beside ${name}`, cpu, [byCheerio, name], { ...ms, goal: 1, ofAnchor: true }),
    ),
    line('most memory, rows by cheerio', memory, [byCheerio, 'bare, rows by cheerio'], { unit: 'MB', goal: 250 }),
    line('most memory, rows as they come', memory, [asItComes, 'bare, rows by events'], { unit: 'MB', goal: 250 }),
  );
}

const site = fork(file('crawl-site.mjs'));
const [port] = await once(site, 'message');
const origin = `http://127.0.0.1:${port}`;
const others = othersAtHand();
const names = [...Object.keys(waysOver(origin)), ...others];
const sides = [];
for (const name of names) sides.push(await side(name, origin, others.includes(name)));
const cpu = await cpuOf(sides);
for (const { end } of sides) end();
const memory = await memoryOf([...LONG_WAYS, ...others], origin, others);
for (const name of names) {
  const most = memory.has(name) ? `, most memory of ${LONG} pages ${Math.round(memory.get(name))} MB` : '';
  process.stdout.write(`${name}: ${cpu.get(name).toFixed(2)} ms of CPU a page${most}\n`);
}
process.stdout.write(`load at the end ${os.loadavg()[0].toFixed(1)}\n`);
noteAll(cpu, memory, others);
site.kill();
process.exit(0);
