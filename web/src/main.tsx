import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { preloadLinks } from './app/preload';
import { routes } from './app/routes';
import { showStartFailure } from './app/start-failure';
import { endFirstMoment, firstPage, show } from './app/take-over';
import { applyEasyMode } from './shared/easy-mode';
import { answersOfPage } from '@web/base/prerendered';
import { watchForeignNodes } from '@web/base/foreign-nodes';
import { sendByHangulEnter } from '@web/base/hangul-enter';
import { startI18n } from '@web/base/i18n/i18n';
import { applyTextSize } from './shared/text-size';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element #root');

/** What follows is another task: a press in between is answered. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Starts the words and the router, which fetch what they need at once, and draws when the words are there. */
async function start(root: HTMLElement): Promise<void> {
  const words = startI18n();
  await nextTask();
  const router = createBrowserRouter(routes);
  preloadLinks(routes);
  Promise.all([words, firstPage()]).then(
    () => show(root, router, <App router={router} answers={answersOfPage()} onShown={endFirstMoment} />),
    () => showStartFailure(root),
  );
}

sendByHangulEnter(document);
watchForeignNodes(document.body);
applyTextSize();
applyEasyMode();
// To have read the modules took a slow telephone long enough.
void nextTask().then(() => start(place));
