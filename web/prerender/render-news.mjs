// /health-news with the news of this moment, in every language. The gateway starts it when they change
// (services/gateway/src/website/page-renderer.ts): what was read comes in by standard input, the pages go out by standard output.
// The build puts it next to the renderer (write.mjs); it reads nothing else and writes nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { filled, withoutStyleAttributes } from './fill.mjs';

/** @returns {Promise<Record<string, string>>} the whole page by language */
async function render(given) {
  const renderer = await import(new URL('./prerender.mjs', import.meta.url).href);
  const { frames, rules } = JSON.parse(readFileSync(join(import.meta.dirname, 'news-frames.json'), 'utf8'));
  const answers = renderer.newsAnswers(given);
  const page = await renderer.renderPage(renderer.NEWS_PAGE, answers);
  const known = new Set(rules);
  const assertKnown = (used) => {
    const news = used.find((rule) => !known.has(rule));
    if (news) throw new Error(`the built page lacks a style: ${news}; mend example-news.ts`);
  };
  assertKnown(page.rules);
  const day = renderer.today();
  const pages = Object.entries(page.texts).map(([language, { html }]) => {
    const marked = withoutStyleAttributes(html);
    assertKnown(marked.rules);
    return [language, filled(frames[language], { html: marked.html, day, answers })];
  });
  return Object.fromEntries(pages);
}

const pages = await render(JSON.parse(await text(process.stdin)));
// A screen's timers would keep the process for ever.
process.stdout.write(JSON.stringify(pages), () => process.exit());
