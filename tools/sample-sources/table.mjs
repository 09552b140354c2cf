// @ts-check
// A table of a source before it becomes CSV or JSON, and what the table faults do to it.

/**
 * @typedef {object} Table
 * @property {string[]} columns
 * @property {{ key: number, cells: (string | null)[] }[]} rows `key`: which invented thing a row speaks of; fewer-rows drops whole things
 * @property {string} vital the column that missing-column and renamed-column take, unless they name another
 */

/** Faults that every table can play, also as JSON. */
export const JSON_TABLE_FAULTS = ['missing-column', 'renamed-column', 'fewer-rows', 'empty'];
/** Rows of a file can also be longer or shorter than its header. */
export const TABLE_FAULTS = [...JSON_TABLE_FAULTS, 'ragged'];
/** Three of ten, spread so that every insurer and every county loses some. */
const DROPPED = new Set([0, 3, 6]);

/**
 * The rows as a table with named cells.
 * @param {string[]} columns @param {string} vital
 * @param {{ key: number, values: Record<string, string | number | null | undefined> }[]} records a column they do not name is empty
 * @returns {Table}
 */
export function tableOf(columns, vital, records) {
  const rows = records.map(({ key, values }) => ({
    key,
    cells: columns.map((column) => (values[column] == null ? '' : String(values[column]))),
  }));
  return { columns, vital, rows };
}

/** @param {Table} table @param {number} place */
function withoutColumn({ columns, rows, vital }, place) {
  return {
    vital,
    columns: columns.filter((_, index) => index !== place),
    rows: rows.map(({ key, cells }) => ({ key, cells: cells.filter((_, index) => index !== place) })),
  };
}

/** Every seventh row has two cells too many, every eleventh one too few. @param {Table} table */
function ragged(table) {
  const rows = table.rows.map(({ key, cells }, index) => {
    if (index % 7 === 3) return { key, cells: [...cells, 'one more', '1'] };
    return { key, cells: index % 11 === 5 ? cells.slice(0, -1) : cells };
  });
  return { ...table, rows };
}

/**
 * The table as the fault leaves it.
 * @param {Table} table @param {{ fault: string, column?: string } | null} fault null = as it is @returns {Table}
 */
export function changedTable(table, fault) {
  const place = table.columns.indexOf(fault?.column ?? table.vital);
  switch (fault?.fault) {
    case 'missing-column':
      return place < 0 ? table : withoutColumn(table, place);
    case 'renamed-column': {
      const columns = table.columns.map((name, index) => (index === place ? `${name} (New)` : name));
      return { ...table, columns };
    }
    case 'fewer-rows':
      return { ...table, rows: table.rows.filter(({ key }) => !DROPPED.has(key % 10)) };
    case 'empty':
      return { ...table, rows: [] };
    case 'ragged':
      return ragged(table);
    default:
      return table;
  }
}

/** @typedef {{ delimiter?: string, newline?: string, isQuoted?: boolean, hasBom?: boolean, titleLines?: string[], trailingComma?: boolean, isHeaderQuoted?: boolean }} CsvStyle */

/**
 * The text of the table. Cells are quoted when needed, or all of them; a tab-separated table is never quoted.
 * @param {Table} table @param {CsvStyle} [style]
 */
export function csvText({ columns, rows }, style = {}) {
  const {
    delimiter = ',',
    newline = '\n',
    isQuoted = false,
    hasBom = false,
    titleLines = [],
    isHeaderQuoted = false,
  } = style;
  const cell = (/** @type {string | null} */ value) => {
    const text = value ?? '';
    const isBare = delimiter === '\t' || (!isQuoted && !/[",\r\n]/.test(text));
    return isBare ? text : `"${text.replaceAll('"', '""')}"`;
  };
  const header = columns.map(
    delimiter === '\t' ? String : (name) => (isHeaderQuoted || /[",]/.test(name) ? cell(name) : name),
  );
  const lines = [
    ...titleLines,
    header.join(delimiter) + (style.trailingComma ? delimiter : ''),
    ...rows.map(({ cells }) => cells.map(cell).join(delimiter)),
  ];
  return `${hasBom ? '\uFEFF' : ''}${lines.join(newline)}${newline}`;
}
