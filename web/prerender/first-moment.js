// Runs before the first paint of a page that was rendered at build, as a file of its own: the policy refuses inline script.
// write.mjs wraps it in a function and puts `const KEYS = { language, text, easy, sizes, languages }` in front. The visitor's earlier
// choices apply from the first paint on, and presses and input before hydration are kept and replayed.
const html = document.documentElement;
const { page, files, packages } = document.currentScript.dataset;

const read = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const parsed = () =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    // Not DOMContentLoaded: that waits for the application's code.
    else document.addEventListener('readystatechange', resolve, { once: true });
  });

/** Removes the prerendered page: the application renders it on the client. */
function dropPage() {
  const root = document.getElementById('root');
  root.replaceChildren();
  delete root.dataset.day;
  delete root.dataset.answers;
}

async function fetchPage(language) {
  const answer = await fetch(`/pages/${language}/${page}.html`);
  if (!answer.ok) throw new Error(`no page in ${language}`);
  return answer.text();
}

function putPage(text, language) {
  const next = new DOMParser().parseFromString(text, 'text/html');
  const found = next.getElementById('root');
  const root = document.getElementById('root');
  root.replaceChildren(...found.childNodes);
  Object.assign(root.dataset, found.dataset);
  document.title = next.title;
  html.lang = language;
}

/** The page that was sent is not in the visitor's language: it stays hidden until theirs has loaded. */
async function waitFor(work) {
  html.dataset.waits = '';
  const [text] = await Promise.all([work().catch(() => null), parsed()]);
  if (text === null) dropPage();
  else putPage(text, read(KEYS.language));
  delete html.dataset.waits;
}

function arrival() {
  // Easy mode is another page, which the application renders.
  if (isEasy) return waitFor(() => Promise.resolve(null));
  return language === html.lang ? Promise.resolve() : waitFor(() => fetchPage(language));
}

const language = KEYS.languages.includes(read(KEYS.language)) ? read(KEYS.language) : html.lang;
const size = KEYS.sizes.includes(read(KEYS.text)) ? read(KEYS.text) : KEYS.sizes[0];
const isEasy = read(KEYS.easy) === 'on';
html.dataset.text = isEasy ? KEYS.sizes.at(-1) : size;
if (isEasy) html.dataset.easy = 'on';

/** A browser loads its Intl tables on first use, which would delay hydration by 10 ms of a desktop's processor. */
function warmFormats() {
  new Intl.DateTimeFormat(html.lang, { timeZone: 'America/Los_Angeles', weekday: 'short' }).format();
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(0);
}

const run = (sources) => {
  const scripts = sources.map((src) => Object.assign(document.createElement('script'), { type: 'module', src }));
  document.head.append(...scripts);
};

/**
 * Loads the application's code after the first paint, all files in parallel. The packages run as they arrive, each in a task of its own,
 * and not all of them at once with the application.
 */
function fetchApplication() {
  const addresses = files.split(' ');
  const links = addresses.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(...links);
  warmFormats();
  run([...packages.split(' '), addresses.at(-1)]);
}

/** A tab in the background paints nothing, and an old browser does not report its first paint. */
const MAX_WAIT_MS = 1000;
let isLoading = false;
const load = () => {
  if (!isLoading) fetchApplication();
  isLoading = true;
};
setTimeout(load, isEasy ? 0 : MAX_WAIT_MS);
new PerformanceObserver((seen) => seen.getEntriesByName('first-contentful-paint').forEach(load)).observe({
  type: 'paint',
  buffered: true,
});

let pressed = null;
const typed = new Map();

const onClick = (event) => {
  const button = event.target.closest?.('button');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = button;
};
const onSubmit = (event) => {
  event.preventDefault();
  pressed = event.target;
};
const onInput = ({ target }) => typed.set(target, target.value);
const kept = { click: onClick, submit: onSubmit, input: onInput };
for (const [name, listener] of Object.entries(kept)) document.addEventListener(name, listener, true);

/** Replays an input. React compares with the last value it saw, so the field is emptied first. */
function replayInput(field, value) {
  if (!field.isConnected) return;
  if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !field.checked;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
}

function replayPress() {
  if (!pressed?.isConnected) return;
  if (pressed.localName === 'form') pressed.requestSubmit();
  else pressed.click();
}

window.firstMoment = {
  /** Resolves when the page is in the visitor's language, or removed. */
  page: arrival(),
  isOver: false,
  /** The application calls it once it handles events itself. */
  end: () => {
    window.firstMoment.isOver = true;
    for (const [name, listener] of Object.entries(kept)) document.removeEventListener(name, listener, true);
    for (const [field, value] of typed) replayInput(field, value);
    // After the application has handled the input.
    setTimeout(replayPress);
  },
};
