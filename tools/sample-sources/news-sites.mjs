// @ts-check
// The sites that news are read from (docs/facts/sources.md#news): the newsroom of CMS under /cms-news (rows of HTML), the blog of
// Social Security under /ssa-blog (RSS of WordPress, with what such feeds get wrong), the weekly letters of DHCS under /dhcs
// (SharePoint pages, no list), the Federal Register under /federal-register (JSON).
import { jsonAnswer, missingPage, pageAnswer } from './answers.mjs';
import { readData } from './data.mjs';

/** @typedef {import('./answers.mjs').HostRequest} HostRequest */
/** @typedef {import('./answers.mjs').Answer} Answer */
/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {{ slug: string, ago: number, label: string, title: string, summary: string }} Article `ago`: days before today */

/** @type {{ cms: Article[], ssa: Article[], register: Article[], letterHeadings: string[] }} */
const NEWS = readData('fixtures/news.json');
const DAY_MS = 86_400_000;
const CALIFORNIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });

/** @param {number} ago @returns {string} `YYYY-MM-DD` in California */
const dayAgo = (ago) => CALIFORNIA.format(Date.now() - ago * DAY_MS);

/** `other-markup`: redesigned; `no-items`: lists nothing; `bad-days`: no day can be read; `half-feed`: ends in the middle. */
export const NEWS_FAULTS = {
  cms: ['other-markup', 'bad-days'],
  ssa: ['no-items', 'bad-days', 'half-feed'],
  dhcs: ['other-markup'],
  register: ['no-items'],
};

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** @param {string} heading @param {string} body */
const page = (heading, body) =>
  `<!DOCTYPE html><html lang="en"><head><title>${escaped(heading)}</title></head><body><main>${body}</main></body></html>\n`;

/** What an item leads to. @param {readonly string[]} sources @param {Article} article */
const articlePage = (sources, { title, summary }) =>
  pageAnswer(sources, [], () =>
    page(title, `<h1>${escaped(title)}</h1><p>${escaped(summary)}</p><p>예시 뉴스입니다. / Sample news, invented.</p>`),
  );

/** The last piece of a path names its article. @param {readonly Article[]} articles @param {string} path */
const articleAt = (articles, path) => articles.find(({ slug }) => path.replace(/\/$/, '').endsWith(`/${slug}`));

/** @param {Article} article @param {Fault | null} fault */
function newsroomRow({ slug, ago, label, title, summary }, fault) {
  const day = fault?.fault === 'bad-days' ? 'soon' : `${dayAgo(ago)}T12:00:00Z`;
  const row = fault?.fault === 'other-markup' ? 'news-card' : 'views-row';
  return `<div class="${row}"><div class="views-field views-field-nothing"><span class="field-content"><div>
<div class="ds-u-display--flex ds-u-align-items--center">
<span class="ds-c-badge ds-c-badge--warn ds-u-margin-right--2">${label}</span>
<time datetime="${day}">${day.slice(0, 10)}</time>
</div>
<h3 class="ds-u-margin-top--2">${escaped(title)}</h3>
<span class="newsroom-main-view-body ds-u-font-size--md ds-u-margin-top--1">${escaped(summary)}</span>
<a href="/cms-news/newsroom/${slug}" class="ds-c-button newsroom-main-view-link">Read more</a>
</div></span></div></div>`;
}

/** @param {HostRequest} request @returns {Answer | null} */
export function newsroomSite({ path }) {
  if (!path.startsWith('/cms-news/')) return null;
  const sources = ['news-cms'];
  const article = articleAt(NEWS.cms, path);
  if (article) return articlePage(sources, article);
  if (path !== '/cms-news/about-cms/contact/newsroom') return missingPage(sources);
  return pageAnswer(sources, NEWS_FAULTS.cms, (fault) => {
    const rows = NEWS.cms.map((each) => newsroomRow(each, fault)).join('\n');
    return page('Newsroom', `${rows}<a class="button vis-show-more-button" rel="next" href="?page=1">Show more</a>`);
  });
}

