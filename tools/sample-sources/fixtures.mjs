// @ts-check
// Recorded tables and plans of the stand-in hosts: fixtures/<name>.csv has the source's own columns after `_key` (rows of one thing share it)
// and `_revision` (empty: in both releases, else in that one).
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** @typedef {import('./table.mjs').Table} Table */
/**
 * What the Plan Compare page shows of a plan: amounts in dollars a month, a year or a visit (`specialist` is a percentage when `isShare`).
 * @typedef {{ year: number, contract: string, plan: string, segment: string, brand: string, name: string, partC: number, partDBasic: number,
 *   partDSupplemental: number, drugDeductible: number | null, maximum: number | null, stars: number, primaryCare: number, specialist: number,
 *   isShare: boolean, premium: number | null }} Plan
 */

/** @param {string} name */
const fixture = (name) => new URL(`./fixtures/${name}`, import.meta.url);
/** @type {Map<string, string[][]>} */
const tables = new Map();

/** @param {string | URL} file name of a fixture here, or its file elsewhere @param {string} vital column that column faults change @param {number} revision @returns {Table} */
export function recordedTable(file, vital, revision) {
  const { href } = typeof file === 'string' ? fixture(`${file}.csv`) : file;
  const lines = tables.get(href) ?? parse(readFileSync(new URL(href), 'utf8'), { relax_column_count: true });
  tables.set(href, lines);
  const [header = [], ...rows] = lines;
  const release = revision > 0 ? '1' : '0';
  const kept = rows.filter(([, only]) => only === '' || only === release);
  return { columns: header.slice(2), vital, rows: kept.map(([key, , ...cells]) => ({ key: Number(key), cells })) };
}

/** Plans by id (`2026-H0001-901-0`), for each release. @type {Record<string, (Plan | null)[]>} */
const plans = JSON.parse(readFileSync(fixture('plans.json'), 'utf8'));

/** @param {string} id @param {number} revision @returns {Plan | null} */
export const recordedPlan = (id, revision) => plans[id]?.at(revision > 0 ? -1 : 0) ?? null;
