// /health-news with the current news, in every language. The gateway starts it when they change
// (services/gateway/src/website/page-renderer.ts): the news come in by standard input, the pages go out by standard output.
// The build puts it next to the renderer (write.mjs); it reads nothing else and writes nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { filled, withStyles } from './fill.mjs';

/** @returns {Promise<Record<string, string>>} the whole page by language */
async function render(given) {
  const renderer = await import(new URL('./prerender.mjs', import.meta.url).href);
  const frames = JSON.parse(readFileSync(join(import.meta.dirname, 'news-frames.json'), 'utf8'));
  const answers = renderer.newsAnswers(given);
  const { htmls, styles } = withStyles(await renderer.renderPage(renderer.NEWS_PAGE, answers));
  const day = renderer.today();
  const pages = Object.entries(htmls).map(([language, html]) => {
    return [language, filled(frames[language], { html, styles, day, answers })];
  });
  return Object.fromEntries(pages);
}

const pages = await render(JSON.parse(await text(process.stdin)));
// Timers of the page would keep the process running.
process.stdout.write(JSON.stringify(pages), () => process.exit());
