// What of a page changes while its frame, made at build, stays: the HTML of the application, its day, and the answers it was drawn with.
// Plain text work, for the build (write.mjs) and for the program that the gateway starts (render-news.mjs).

/** Where the day goes that the page was made on. */
export const DAY = '<!--day-->';
/** Where the styles go. */
export const STYLES = '<!--styles-->';
const ROOT = '<div id="root"></div>';

export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Hides the page while the one in the visitor's language is loading (first-moment.js). */
const WAITING = 'html[data-waits] #root{visibility:hidden}';

/**
 * The content security policy refuses style attributes in HTML. Each becomes a data attribute with a CSS rule, and the application
 * restores the attributes before it hydrates the page (web/src/app/take-over.tsx).
 * @param {Set<string>} rules to which they are added
 */
function withoutStyleAttributes(html, rules) {
  return html.replace(/ style="([^"]*)"/g, (_whole, style) => {
    rules.add(`#root [data-style="${style}"]{${style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")}}`);
    return ` data-style="${style}"`;
  });
}

/**
 * The HTML of each language and the styles of all of them, which are the same in each page: first-moment.js replaces the HTML alone.
 * The gateway allows them by their hashes (services/gateway/src/website/inline-styles.ts).
 * @param {{ texts: Record<string, { html: string }>, styles: string }} page of web/src/prerender.tsx
 * @returns {{ htmls: Record<string, string>, styles: string }}
 */
export function withStyles({ texts, styles }) {
  const rules = new Set();
  const htmls = Object.entries(texts).map(([language, { html }]) => [language, withoutStyleAttributes(html, rules)]);
  return { htmls: Object.fromEntries(htmls), styles: `${styles}<style>${[...rules].join('')}${WAITING}</style>` };
}

/**
 * @param {string} frame of page.mjs; nothing of what is put in is read as a part of it
 * @param {{ html: string, styles: string, day: string, answers?: object }} page answers: the API responses, for the application
 */
export function filled(frame, { html, styles, day, answers }) {
  const known = answers === undefined ? '' : ` data-answers="${escaped(JSON.stringify(answers))}"`;
  return frame
    .replace(STYLES, () => styles)
    .replace(DAY, () => day)
    .replace(ROOT, () => `<div id="root" data-day="${escaped(day)}"${known}>${html}</div>`);
}
