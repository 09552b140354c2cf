// @ts-check
// The official pages that our figures, telephone numbers and days stand on, for every host under /pages/<host>. What they print is
// written by hand in watched-values.json, telephone numbers as our records have them; each line in one of the ways in which pages write such a value. An address that names a PDF
// gets one. Four pages are never as they should be: one prints another number, one is gone, one refuses to be read, one is a scan.
import { missingPage } from './answers.mjs';
import { readData } from './data.mjs';
import { linesPdf, scannedPdf } from './pdf-file.mjs';

/** @typedef {import('./answers.mjs').HostRequest} HostRequest */
/** @typedef {import('./answers.mjs').Answer} Answer */
/** @typedef {[label: string, kind: string, value: string]} Line */

/** `value-changed`: other figures; `value-gone`: none; `other-format`: written in another way; the others lead away. */
const PAGE_FAULTS = ['value-changed', 'value-gone', 'other-format', 'moved-host', 'moved-home', 'not-there'];
/** `scan`: pictures of pages. */
const PDF_FAULTS = [...PAGE_FAULTS, 'scan'];
export const WATCHED_FAULTS = PDF_FAULTS;

const SOURCES = ['watched-pages'];
const ROOT = '/pages/';
const ELSEWHERE = 'elsewhere.example';
/** @type {Record<string, Line[]>} */
const PAGES = readData('watched-values.json');
/** Telephone lines come and go: each page prints what our record says of it. @type {{ name: string, number: string | null, tty: string | null, sourceUrl: string | null }[]} */
const LINES = readData('../../libs/content/data/help-lines.json');
for (const { name, number, tty, sourceUrl } of LINES.filter((line) => line.sourceUrl !== null)) {
  const { host, pathname, search } = new URL(sourceUrl ?? '');
  for (const value of [number, tty])
    if (value) (PAGES[`${host}${pathname}${search}`] ??= []).push([name, 'phone', value]);
}
/** @type {Record<string, 'value-changed' | 'not-there' | 'refused' | 'scan'>} */
const NEVER_RIGHT = {
  'www.liheapch.acf.hhs.gov/profiles/California.htm': 'value-changed',
  'www.bebrea.com/359/Power-Outages': 'not-there',
  'sempra.mediaroom.com/feed?item=39282': 'refused',
  'www.dhcs.ca.gov/services/medi-cal/eligibility/letters/Documents/c89-58.pdf': 'scan',
};
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** @param {string} value */
const withCommas = (value) => value.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** `202.9` as its dollars and cents. @param {string} value */
function sumOf(value) {
  const [dollars = '', cents = ''] = value.split('.');
  return { dollars, cents: cents === '' ? '' : cents.padEnd(2, '0') };
}

/** @type {Record<string, ((value: string) => string)[]>} */
const WAYS = {
  money: [
    (value) => `$${withCommas(sumOf(value).dollars)}.${sumOf(value).cents.padEnd(2, '0')}`,
    (value) => `${[sumOf(value).dollars, sumOf(value).cents].filter(Boolean).join('.')} dollars`,
    (value) => `${withCommas(sumOf(value).dollars)}달러${sumOf(value).cents && ` ${Number(sumOf(value).cents)}센트`}`,
    (value) =>
      `$&nbsp;<b>${withCommas(sumOf(value).dollars)}</b>${sumOf(value).cents && `<sup>.${sumOf(value).cents}</sup>`}`,
  ],
  phone: [
    (value) => value,
    (value) => (value.length < 7 ? value : `(${value.replace(/\D/g, '').slice(-10, -7)}) ${value.slice(-8)}`),
    (value) => (value.length < 7 ? value : `+1 ${value.replace(/^1-|[()]/g, '').replace(/[- ]+/g, '&nbsp;')}`),
  ],
  percent: [(value) => `${value}%`, (value) => `${value} percent`],
  day: [
    (value) =>
      `${MONTHS[Number(value.slice(-5, -3)) - 1]} ${Number(value.slice(-2))}${value.length > 5 ? `, ${value.slice(0, 4)}` : ''}`,
    (value) => `${value.slice(-5).replace('-', '/')}${value.length > 5 ? `/${value.slice(0, 4)}` : ''}`,
  ],
  'years-old': [(value) => `age ${value}`, (value) => `${value} or older`],
};