/** The second item has no guid and a relative link; all descriptions are HTML. @param {Article} article @param {number} index @param {string} base @param {Fault | null} fault */
function feedItem({ slug, ago, label, title, summary }, index, base, fault) {
  const link = index === 1 ? `/ssa-blog/${slug}/` : `${base}/${slug}/?utm_source=rss`;
  const day = fault?.fault === 'bad-days' ? 'Mon, 41 Foo 2026' : new Date(`${dayAgo(ago)}T20:00:00Z`).toUTCString();
  return `<item>
<title>${index % 2 === 0 ? escaped(title) : `<![CDATA[${title}]]>`}</title>
<link>${link}</link>
<pubDate>${day.replace('GMT', '+0000')}</pubDate>
<category><![CDATA[${label}]]></category>
${index === 1 ? '' : `<guid isPermaLink="false">${base}/?p=${index}</guid>`}
<description><![CDATA[<p>${summary}</p><p>The post <a href="${link}">${title}</a> appeared first.</p>]]></description>
</item>`;
}

/** @param {HostRequest} request @returns {Answer | null} */
export function blogSite({ path, origin }) {
  if (!path.startsWith('/ssa-blog/')) return null;
  const sources = ['news-ssa'];
  const article = articleAt(NEWS.ssa, path);
  if (article) return articlePage(sources, article);
  if (path !== '/ssa-blog/feed/') return missingPage(sources);
  const answer = pageAnswer(sources, NEWS_FAULTS.ssa, (fault) => {
    const items = NEWS.ssa.map((each, index) => feedItem(each, index, `${origin}/ssa-blog`, fault));
    // What no reader can use: a day that is none.
    const broken = '<item><title>Sample: no day</title><link>/ssa-blog/none/</link><pubDate>yesterday</pubDate></item>';
    const channel = fault?.fault === 'no-items' ? '' : [...items, items[0], broken].join('\n');
    const xml = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><title>Sample blog</title><link>${origin}/ssa-blog/</link><language>en-US</language>${channel}</channel></rss>\n`;
    return fault?.fault === 'half-feed' ? xml.slice(0, xml.length / 2) : xml;
  });
  return { ...answer, kind: 'feed', type: 'application/rss+xml; charset=UTF-8' };
}

/** A letter is published on each Monday but the one before the last, a holiday. @param {HostRequest} request @returns {Answer | null} */
export function letterSite({ path }) {
  if (!path.startsWith('/dhcs/')) return null;
  const sources = ['news-dhcs'];
  const [, month, day, year] = /\/oc\/Pages\/(\d\d)(\d\d)(\d\d)-Stakeholder-News\.aspx$/.exec(path) ?? [];
  const monday = new Date(`20${year}-${month}-${day}T12:00:00Z`);
  const weeks = Math.floor((Date.now() - monday.getTime()) / (7 * DAY_MS));
  if (monday.getUTCDay() !== 1 || weeks === 1) return missingPage(sources);
  return pageAnswer(sources, NEWS_FAULTS.dhcs, (fault) => {
    const level = fault ? 'h5' : 'h2';
    const headings = NEWS.letterHeadings.map((heading) => `<${level}>${heading}</${level}><p>Invented text.</p>`);
    return page('DHCS Stakeholder News', `<h1>DHCS Stakeholder News</h1>${headings.join('')}`);
  });
}

/** @param {HostRequest} request @returns {Answer | null} */
export function registerSite({ path, origin }) {
  if (!path.startsWith('/federal-register/')) return null;
  const sources = ['news-federal-register'];
  const article = articleAt(NEWS.register, path);
  if (article) return articlePage(sources, article);
  if (path !== '/federal-register/api/v1/documents.json') return missingPage(sources);
  return jsonAnswer(sources, NEWS_FAULTS.register, (fault) => {
    const shown = fault?.fault === 'no-items' ? [] : NEWS.register;
    const results = shown.map(({ slug, ago, label, title, summary }) => ({
      title,
      type: label,
      abstract: summary,
      document_number: slug,
      html_url: `${origin}/federal-register/documents/${slug}`,
      publication_date: dayAgo(ago),
      agencies: [{ name: 'Centers for Medicare & Medicaid Services' }],
    }));
    return { value: { count: results.length, total_pages: 1, next_page_url: null, results } };
  });
}
