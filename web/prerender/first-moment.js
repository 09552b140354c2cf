// Runs before the first paint of a page that was rendered at build, as a file of its own: the policy refuses inline script.
// write.mjs makes a function of it and puts `const KEYS = { language, text, easy, sizes, languages, styles }` in front. What the visitor chose
// earlier holds from the first paint on, and what they press or type before the application has taken the page over is not lost.
const html = document.documentElement;
const { page, files, packages } = document.currentScript.dataset;

/**
 * A browser reads its tables of days and amounts when they are first wanted: 10 ms of a desktop's processor, which would be in the way of
 * the taking over. Now the page waits for its styles, and nothing else is to be done.
 */
function warmFormats() {
  new Intl.DateTimeFormat(html.lang, { timeZone: 'America/Los_Angeles', weekday: 'short' }).format();
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(0);
}

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

/** Nothing of ours stays: the application draws the page itself. */
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

/** The page that was sent is not the one this visitor chose: it stays out of sight until theirs is there. */
async function waitFor(work) {
  html.dataset.waits = '';
  const [text] = await Promise.all([work().catch(() => null), parsed()]);
  if (text === null) dropPage();
  else putPage(text, read(KEYS.language));
  delete html.dataset.waits;
}

function arrival() {
  // The easy screen is another page, which the application draws.
  if (isEasy) return waitFor(() => Promise.resolve(null));
  return language === html.lang ? Promise.resolve() : waitFor(() => fetchPage(language));
}

const language = KEYS.languages.includes(read(KEYS.language)) ? read(KEYS.language) : html.lang;
const size = KEYS.sizes.includes(read(KEYS.text)) ? read(KEYS.text) : KEYS.sizes[0];
const isEasy = read(KEYS.easy) === 'on';
html.dataset.text = isEasy ? KEYS.sizes.at(-1) : size;
if (isEasy) html.dataset.easy = 'on';

const STYLES_PATIENCE_MS = 1000;

/**
 * styled-components would write each rule of the page once more while it takes it over, and the browser would work out all styles again
 * each time. It looks for an element with the rules of its own version: this one is empty for the browser, whose policy refuses inline
 * style, and gives what the page's file holds, which the browser has kept, to anyone who reads its text.
 */
async function tellStyles() {
  const { href } = document.querySelector('link[rel=stylesheet]');
  const answer = await fetch(href, { cache: 'force-cache', signal: AbortSignal.timeout(STYLES_PATIENCE_MS) });
  const style = document.createElement('style');
  style.dataset.styled = '';
  style.dataset.styledVersion = KEYS.styles;
  Object.defineProperty(style, 'textContent', { value: await answer.text() });
  document.head.append(style);
}

const run = (sources) => {
  const scripts = sources.map((src) => Object.assign(document.createElement('script'), { type: 'module', src }));
  document.head.append(...scripts);
};

/**
 * The application's code: asked for together, after what is read is in sight. The packages run as they come, each in a task of its own,
 * and not all of them at once with the application.
 */
async function fetchApplication() {
  const addresses = files.split(' ');
  const links = addresses.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(...links);
  await tellStyles().catch(() => undefined);
  run([...packages.split(' '), addresses.at(-1)]);
}

warmFormats();

/** A tab in the background paints nothing, and an old browser does not tell. */
const LONGEST_WAIT_MS = 1000;
let isAsked = false;
const ask = () => {
  if (!isAsked) fetchApplication();
  isAsked = true;
};
setTimeout(ask, isEasy ? 0 : LONGEST_WAIT_MS);
new PerformanceObserver((seen) => seen.getEntriesByName('first-contentful-paint').forEach(ask)).observe({
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

/** As if it were typed now. React compares with the value it saw last, so that one is emptied first. */
function typeAgain(field, value) {
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

function pressAgain() {
  if (!pressed?.isConnected) return;
  if (pressed.localName === 'form') pressed.requestSubmit();
  else pressed.click();
}

window.firstMoment = {
  /** Settled when the page is in the visitor's language, or gone. */
  page: arrival(),
  isOver: false,
  /** The application calls it once it listens itself. */
  end: () => {
    window.firstMoment.isOver = true;
    for (const [name, listener] of Object.entries(kept)) document.removeEventListener(name, listener, true);
    for (const [field, value] of typed) typeAgain(field, value);
    // Once the application knows what was typed.
    setTimeout(pressAgain);
  },
};
