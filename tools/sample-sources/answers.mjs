// @ts-check
// What a stand-in host says to one question, before the server sends it or a fault spoils it.

/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {{ delayMs: number, revision: number, rowsMax: number, pageDelayMs: number, planPages: string | null }} Settings */
/** @typedef {{ method?: string, path: string, query: URLSearchParams, origin: string, settings: Settings, authorization?: string, form?: URLSearchParams }} HostRequest */
/** @typedef {'json' | 'page' | 'feed' | 'script' | 'csv' | 'zip' | 'pdf' | 'robots'} Kind */
/** @typedef {{ status?: number, type?: string, headers?: Record<string, string>, body: string | Buffer }} Rendered */

/**
 * @typedef {object} Answer
 * @property {readonly string[]} sources names under which a fault reaches it
 * @property {Kind} kind
 * @property {string} type
 * @property {Record<string, string>} headers
 * @property {readonly string[]} faults those that change the content: `render` plays them
 * @property {(fault: Fault | null) => Rendered} render null = the truth
 */

/** Dates of the files: the first, and a week later for each revision. */
const FIRST_RELEASE = Date.UTC(2026, 8, 25, 12);
const WEEK_MS = 7 * 86_400_000;

/** @param {readonly string[]} sources @param {readonly string[]} faults @param {(fault: Fault | null) => string} render @returns {Answer} */
export const pageAnswer = (sources, faults, render) => ({
  sources,
  faults,
  kind: 'page',
  type: 'text/html; charset=utf-8',
  headers: {},
  render: (fault) => ({ body: render(fault) }),
});

/**
 * A static file: its host says when it changed, and the server answers 304 from that.
 * @param {{ sources: readonly string[], kind: 'csv' | 'zip', type: string, faults: readonly string[], revision: number,
 *   render: (fault: Fault | null) => string | Buffer }} file
 * @returns {Answer}
 */
export const fileAnswer = ({ revision, render, ...file }) => ({
  ...file,
  headers: { 'last-modified': new Date(FIRST_RELEASE + revision * WEEK_MS).toUTCString() },
  render: (fault) => ({ body: render(fault) }),
});

/** @param {readonly string[]} sources @param {readonly string[]} faults @param {(fault: Fault | null) => { status?: number, value: unknown }} render @returns {Answer} */
export const jsonAnswer = (sources, faults, render) => ({
  sources,
  faults,
  kind: 'json',
  type: 'application/json;charset=utf-8',
  headers: {},
  render: (fault) => {
    const { status = 200, value } = render(fault);
    return { status, body: JSON.stringify(value) };
  },
});

/** A CSV made for the question: no dates, no 304. @param {readonly string[]} sources @param {readonly string[]} faults @param {(fault: Fault | null) => string} render @returns {Answer} */
export const csvAnswer = (sources, faults, render) => ({
  sources,
  faults,
  kind: 'csv',
  type: 'text/csv; charset=utf-8',
  headers: {},
  render: (fault) => ({ body: render(fault) }),
});

/** Elsewhere on the same origin. @param {readonly string[]} sources @param {string} location @returns {Answer} */
export const redirectAnswer = (sources, location) => ({
  sources,
  faults: [],
  kind: 'page',
  type: 'text/html; charset=utf-8',
  headers: { location },
  render: () => ({ status: 302, body: '' }),
});

/** The host has no such page. @param {readonly string[]} sources @returns {Answer} */
export const missingPage = (sources) => ({
  sources,
  faults: [],
  kind: 'page',
  type: 'text/html; charset=utf-8',
  headers: {},
  render: () => ({ status: 404, body: '<!DOCTYPE html><html><head><title>Page not found</title></head></html>\n' }),
});
