// @ts-check
// www.medicare.gov under /medicare: Plan Compare. The page is empty until its script has read the plan of the hash route
// and waited; then come a spinner, the heading without its tables, and at last everything. With the setting `planPages`
// the script puts in the real rendered pages of that folder instead of invented ones.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missingPage, pageAnswer } from './answers.mjs';
import { recordedPlan } from './fixtures.mjs';
import { planPageHtml } from './plan-page-html.mjs';

/** @typedef {import('./answers.mjs').HostRequest} HostRequest */
/** @typedef {import('./answers.mjs').Answer} Answer */

const SOURCES = ['plan-page'];
export const PLAN_PAGE_FAULTS = ['empty', 'old-shape', 'missing-column', 'renamed-column', 'private-requests'];
const BASE = '/medicare/plan-compare/';

const shell = (/** @type {number} */ delayMs) => `<!DOCTYPE html>
<html lang="en" translate="no"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Find a Medicare plan (sample)</title></head>
<body class="notranslate"><noscript>You need to enable JavaScript to run this app.</noscript>
<div id="mct-root"><div id="root" lang="en"></div></div>
<script src="${BASE}static/app.js" data-delay-ms="${delayMs}" defer></script></body></html>
`;

/** Runs in the reader's browser. A third of the delay before each of: spinner, heading, tables. */
const SCRIPT = `(() => {
  const third = Number(document.currentScript.dataset.delayMs) / 3;
  const wait = () => new Promise((done) => setTimeout(done, third));
  const put = (page, hasTables) => {
    const body = page.body.cloneNode(true);
    if (!hasTables) for (const part of body.querySelectorAll('table, .e2e-star-rating')) part.remove();
    document.title = page.title;
    document.body.replaceChildren(...body.childNodes);
  };
  const fail = (text) => {
    document.title = text;
    document.body.innerHTML = '<div id="mct-root"><main id="mct-app-main"><h1></h1></main></div>';
    document.querySelector('h1').textContent = text;
  };
  const show = async () => {
    const route = /^#\\/plan-details\\/(\\d{4}-[A-Z]\\d{4}-\\d{3}-\\d+)/.exec(location.hash);
    if (!route) return fail('Find a Medicare plan');
    await wait();
    document.getElementById('root').innerHTML = '<div role="status" class="ds-c-spinner">Loading</div>';
    const answer = await fetch('${BASE}plan-details/' + route[1] + '.html');
    if (answer.status === 204) return;
    if (!answer.ok) return fail("We can't find that plan");
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    await wait();
    put(page, false);
    await wait();
    put(page, true);
  };
  addEventListener('hashchange', () => location.reload());
  void show();
})();
`;

/** The saved page of the folder, when it has that plan. @param {string | null} folder @param {string} id `2026-H0524-003-0` */
function savedPage(folder, id) {
  const [, contract, plan, segment] = id.split('-');
  if (folder === null) return null;
  try {
    return readFileSync(path.join(folder, `${contract}_${plan}_${segment}.html`), 'utf8');
  } catch {
    return null;
  }
}

/** @param {string} id @param {HostRequest} request @returns {Answer} */
function planAnswer(id, { settings }) {
  const saved = savedPage(settings.planPages, id);
  const plan = recordedPlan(id, settings.revision);
  return {
    ...pageAnswer(SOURCES, PLAN_PAGE_FAULTS, () => ''),
    render: (fault) => {
      if (fault?.fault === 'empty') return { status: 204, body: '' };
      if (saved !== null && fault === null) return { body: saved };
      return plan ? { body: planPageHtml(plan, fault) } : { status: saved === null ? 404 : 200, body: saved ?? '' };
    },
  };
}

/** @param {HostRequest} request @returns {Answer | null} */
export function planCompareSite(request) {
  const { path: asking, settings } = request;
  if (asking === BASE) return pageAnswer(SOURCES, [], () => shell(settings.pageDelayMs));
  if (asking === `${BASE}static/app.js`) {
    return { ...pageAnswer(SOURCES, [], () => SCRIPT), type: 'text/javascript; charset=utf-8', kind: 'script' };
  }
  const id = /^\/medicare\/plan-compare\/plan-details\/(\d{4}-[A-Z]\d{4}-\d{3}-\d+)\.html$/.exec(asking)?.[1];
  if (id !== undefined) return planAnswer(id, request);
  return asking.startsWith('/medicare/') ? missingPage(SOURCES) : null;
}
