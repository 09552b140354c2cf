// S8: one visitor who takes as much as he can, of each kind, and what the others and the main job (a ZIP's records appear) feel of it.
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../checks/median.mjs';
import { feltByOthers } from './others.mjs';
import { pick, product } from './product.mjs';
import { Visitor } from './visitor.mjs';

const ATTACK_MS = 20_000;
const POLL_MS = 200;
const JOB_LIMIT_MS = 120_000;
const EMPTY_ZIPS = 300;
/** The page asks every five seconds whether the records are there: below a second nobody can tell. */
const UNFELT_MS = 1_000;

/** @param {() => number} random @param {number} count of random syllables */
const hangul = (random, count) =>
  Array.from({ length: count }, () => String.fromCharCode(0xac00 + Math.floor(random() * 11_172))).join('');

/** ZIPs that nobody has asked for, one after another. @param {import('../checks/product-copy.mjs').ProductCopy} copy @param {() => number} random */
async function unreadZips(copy, random) {
  const rows = await copy.sql(
    `SELECT zip FROM guide.zip_codes z WHERE NOT EXISTS (SELECT 1 FROM guide.providers p WHERE p.zip_code = z.zip AND p.type = 'pharmacy')
       AND NOT EXISTS (SELECT 1 FROM guide.crawl_runs r WHERE r.zip = z.zip) AND z.zip BETWEEN '90000' AND '96100' ORDER BY zip`,
  );
  const zips = rows.map((/** @type {{ zip: string }} */ { zip }) => zip);
  return () => {
    const zip = pick(random, zips);
    zips.splice(zips.indexOf(zip), 1);
    return zip;
  };
}

/** The main job: a visitor asks for the pharmacies of a ZIP that nobody has read, until they appear. @returns {Promise<number>} ms */
async function mainJob(/** @type {string} */ url, /** @type {number} */ number, /** @type {string} */ zip) {
  const visitor = new Visitor(url, number);
  const begin = performance.now();
  while (performance.now() - begin < JOB_LIMIT_MS) {
    const { status, text } = await visitor.ask(`/api/providers?zip=${zip}&type=pharmacy`);
    if (status === 200 && text !== '[]') break;
    await wait(POLL_MS);
  }
  visitor.close();
  return performance.now() - begin;
}

const CHECK = JSON.stringify({ age: 71, annualIncome: 18_000, citizenshipStatus: 'us_citizen' });

/**
 * @typedef {object} Kind
 * @property {string} name @property {number} perSecond
 * @property {(visitor: Visitor, random: () => number, zip: () => string) => Promise<unknown>} act
 */
/** @type {Kind[]} */
const KINDS = [
  {
    name: 'search',
    perSecond: 4,
    act: (visitor, random) => visitor.ask(`/api/search?q=${encodeURIComponent(hangul(random, 200))}`),
  },
  {
    name: 'lists',
    perSecond: 8,
    act: (visitor) => visitor.ask('/api/insurance-plans', { headers: { 'accept-encoding': 'br' } }),
  },
  { name: 'miss', perSecond: 20, act: (visitor, _random, zip) => visitor.ask(`/api/search?zip=${zip()}`) },
  { name: 'login', perSecond: 20, act: (visitor) => visitor.ask('/api/login') },
  {
    name: 'eligibility',
    perSecond: 40,
    act: (visitor) =>
      visitor.ask('/api/eligibility-check', {
        method: 'POST',
        body: CHECK,
        headers: { 'content-type': 'application/json' },
      }),
  },
];

/** @param {Kind} kind @param {Visitor} visitor @param {() => number} random @param {() => string} zip @param {AbortSignal} signal */
async function abuse({ perSecond, act }, visitor, random, zip, signal) {
  const begin = performance.now();
  const running = [];
  for (let count = 0; !signal.aborted; count += 1) {
    await wait(Math.max(0, begin + (count * 1_000) / perSecond - performance.now()));
    running.push(act(visitor, random, zip));
  }
  await Promise.all(running);
  return running.length;
}

/** @param {import('../checks/summary.mjs').Context} context */
export async function abusiveVisitors({ random, tell }) {
  const copy = await product();
  const zip = await unreadZips(copy, random);
  let number = 90_000;
  const medianJob = async () => {
    const times = [];
    for (let round = 0; round < 3; round += 1) times.push(await mainJob(copy.url, (number += 1), zip()));
    return median(times);
  };
  const usualMs = Math.max(UNFELT_MS, await medianJob());
  tell(`a ZIP's records appear after ${Math.round(usualMs)} ms`);
  const rows = [];
  for (const kind of KINDS) {
    const visitor = new Visitor(copy.url, (number += 1));
    const { result, text, isFair } = await feltByOthers(copy.url, async () => {
      const end = new AbortController();
      const abusing = abuse(kind, visitor, random, zip, end.signal);
      await wait(3_000);
      const [jobMs] = await Promise.all([medianJob(), wait(ATTACK_MS - 3_000)]);
      end.abort();
      return { jobMs, sent: await abusing };
    });
    visitor.close();
    const row = {
      name: kind.name,
      text: `${kind.name} x ${result.sent}: ${text}, ZIP ${(result.jobMs / usualMs).toFixed(1)} x`,
      isFair: isFair && result.jobMs <= 2 * usualMs,
    };
    tell(row.text);
    rows.push(row);
  }
  const line = await longLine(copy.url, zip, (number += 10), usualMs);
  tell(line.text);
  rows.push(line);
  return {
    measured: `usual: a ZIP after ${(usualMs / 1_000).toFixed(1)} s; ${rows.map(({ text }) => text).join('; ')}`,
    ok: rows.every(({ isFair }) => isFair),
  };
}

/** "Must show" of the issue. @param {string} url @param {() => string} zip @param {number} number @param {number} usualMs */
async function longLine(url, zip, number, usualMs) {
  const greedy = new Visitor(url, number);
  const asked = await Promise.all(
    Array.from({ length: EMPTY_ZIPS }, () => greedy.ask(`/api/providers?zip=${zip()}&type=pharmacy`)),
  );
  const queued = asked.filter(({ headers }) => headers['x-auto-crawl'] === 'queued').length;
  const ms = await mainJob(url, number + 1, zip());
  greedy.close();
  return {
    name: 'line',
    text: `${EMPTY_ZIPS} empty ZIPs of one visitor (${queued} queued), then another's after ${(ms / 1_000).toFixed(1)} s (${(ms / usualMs).toFixed(1)} x)`,
    isFair: ms <= 2 * usualMs,
  };
}
