// S4: scripts in what is crawled and in what is typed. Every payload that ran would leave a mark in the page; none may.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../checks/product-copy.mjs';
import { product, some } from './product.mjs';
import { Visitor } from './visitor.mjs';

const CHROMIUMS = [
  process.env.CHROME_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const RUN = 'window.__ran=1';
const PAYLOADS = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `"><svg onload=${RUN}>`,
  `'><svg/onload='${RUN}'>`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><img src=x onerror=${RUN}>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<a href="javascript:${RUN}">x</a>`,
  `<form action="javascript:${RUN}"><button>x`,
  `<style>@import 'http://127.0.0.1:1/x'</style>`,
  `<base href="http://evil.example/">`,
  `<math><mi xlink:href="javascript:${RUN}">x`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `<object data="javascript:${RUN}">`,
  `<details open ontoggle=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
];
const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  ` javascript:${RUN}`,
];
const ZIP = '90006';
const DIRECTORIES = ['hospitals', 'doctors', 'pharmacies', 'clinics', 'senior-housing', 'adult-day-care'];

/** What a page says of itself: whether a payload ran, how often one is shown as text, links and forms that are scripts. */
const LOOK = `({
  ran: '__ran' in window,
  shown: (document.body.innerText.match(/__ran/g) ?? []).length,
  links: [...document.querySelectorAll('a[href], form[action], iframe, object')].filter((one) =>
    /^\\s*(?:javascript|data|vbscript):/i.test(one.getAttribute('href') ?? one.getAttribute('action') ?? 'data:')).length,
})`;

/** @typedef {import('../checks/product-copy.mjs').ProductCopy} Copy */

/**
 * Puts the payloads where the crawler puts what it reads, past its own judgement: names, streets, towns, links.
 * @param {Copy} copy @returns {Promise<{ records: number, faults: string[] }>}
 */
async function poison(copy) {
  const rows = await copy.sql(
    `SELECT id FROM guide.providers WHERE is_active ORDER BY id LIMIT ${PAYLOADS.length * 3}`,
  );
  for (const [index, { id }] of rows.entries()) {
    const text = PAYLOADS[index % PAYLOADS.length];
    await copy.sql(
      `UPDATE guide.providers SET name = $2, name_ko = $2, name_ko_source = 'source', address = $2, city = $2, specialty = $2,
         website = 'https://evil.example/' || $2, zip_code = '${ZIP}', search_text = 'qqpayload ' || search_text WHERE id = $1`,
      [id, text],
    );
  }
  const faults = [];
  for (const address of ADDRESSES) {
    const isStored = await copy
      .sql('UPDATE guide.providers SET website = $2 WHERE id = $1', [rows[0]?.id, address])
      .then(
        () => true,
        () => false,
      );
    if (isStored) faults.push(`${address} is stored as a website`);
  }
  return { records: rows.length, faults };
}

/** Pages with a payload in their address. @returns {string[]} */
const typedPages = () =>
  PAYLOADS.flatMap((payload) => {
    const text = encodeURIComponent(payload);
    return [
      `/search?q=${text}`,
      `/doctors?zip=${text}&q=${text}`,
      `/insurance?carrier=${text}#${text}`,
      `/${text}`,
      `/sign-in-failed?reason=${text}&returnTo=${text}`,
    ];
  });

/** Text that came back in HTML must not hold a payload as it was typed. @param {Copy} copy @returns {Promise<string[]>} faults */
async function reflected(copy) {
  const faults = [];
  let number = 87_000;
  for (const address of [
    ...typedPages(),
    ...PAYLOADS.flatMap((payload) => [
      `/api/search?q=${encodeURIComponent(payload)}`,
      `/api/login/callback?error=${encodeURIComponent(payload)}`,
      `/assets/${encodeURIComponent(payload)}`,
    ]),
  ]) {
    const visitor = new Visitor(copy.url, (number += 1));
    const { headers, text, status } = await visitor.ask(address, { headers: { accept: 'text/html' } });
    visitor.close();
    const policy = String(headers['content-security-policy'] ?? '');
    const isHtml = String(headers['content-type']).includes('html');
    if (isHtml && text.includes(RUN)) faults.push(`${address} comes back`);
    if (status < 300 && (!policy || /script-src[^;]*unsafe/.test(policy)))
      faults.push(`${address} is answered without a policy that forbids scripts`);
    if (headers['x-content-type-options'] !== 'nosniff') faults.push(`${address} may be taken for something else`);
  }
  return faults;
}

/** @param {Copy} copy @param {string} chromium @returns {Promise<{ pages: number, ran: string[], shown: number, links: number }>} */
async function opened(copy, chromium) {
  const { chromium: browserType } = createRequire(path.join(ROOT, 'package.json'))('playwright-core');
  const browser = await browserType.launch({ executablePath: chromium, args: ['--no-sandbox'] });
  const crawled = ['/search?q=qqpayload', `/search?zip=${ZIP}`, ...DIRECTORIES.map((name) => `/${name}?zip=${ZIP}`)];
  const pages = [
    ...crawled.flatMap((address) => [address, `${address}${address.includes('?') ? '&' : '?'}lang=en`]),
    ...typedPages(),
  ];
  const context = await browser.newContext();
  const page = await context.newPage();
  const ran = [];
  let shown = 0;
  let links = 0;
  page.on('dialog', (/** @type {{ dismiss: () => void }} */ dialog) => dialog.dismiss());
  try {
    for (const address of pages) {
      await page.goto(`${copy.url}${address}`, { waitUntil: 'load', timeout: 30_000 }).catch(() => undefined);
      await page.waitForTimeout(crawled.some((one) => address.startsWith(one)) ? 1_500 : 150);
      const found = await page.evaluate(LOOK);
      if (found.ran) ran.push(address);
      shown += found.shown;
      links += found.links;
    }
  } finally {
    await browser.close();
  }
  return { pages: pages.length, ran, shown, links };
}

export async function scripts() {
  const copy = await product();
  const { records, faults } = await poison(copy);
  faults.push(...(await reflected(copy)));
  const chromium = CHROMIUMS.find((file) => file && existsSync(file));
  if (!chromium) return { measured: 'no Chromium here, so no page was opened', ok: faults.length > 0 ? false : null };
  const { pages, ran, shown, links } = await opened(copy, chromium);
  faults.push(...ran.map((address) => `ran at ${address}`));
  if (links > 0) faults.push(`${links} links that are scripts`);
  return {
    measured: `${records} records with payloads, ${pages} pages opened (payloads shown as text ${shown} times), ${PAYLOADS.length * 8} addresses: ${ran.length} ran, ${links} script links${faults.length ? `; ${some(faults)}` : ''}`,
    // A page that shows no payload proves nothing.
    ok: faults.length === 0 && shown > 0,
  };
}
