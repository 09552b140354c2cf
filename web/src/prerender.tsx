// The application as HTML, for the pages that are rendered at build (web/prerender/write.mjs) or with new answers of our services
// (web/prerender/render-news.mjs). Never part of what a browser gets.
import i18next from 'i18next';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import type { DataRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app/app';
import { namespacesOf, routes } from './app/routes';
import { startI18n } from '@web/base/i18n/i18n';
import { pacificDate } from '@web/base/formats/dates';
import { LANGUAGE_KEY, LANGUAGES } from '@web/base/i18n/language';
import type { UiLanguage } from '@web/base/i18n/language';
import { notedTitle } from '@web/base/prerendered';
import type { PageAnswers } from '@web/base/prerendered';
import { EASY_MODE_KEY } from '@web/shared/easy-mode';
import { newsAnswers } from '@web/shared/news/news-answers';
import { TEXT_SIZES, TEXT_SIZE_KEY } from '@web/shared/text-size';

interface RenderedText {
  title: string;
  /** Of the element #root. */
  html: string;
}

export interface RenderedPage {
  texts: Record<UiLanguage, RenderedText>;
  /** The <style> elements of all languages. */
  styles: string;
  /** Modules the page imports lazily, as "src/features/home/home-page"; those that an earlier page imported are left out. */
  imports: string[];
  /** Namespaces of its words next to those of the shell. */
  namespaces: string[];
}

/** What first-moment.js reads of the visitor's earlier choices. */
export const PREFERENCES = { LANGUAGE_KEY, LANGUAGES, TEXT_SIZE_KEY, TEXT_SIZES, EASY_MODE_KEY };

export { newsAnswers };

/** The page that is rendered again when the news change. */
export const NEWS_PAGE = '/health-news';

export const today = (): string => pacificDate(new Date());

/** Big enough that no part of a page waits behind a script. */
const WHOLE = Number.MAX_SAFE_INTEGER;

/** The addresses of our screens that need nothing else to be shown: no parameter, no operator, no test. */
export function publicPaths(): string[] {
  const paths = routes.flatMap(({ children = [] }) => children.flatMap((frame) => frame.children ?? []));
  return paths
    .map(({ path = '' }) => path)
    .filter((path) => !/[*:]|^\/(?:admin|test|sign-in-failed|search-results)/.test(path));
}

async function openRouter(path: string): Promise<DataRouter> {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  if (router.state.initialized) return router;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  return router;
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

/** The lazy modules that are imported while `work` runs: web/vite.config.ts makes each import of the renderer report its name. */
async function reportedImports<Result>(work: () => Promise<Result>): Promise<[Result, string[]]> {
  const imports = new Set<string>();
  Object.assign(globalThis, { reportImport: (name: string) => imports.add(name) });
  return [await work(), [...imports]];
}

async function renderText(
  path: string,
  language: UiLanguage,
  sheet: ServerStyleSheet,
  answers?: PageAnswers,
): Promise<RenderedText> {
  await i18next.changeLanguage(language);
  const router = await openRouter(path);
  const failures: unknown[] = [];
  // The languages share one sheet, to which each rendering of the global rules would add them again.
  const app = <App router={router} answers={answers} hasGlobalStyle={language === LANGUAGES[0]} />;
  const { prelude } = await prerenderToNodeStream(sheet.collectStyles(app), {
    progressiveChunkSize: WHOLE,
    onError: (error) => void failures.push(error),
  });
  const html = await textOf(prelude);
  router.dispose();
  if (failures.length > 0) throw failures[0];
  return { title: notedTitle(), html };
}

async function renderTexts(
  path: string,
  sheet: ServerStyleSheet,
  answers?: PageAnswers,
): Promise<RenderedPage['texts']> {
  const found = new Map<UiLanguage, RenderedText>();
  for (const language of LANGUAGES) found.set(language, await renderText(path, language, sheet, answers));
  return Object.fromEntries(found) as RenderedPage['texts'];
}

/**
 * One page in every language. Pages are rendered one after the other: the language is the program's.
 * @param answers what its calls said, by their addresses; without them it waits for them
 * @throws whatever a page throws while it renders
 */
export async function renderPage(path: string, answers?: PageAnswers): Promise<RenderedPage> {
  await startI18n();
  const sheet = new ServerStyleSheet();
  const [texts, imports] = await reportedImports(() => renderTexts(path, sheet, answers));
  const styles = sheet.getStyleTags();
  sheet.seal();
  const namespaces = (matchRoutes(routes, path) ?? []).flatMap(({ route }) => namespacesOf(route));
  return { texts, styles, imports, namespaces };
}
