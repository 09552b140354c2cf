// What everybody else feels while somebody misbehaves: ten visitors who look at pages and lists, measured before, meanwhile and after.
import http from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Load, load } from '../checks/load.mjs';
import { addressOf } from './visitor.mjs';

const OTHERS = 10;
const FIRST_NUMBER = 50_000;
const SECONDS = 15;
/** Below this nobody waits: a ratio of two such numbers says more about the machine than about the guide. */
const UNFELT_MS = 50;
const CALLS = [
  '/',
  '/api/search?q=%EC%95%BD%EA%B5%AD',
  '/api/providers?county=Los%20Angeles&type=hospital&limit=50',
  '/api/zips/90006',
  '/api/insurance-plans?limit=20',
  '/api/search?q=kim',
  '/api/assistance-programs',
  '/api/health',
];

/** Every one of ten visitors asks once a second. @param {string} url @param {number} seconds @param {AbortSignal} signal @returns {Promise<import('../checks/load.mjs').Answer[]>} */
async function askAsOthers(url, seconds, signal) {
  const loads = Array.from({ length: OTHERS }, async (_, number) => {
    const agent = new http.Agent({ keepAlive: true, localAddress: addressOf(FIRST_NUMBER + number) });
    const asked = (/** @type {number} */ index) => /** @type {string} */ (CALLS[(index + number) % CALLS.length]);
    // Not all in the same moment.
    await new Promise((resolve) => setTimeout(resolve, (number * 1_000) / OTHERS));
    const { answers } = await load({ url, asked, perSecond: 1, seconds, agent, signal });
    agent.destroy();
    return answers;
  });
  return (await Promise.all(loads)).flat();
}

/**
 * In a thread of its own, or the attackers' work in this process would count as the guide's.
 * @param {string} url @param {number} [seconds]
 * @returns {{ answers: Promise<Load>, end: () => void }} `end` ends it earlier
 */
function measureOthers(url, seconds = SECONDS) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, seconds } });
  const answers = new Promise((/** @type {(load: Load) => void} */ resolve, reject) => {
    worker.once('message', (all) => resolve(new Load(all))).once('error', reject);
  });
  return { answers, end: () => worker.postMessage('end') };
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  const end = new AbortController();
  port.once('message', () => end.abort());
  port.postMessage(await askAsOthers(workerData.url, workerData.seconds, end.signal));
  port.close();
}

/**
 * The others' p95 during an attack and around it, in one run, so that a busy machine slows both.
 * @template T @param {string} url @param {() => Promise<T>} attack what goes on meanwhile; the measuring lasts as long, at least 15 s
 * @returns {Promise<{ result: T, text: string, ratio: number, isFair: boolean }>} fair: at most twice, and nobody was refused
 */
export async function feltByOthers(url, attack) {
  const before = await measureOthers(url).answers;
  const measuring = measureOthers(url, 300);
  const least = new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000));
  const result = await attack();
  await least;
  measuring.end();
  const during = await measuring.answers;
  const after = await measureOthers(url).answers;
  const usual = Math.max(UNFELT_MS, new Load([...before.answers, ...after.answers]).percentile(0.95));
  const felt = during.percentile(0.95);
  const failed = during.where(({ status }) => status !== 200).count;
  const ratio = felt / usual;
  return {
    result,
    ratio,
    text: `others' p95 ${felt} ms against ${usual} ms (${ratio.toFixed(1)} x)${failed ? `, ${failed} refused: ${during.outcomes}` : ''}`,
    isFair: ratio <= 2 && failed === 0,
  };
}
