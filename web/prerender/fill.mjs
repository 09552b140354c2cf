// What of a page changes while its frame, made at build, stays: the HTML of the application, its day, and the answers it was drawn with.
// Plain text work, for the build (write.mjs) and for the program that the gateway starts (render-news.mjs).

/** Where the day goes that the page was made on. */
export const DAY = '<!--day-->';
const ROOT = '<div id="root"></div>';

export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The policy refuses style attributes in HTML, not rules in a file: each becomes a mark with a rule of its own, and the
 * application makes styles of the marks when it takes the page over (web/src/app/take-over.tsx).
 * @returns {{ html: string, rules: string[] }}
 */
export function withoutStyleAttributes(html) {
  const rules = new Set();
  const marked = html.replace(/ style="([^"]*)"/g, (_whole, style) => {
    rules.add(`#root [data-style="${style}"]{${style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")}}`);
    return ` data-style="${style}"`;
  });
  return { html: marked, rules: [...rules] };
}

/**
 * @param {string} frame of page.mjs; nothing of what is put in is read as a part of it
 * @param {{ html: string, day: string, answers?: object }} page answers: what its calls said, for the application
 */
export function filled(frame, { html, day, answers }) {
  const known = answers === undefined ? '' : ` data-answers="${escaped(JSON.stringify(answers))}"`;
  return frame
    .replace(DAY, () => day)
    .replace(ROOT, () => `<div id="root" data-day="${escaped(day)}"${known}>${html}</div>`);
}
