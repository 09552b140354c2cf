// Presses every button that can be seen, inside the page itself, and says which of them did nothing. One of a kind is enough:
// the rows of a list share a button.

export interface Pressed {
  /** Names of buttons after which nothing happened: no change of the page, no address, no file, no print, no focus. */
  dead: string[];
  count: number;
  /** The last press left the page: it is opened again, and the rest pressed. */
  hasLeft: boolean;
}

declare global {
  interface Window {
    /** Kinds of buttons pressed so far, across reloads. */
    pressedKinds: string[];
  }
}

/**
 * Runs in the browser.
 * @param within selector of what is looked at; kinds in `done` are left out and those pressed are added to `window.pressedKinds`
 */
export async function pressAll({ within, done }: { within: string; done: string[] }): Promise<Pressed> {
  const QUIET_MS = 20;
  // Only a dead button waits so long.
  const EFFECT_MS = 15_000;
  const DIALOG_MS = 2_000;
  const SETTLED_MS = 200;
  const pressed = new Set(done);
  const path = window.location.pathname;
  let effects = 0;
  let lastEffectAt = performance.now();
  let current: HTMLElement | null = null;
  const happened = () => {
    effects++;
    lastEffectAt = performance.now();
  };
  const moved = ({ target }: Event) => {
    // The focus that a press brings itself is no effect.
    if (target !== current) happened();
  };
  const observer = new MutationObserver(happened);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const event of ['focusin', 'scroll']) document.addEventListener(event, moved, true);
  // What leaves no trace in the page.
  Object.assign(window, { print: happened, alert: happened, open: happened });
  Object.defineProperty(navigator, 'share', { value: () => Promise.resolve(happened()), configurable: true });
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const until = async (isTrue: () => boolean, ms: number): Promise<boolean> => {
    for (const end = performance.now() + ms; performance.now() < end; await pause(15)) if (isTrue()) return true;
    return isTrue();
  };
  let requests = 0;
  const request = window.fetch;
  window.fetch = async (...call) => {
    requests++;
    try {
      return await request(...call);
    } finally {
      requests--;
      lastEffectAt = performance.now();
    }
  };
  /** What was pressed has its response and has drawn it. */
  const isSettled = () => requests === 0 && performance.now() - lastEffectAt > SETTLED_MS;
  /** An address changes before its page is rendered: a slow machine would press buttons of the page before. */
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: DIALOG_MS }));
  const quiet = async () => {
    for (let turn = 0, before = -1; turn < 20 && before !== effects; turn++) {
      before = effects;
      await pause(QUIET_MS);
      await idle();
    }
  };
  const nameOf = (button: Element) =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().slice(0, 60);
  /** Class and first words: "자세히" of each row is one kind, and so are the questions of an accordion. */
  const kindOf = (button: Element) => {
    if (button.matches(':is(h2, h3, h4) > [aria-expanded]')) return button.className;
    const first = [...button.childNodes].find((node) => (node.textContent ?? '').trim() !== '');
    return `${button.className} ${button.getAttribute('aria-label') ?? first?.textContent ?? ''}`;
  };
  const isPressable = (button: HTMLElement) =>
    button.checkVisibility() &&
    !button.matches('[aria-pressed="true"], [aria-selected="true"], [disabled], [aria-disabled="true"]') &&
    !pressed.has(kindOf(button));
  const next = () =>
    [...document.querySelectorAll<HTMLElement>(`:is(${within}) :is(button, [role="button"], summary)`)].find(
      isPressable,
    );
  /** A form that asks for words or a ZIP code does nothing without: it gets some. */
  const fill = (form: HTMLFormElement) => {
    for (const box of form.querySelectorAll<HTMLInputElement>('input[type="text"], input[type="search"]')) {
      if (box.readOnly || !box.checkVisibility()) continue;
      const value = box.inputMode === 'numeric' ? '90004' : `kaiser ${pressed.size}`;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  /** As a finger does it: some parts listen to the mouse going down. */
  const press = (button: HTMLElement) => {
    current = button;
    for (const type of ['pointerdown', 'mousedown'])
      button.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0 }));
    button.focus();
    for (const type of ['pointerup', 'mouseup'])
      button.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0 }));
    button.click();
  };
  const dialog = () => document.querySelector('[role="dialog"]');

  /** Says so itself, or sends a request first. */
  const mayOpen = (button: HTMLElement) =>
    button.getAttribute('aria-haspopup') === 'dialog' ||
    (button instanceof HTMLButtonElement && button.type === 'submit');
  const closeDialog = async (): Promise<boolean> => {
    for (let turn = 0; dialog() && turn < 100; turn++) {
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      (document.activeElement ?? document).dispatchEvent(escape);
      await until(() => dialog() === null, DIALOG_MS / 10);
    }
    return dialog() === null;
  };

  const dead: string[] = [];
  let count = 0;
  for (let button = next(); button; button = next()) {
    // One that came late, after its server had answered.
    await closeDialog();
    pressed.add(kindOf(button));
    const name = nameOf(button);
    if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form) fill(button.form);
    await quiet();
    if (!button.isConnected) continue;
    const [before, address] = [effects, window.location.href];
    press(button);
    count++;
    if (!(await until(() => effects > before || window.location.href !== address, EFFECT_MS))) dead.push(name);
    if (mayOpen(button)) await until(() => dialog() !== null || isSettled(), DIALOG_MS);
    else await until(() => dialog() !== null, 2 * QUIET_MS);
    if (!(await closeDialog())) dead.push(`${name}: Escape does not close what it opened`);
    if (window.location.pathname !== path) break;
  }
  observer.disconnect();
  window.fetch = request;
  window.pressedKinds = [...pressed];
  return { dead, count, hasLeft: window.location.pathname !== path };
}
