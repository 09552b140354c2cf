// Enter in a box whose Enter sends, pressed while the last Hangul syllable is still being composed. Some browsers give that Enter to the
// input method alone, so nothing is sent. Others report it twice, or only after the syllable has ended. Here one press sends once, whatever
// the order. In Chinese and Japanese the same press picks a candidate, so it never sends.

/** A textarea with this attribute sends its form by Enter. In any other textarea Enter makes a new line. */
export const ENTER_SENDS = { 'data-enter-sends': '' } as const;

const HANGUL_END = /\p{Script=Hangul}$/u;
/** What browsers report as the code of a key that the input method handles. */
const HANDLED_BY_INPUT_METHOD = 229;

type Box = HTMLInputElement | HTMLTextAreaElement;

/** One press of Enter, from its keydown to its keyup. */
interface Press {
  box: Box;
  form: HTMLFormElement;
  hasSent: boolean;
}

/** Whether this key belongs to the input method: Safari no longer says that it composes, but keeps the code. */
export const isComposed = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === HANDLED_BY_INPUT_METHOD;

/** Windows calls the key "Process" while a syllable is composed. */
const isEnter = ({ key, code }: KeyboardEvent): boolean => key === 'Enter' || /^(?:Numpad)?Enter$/.test(code);

function pressIn(target: EventTarget | null): Press | null {
  const sends =
    target instanceof HTMLInputElement ||
    (target instanceof HTMLTextAreaElement && target.hasAttribute('data-enter-sends'));
  return sends && target.form ? { box: target, form: target.form, hasSent: false } : null;
}

function send({ form, hasSent }: Press): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!hasSent && form.isConnected && !button?.disabled) form.requestSubmit();
}

/**
 * Watches every box of the document.
 * @returns what ends the watching
 */
export function sendByHangulEnter(document: Document): () => void {
  let press: Press | null = null;
  /** The box whose syllable ended last, until another key is pressed. */
  let ended: EventTarget | null = null;
  // The browser first writes the syllable into the box, and the page takes it over.
  const sendSoon = (what: Press) => setTimeout(() => send(what));

  const keyDown = (event: KeyboardEvent) => {
    const wasEnded = ended;
    ended = null;
    // The second report of the same press comes without the input method.
    if (isEnter(event) && !isComposed(event)) return;
    press = isEnter(event) && !event.shiftKey ? pressIn(event.target) : null;
    if (press && press.box === wasEnded && !event.isComposing) sendSoon(press);
  };
  const compositionEnd = ({ target, data }: CompositionEvent) => {
    if (!HANGUL_END.test(data)) press = null;
    else if (press?.box === target) sendSoon(press);
    else ended = target;
  };
  const keyUp = (event: KeyboardEvent) => {
    if (isEnter(event) && !event.isComposing) press = null;
  };
  const submit = (event: SubmitEvent) => {
    if (press?.form !== event.target) return;
    if (press.hasSent) {
      event.preventDefault();
      event.stopPropagation();
    }
    press.hasSent = true;
  };
  const beforeInput = (event: InputEvent) => {
    if (press?.box === event.target && /^insert(?:LineBreak|Paragraph)$/.test(event.inputType)) event.preventDefault();
  };

  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  document.addEventListener('keydown', keyDown, options);
  document.addEventListener('compositionend', compositionEnd, options);
  document.addEventListener('keyup', keyUp, options);
  document.addEventListener('submit', submit, options);
  document.addEventListener('beforeinput', beforeInput, options);
  return () => end.abort();
}
