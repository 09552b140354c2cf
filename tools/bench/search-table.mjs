// Asks the same questions of several searches, kind by kind in one run, and makes a table of it.
import { once } from 'node:events';
import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';

/**
 * @typedef {(q: string) => Promise<{ name: string, nameKo: string | null }[]>} Search the first twenty
 * @typedef {{ ms: number[], found: number, asked: number }} Column
 */

const at = (values, share) => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** The catalog over HTTP: the time of the whole call, by the plain client, which takes less of it than fetch. @param {string} url @returns {Search} */
export function overHttp(url) {
  const agent = new http.Agent({ keepAlive: true });
  return async (q) => {
    const request = http.get(`${url}/api/search?limit=20&q=${encodeURIComponent(q)}`, { agent });
    const [response] = await once(request, 'response');
    const body = JSON.parse(await text(response));
    // What is ended by its deadline counts with its time and without an answer.
    if (response.statusCode !== 200 && response.statusCode !== 503)
      throw new Error(`${q}: ${response.statusCode} ${JSON.stringify(body)}`);
    return body.providers ?? [];
  };
}

/** PostgreSQL's own answer to slips: the nearest twenty by trigrams. @param {import('pg').Client} client @param {(text: string) => string} searchForm @returns {Search} */
export const byTrigrams = (client, searchForm) => async (q) => {
  const form = searchForm(q);
  if (!form) return [];
  const { rows } = await client.query(
    `SELECT r.name, r.name_ko AS "nameKo" FROM guide.providers r WHERE r.is_active AND r.search_text OPERATOR(public.%>) $1
      ORDER BY r.search_text OPERATOR(public.<->>) $1 LIMIT 20`,
    [form],
  );
  return rows;
};

async function ask(search, { q, answer }, column) {
  const start = performance.now();
  const hits = await search(q);
  column.ms.push(performance.now() - start);
  if (answer === null) return;
  column.asked += 1;
  if (hits.some(({ name, nameKo }) => name === answer || nameKo === answer)) column.found += 1;
  else column.missed?.push(`${q} (${answer})`);
}

/** Others are asked every tenth question of a kind: 150 of each would take some of them half an hour. */
const ASKED_OF_OTHERS = 10;

/**
 * Kind by kind, ours first: what another reads through to answer one question would be missing from PostgreSQL's memory at our next.
 * @param {Record<string, Search>} searches ours first @param {{ kind: string, q: string, answer: string | null }[]} asked
 */
export async function compare(searches, asked) {
  /** @type {Map<string, Map<string, Column>>} */
  const kinds = new Map();
  for (const [kind, questions] of groupedBy(asked, ({ kind }) => kind)) {
    const columns = new Map();
    kinds.set(kind, columns);
    for (const [index, [name, search]] of Object.entries(searches).entries()) {
      const column = { ms: [], found: 0, asked: 0, missed: [] };
      columns.set(name, column);
      const some = questions.filter((_, place) => index === 0 || place % ASKED_OF_OTHERS === 0);
      for (const question of some) await ask(search, question, column);
    }
  }
  return kinds;
}

function groupedBy(values, keyOf) {
  const groups = new Map();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

const cell = ({ ms, found, asked }) =>
  `${at(ms, 0.5).toFixed(1)} | ${at(ms, 0.95).toFixed(1)} | ${asked > 0 ? (found / asked).toFixed(2) : '–'}`;

/** A table of Markdown: median, p95 and recall of each search. */
export function table(kinds) {
  const names = [...(kinds.values().next().value?.keys() ?? [])];
  const head = ['Question', ...names.flatMap((name) => [`${name} p50`, 'p95', 'recall@20'])];
  const rows = [...kinds].map(
    ([kind, columns]) => `| ${kind} | ${names.map((name) => cell(columns.get(name))).join(' | ')} |`,
  );
  return [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows].join('\n');
}

/** The same for the table of all benches. @returns {import('./measures.mjs').Measure[]} */
export function measuresOf(kinds) {
  return [...kinds].flatMap(([kind, columns]) => {
    const [ours, anchor] = [columns.get('catalog'), columns.get('pg_trgm')];
    const beside = (value) => (anchor ? { anchor: { name: 'pg_trgm', value: value(anchor) } } : {});
    const p95 = (column) => at(column.ms, 0.95);
    const share = ({ found, asked }) => found / asked;
    const speed = { name: `Search, ${kind}, p95`, ours: p95(ours), unit: 'ms', ...beside(p95), goal: { most: 10 } };
    if (!/slip/.test(kind) || ours.asked === 0) return [speed];
    const recall = { name: `Search, ${kind}, right one in 20`, ours: share(ours), unit: '', ...beside(share) };
    return [speed, { ...recall, goal: { least: 0.98 } }];
  });
}
