// The lines of the one table of `make bench` (table.mjs): each bench notes what it measured beside what it prints itself.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Measure
 * @property {string} name
 * @property {number} ours
 * @property {string} unit
 * @property {{ name: string, value: number }} [anchor] what it is compared with, measured in the same run
 * @property {{ most: number } | { least: number }} goal in the unit; with `ofAnchor` in times of the anchor
 * @property {boolean} [ofAnchor]
 */

const file = process.env.BENCH_MEASURES;

/** Outside `make bench` nothing is kept. @param {Measure[]} measures */
export function note(...measures) {
  if (!file) return;
  for (const measure of measures) appendFileSync(file, `${JSON.stringify(measure)}\n`);
}

/** @param {string} from @returns {Measure[]} */
export const readMeasures = (from) =>
  existsSync(from)
    ? readFileSync(from, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
