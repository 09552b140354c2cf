// The last resort: the very first words could not be loaded, so React has nothing to say yet.
import { offline, oldTab, reload, urgent } from './content/failure.words.json';
import { isServerThere, shouldReload } from './chunk-failure';

/** Reloads once; when that does not help, writes both languages into the page by hand. */
export async function showStartFailure(root: HTMLElement): Promise<void> {
  const isOnline = navigator.onLine && (await isServerThere());
  if (isOnline && shouldReload(window.location.href, Date.now(), window.sessionStorage)) {
    window.location.reload();
    return;
  }
  const failure = isOnline ? oldTab : offline;
  const blocks = (['ko', 'en'] as const).map((language) => {
    const block = document.createElement('section');
    block.lang = language;
    const title = document.createElement('h1');
    title.textContent = failure.title[language];
    const text = document.createElement('p');
    text.textContent = `${failure.text[language]} ${urgent[language]}`;
    const again = document.createElement('button');
    again.textContent = reload[language];
    again.onclick = () => window.location.reload();
    block.append(title, text, again);
    return block;
  });
  root.replaceChildren(...blocks);
}
