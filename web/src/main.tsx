import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { preloadLinks } from './app/preload';
import { routes } from './app/routes';
import { showStartFailure } from './app/start-failure';
import { endFirstMoment, firstPage, show } from './app/take-over';
import { applyEasyMode } from './shared/easy-mode';
import { startI18n } from '@web/base/i18n/i18n';
import { applyTextSize } from './shared/text-size';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element #root');

applyTextSize();
applyEasyMode();
// The router starts to fetch the first page's code at once, beside the words of the shell.
const words = startI18n();
const router = createBrowserRouter(routes);
preloadLinks(routes);
Promise.all([words, firstPage()]).then(
  () => show(place, router, <App router={router} onShown={endFirstMoment} />),
  () => showStartFailure(place),
);