/** @param {Line} line @param {number} way */
function written([label, kind, value], way) {
  const ways = WAYS[kind] ?? [(/** @type {string} */ each) => `${each} ${kind}`];
  return `${label}: ${ways[way % ways.length]?.(value)}.`;
}

/** Every figure the next one, so that nothing is what it was. @param {string} value */
const changed = (value) => value.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));

/** @param {string} title @param {string[]} lines */
const page = (title, lines) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title><script>var last = "$1.00";</script></head><body><main>
<h1>${title}</h1>${lines.join('\n')}<p>Sample page. It stands in for the official one and prints what our figures rest on.</p></main></body></html>\n`;

/** The same in a PDF, whose lines know no marks. @param {string} title @param {string[]} lines */
const pdf = (title, lines) =>
  linesPdf(
    [title, ...lines, 'Sample file. It stands in for the official one and prints what our figures rest on.'].map(
      (line) => line.replace(/<[^>]+>/g, '').replaceAll('&nbsp;', ' '),
    ),
  );

/** @param {string} name @param {Line[]} lines @param {Set<string | undefined>} faults @returns {string | Buffer} */
function bodyOf(name, lines, faults) {
  if (faults.has('scan')) return scannedPdf(2);
  const shown = lines.map((line, index) => {
    /** @type {Line} */
    const now = faults.has('value-changed') ? [line[0], line[1], changed(line[2])] : line;
    return written(now, faults.has('other-format') ? index + 1 : index);
  });
  const texts = faults.has('value-gone') ? ['This page is being revised.'] : shown;
  const [host = ''] = name.split('/');
  if (namesPdf(name)) return pdf(host, texts);
  return page(
    host,
    texts.map((text) => `<p>${text}</p>`),
  );
}

/** @param {string} name */
const namesPdf = (name) => /\.pdf$|-pdf\/$/i.test(name);
const HTML = 'text/html; charset=utf-8';

/** @param {string} location */
const leadsTo = (location) => ({ status: 301, headers: { location }, body: '' });

/** @param {HostRequest} request @returns {Answer | null} */
export function watchedPages({ path, query }) {
  if (!path.startsWith(ROOT)) return null;
  const search = query.size > 0 ? `?${query.toString()}` : '';
  const name = `${path.slice(ROOT.length)}${search}`;
  const [host = ''] = name.split('/');
  const isHome = name === `${host}/` || host === ELSEWHERE;
  const lines = isHome
    ? []
    : PAGES[Object.keys(PAGES).find((each) => decodeURI(each) === decodeURIComponent(name)) ?? name];
  if (lines === undefined || NEVER_RIGHT[name] === 'not-there') return missingPage(SOURCES);
  const usual = NEVER_RIGHT[name] ?? null;
  return {
    sources: SOURCES,
    faults: isHome ? [] : namesPdf(name) ? PDF_FAULTS : PAGE_FAULTS,
    kind: namesPdf(name) ? 'pdf' : 'page',
    type: namesPdf(name) ? 'application/pdf' : HTML,
    headers: { 'last-modified': new Date(Date.UTC(2026, 10, 20)).toUTCString() },
    render: (fault) => {
      if (usual === 'refused') return { status: 403, body: page('Access denied', ['<p>Access denied.</p>']) };
      if (fault?.fault === 'not-there')
        return { status: 410, headers: { 'content-type': HTML }, body: page('Gone', []) };
      if (fault?.fault === 'moved-home') return leadsTo(`${ROOT}${host}/`);
      if (fault?.fault === 'moved-host') return leadsTo(`${ROOT}${ELSEWHERE}${path.slice(ROOT.length + host.length)}`);
      return { body: bodyOf(name, lines, new Set([fault?.fault, usual ?? undefined])) };
    },
  };
}
