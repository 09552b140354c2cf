// @ts-check
// How CKAN's datastore answers datastore_search: limit, offset, filters, q, sort; `_id` is the row's place in this release.

/** @typedef {import('./table.mjs').Table} Table */
/** @typedef {Record<string, string | number | null | undefined>} DatastoreRow */

const PAGE = { default: 100 };
/** Columns whose type is a number: they come as numbers, and null when empty. */
const NUMERIC = new Set(['CAPACITY', 'TOTAL_NUMBER_BEDS', 'LATITUDE', 'LONGITUDE']);
/** A reload numbers the rows anew, in another order. */
const ROWS_A_RELOAD_MOVES = 17;

/** @param {Table} table @param {number} revision @returns {DatastoreRow[]} */
function numberedRows({ columns, rows }, revision) {
  const moved = (revision * ROWS_A_RELOAD_MOVES) % Math.max(1, rows.length);
  const ordered = [...rows.slice(moved), ...rows.slice(0, moved)];
  return ordered.map(({ cells }, index) => ({
    _id: index + 1,
    ...Object.fromEntries(
      columns.map((column, place) => {
        const cell = cells[place] ?? '';
        return [column, NUMERIC.has(column) ? (cell === '' ? null : Number(cell)) : cell];
      }),
    ),
  }));
}

/** @param {URLSearchParams} query @param {string} name @param {number} fallback */
function wholeNumber(query, name, fallback) {
  const text = query.get(name) ?? String(fallback);
  return /^\d+$/.test(text) ? Number(text) : null;
}

/** @param {string | null} text @returns {Record<string, unknown> | null} null when it is not a JSON object */
function filtersOf(text) {
  try {
    const filters = JSON.parse(text || '{}');
    return typeof filters === 'object' && filters !== null && !Array.isArray(filters) ? filters : null;
  } catch {
    return null;
  }
}

/** Numbers by size, the rest by text. @param {DatastoreRow[]} rows @param {string | null} sort "facname desc" */
function sorted(rows, sort) {
  const [column, direction] = (sort || '_id asc').trim().replaceAll('"', '').split(/\s+/);
  const sign = direction?.toLowerCase() === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [x, y] = [a[column ?? '_id'] ?? '', b[column ?? '_id'] ?? ''];
    return sign * (typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y), 'en'));
  });
}

/**
 * One page of a resource.
 * @param {Table} table
 * @param {{ resourceId: string, query: URLSearchParams, settings: { revision: number, rowsMax: number } }} request
 * @returns {{ refused: Record<string, unknown> } | { result: { records: DatastoreRow[], total: number } & Record<string, unknown> }}
 */
export function searchRows(table, { resourceId, query, settings }) {
  const limit = wholeNumber(query, 'limit', PAGE.default);
  const offset = wholeNumber(query, 'offset', 0);
  const filters = filtersOf(query.get('filters'));
  if (limit === null || offset === null)
    return { refused: { [limit === null ? 'limit' : 'offset']: ['Invalid integer'] } };
  if (filters === null) return { refused: { filters: ['Cannot parse JSON'] } };
  const unknown = Object.keys(filters).find((name) => name !== '_id' && !table.columns.includes(name));
  if (unknown !== undefined) return { refused: { filters: [`invalid filter field: ${unknown}`] } };
  const words = (query.get('q') ?? '').toLowerCase();
  const rows = numberedRows(table, settings.revision)
    .filter((row) =>
      Object.entries(filters).every(([name, wanted]) => [wanted].flat().map(String).includes(String(row[name]))),
    )
    .filter((row) => words === '' || Object.values(row).join(' ').toLowerCase().includes(words));
  const taken = Math.min(limit, settings.rowsMax);
  const columns = table.columns.map((id) => ({ id, type: NUMERIC.has(id) ? 'numeric' : 'text' }));
  const link = (/** @type {number} */ from) =>
    `/api/3/action/datastore_search?resource_id=${resourceId}&offset=${from}`;
  return {
    result: {
      include_total: true,
      limit: taken,
      ...(limit > taken ? { records_truncated: true } : {}),
      records_format: 'objects',
      resource_id: resourceId,
      total_estimation_threshold: null,
      records: sorted(rows, query.get('sort')).slice(offset, offset + taken),
      fields: [{ id: '_id', type: 'int' }, ...columns],
      _links: { start: link(0), next: link(offset + taken) },
      offset,
      total: rows.length,
      total_was_estimated: false,
    },
  };
}
