// @ts-check
// data.cms.gov under /pdc: the Provider Data Catalog's table of hospitals with their stars, as pages of JSON and as
// CSV (docs/facts/sources.md#provider-data-catalog).
import { csvAnswer, jsonAnswer, missingPage } from './answers.mjs';
import { recordedTable } from './fixtures.mjs';
import { changedTable, csvText, JSON_TABLE_FAULTS, TABLE_FAULTS } from './table.mjs';

/** @typedef {import('./answers.mjs').HostRequest} HostRequest */
/** @typedef {import('./answers.mjs').Answer} Answer */

const SOURCES = ['hospitals'];
const PAGE_MAX = 500;

/** The API's name of a column: "City/Town" is `citytown`. @param {string} column */
const apiName = (column) =>
  column
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '_');

/** @param {number} revision */
const hospitalTable = (revision) => recordedTable('hospitals', 'Facility Name', revision);

/** Only equality, which is what readers ask. @param {URLSearchParams} query @param {Record<string, string>[]} results */
function conditioned(query, results) {
  const property = query.get('conditions[0][property]');
  const value = query.get('conditions[0][value]');
  return property === null ? results : results.filter((row) => row[property] === value);
}

/** @param {HostRequest} request @returns {Answer} */
function queryAnswer({ query, settings }) {
  return jsonAnswer(SOURCES, [...JSON_TABLE_FAULTS, 'old-shape', 'error-in-200'], (fault) => {
    if (fault?.fault === 'error-in-200') return { value: { message: 'Service unavailable', status: 503 } };
    const { columns, rows } = changedTable(hospitalTable(settings.revision), fault);
    const names = columns.map(apiName);
    const all = rows.map(({ cells }) => Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ''])));
    const found = conditioned(query, all);
    const offset = Number(query.get('offset') ?? 0);
    const limit = Math.min(Number(query.get('limit') ?? PAGE_MAX), PAGE_MAX);
    const page = found.slice(offset, offset + limit);
    const fields = Object.fromEntries(
      names.map((name, place) => [name, { type: 'text', description: columns[place] }]),
    );
    const rest = { count: found.length, schema: { 'sample-distribution': { fields } }, query: { limit, offset } };
    return { value: fault?.fault === 'old-shape' ? { data: page, ...rest } : { results: page, ...rest } };
  });
}

/** @param {HostRequest} request @returns {Answer | null} */
export function providerDataCatalog(request) {
  const { path, query, settings } = request;
  const base = '/pdc/provider-data/api/1/datastore/query/xubh-q36u/0';
  if (path === base) return queryAnswer(request);
  if (path === `${base}/download` && query.get('format') === 'csv') {
    return csvAnswer(SOURCES, TABLE_FAULTS, (fault) =>
      csvText(changedTable(hospitalTable(settings.revision), fault), { newline: '\r\n' }),
    );
  }
  return path.startsWith('/pdc/') ? missingPage(SOURCES) : null;
}
