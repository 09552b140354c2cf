// @ts-check
// What the gateway says of the whole, and whether a process lives.
import { Agent, get } from 'node:http';

const ANSWER_MS = 2000;
const kept = new Agent({ keepAlive: true });

/** @param {string} url @returns {Promise<boolean>} */
export const answersWell = (url) =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    (answer) => answer.ok,
    () => false,
  );

/** @param {string} url @returns {Promise<string>} for a sentence about a start that failed */
export async function describeHealth(url) {
  try {
    return (await (await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })).text()).slice(0, 300);
  } catch {
    return 'the gateway does not answer';
  }
}

/**
 * Any answer is an answer: whether its database is there is no question of life, and would be asked there every few seconds.
 * @param {string} host and port @param {number} ms @returns {Promise<void>} rejects when nothing was answered in time
 */
export const lives = (host, ms) =>
  new Promise((resolve, reject) => {
    const options = { agent: kept, signal: AbortSignal.timeout(ms) };
    get(`http://${host}/internal/live`, options, (answer) =>
      answer.resume().once('end', resolve).once('error', reject),
    ).once('error', reject);
  });
