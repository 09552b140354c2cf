import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { routes } from './app/routes';
import { showStartFailure } from './app/start-failure';
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
words.then(
  () => createRoot(place).render(<App router={router} />),
  () => showStartFailure(place),
);
