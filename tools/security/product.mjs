// The one copy of the product that all attacks of a run share: real rate limits, crawls for operators alone, invented sources.
import { ProductCopy } from '../checks/product-copy.mjs';

/** @type {Promise<ProductCopy> | undefined} */
let copy;

/** Starts with the first attack that needs it. */
export const product = () =>
  (copy ??= ProductCopy.start({
    port: Number(process.env.CHECK_PORT ?? 18_500),
    env: { RATE_LIMIT_SCALE: '1', CRAWL_ACCESS: 'operators' },
  }));

export const stopProduct = async () => (await copy?.catch(() => undefined))?.stop();

/** One of a list. @template T @param {() => number} random @param {readonly T[]} list @returns {T} */
export const pick = (random, list) => /** @type {T} */ (list[Math.floor(random() * list.length)]);

/** At most `width` at once. @template T @param {readonly T[]} list @param {number} width @param {(item: T, index: number) => Promise<void>} work */
export async function inLanes(list, width, work) {
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < list.length; index = next++) await work(/** @type {T} */ (list[index]), index);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/** "a, b, c and 4 more" of the first few. @param {readonly string[]} list */
export const some = (list, most = 3) =>
  list.length <= most ? list.join('; ') : `${list.slice(0, most).join('; ')} and ${list.length - most} more`;
