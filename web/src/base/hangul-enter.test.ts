// The orders in which browsers report one press of Enter while a syllable is composed.
import { fireEvent } from '@testing-library/react';
import { ENTER_SENDS, sendByHangulEnter } from './hangul-enter';

let sent: string[];
let end: () => void;
let box: HTMLInputElement | HTMLTextAreaElement;

function put(kind: 'input' | 'textarea', attributes: Record<string, string> = {}): void {
  document.body.replaceChildren(document.createElement('form'));
  const form = document.forms[0] as HTMLFormElement;
  box = document.createElement(kind);
  for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
  form.append(box);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(box.value);
  });
}

/** Reported by the browser while, or because, the input method handles the key. */
const composed = (isComposing = true, more = {}) =>
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 229, isComposing, ...more });
/** Of a box of one line the browser itself sends the form, unless the key was refused. */
const plain = () => {
  if (fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 })) box.form?.requestSubmit();
};
const compose = (text: string) => {
  fireEvent.compositionStart(box);
  fireEvent.input(box, { target: { value: text } });
};
const endWith = (data: string) => fireEvent.compositionEnd(box, { data });
const release = () => fireEvent.keyUp(box, { key: 'Enter', code: 'Enter' });
const pass = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  sent = [];
  put('input');
  end = sendByHangulEnter(document);
});
afterEach(() => end());

describe('Enter while a Hangul syllable is composed sends the whole text once', () => {
  it.each<[string, () => void]>([
    ['when the input method keeps the key', () => (composed(), endWith('요'), release())],
    ['when Windows calls the key "Process"', () => (composed(true, { key: 'Process' }), endWith('요'), release())],
    ['when the key is reported again without the input method', () => (composed(), endWith('요'), plain(), release())],
    [
      'when the key is released before the syllable ends',
      () => {
        composed();
        fireEvent.keyUp(box, { key: 'Enter', code: 'Enter', isComposing: true });
        endWith('요');
      },
    ],
    ['when the syllable ends first', () => (endWith('요'), composed(false), release())],
    [
      'when the syllable ends first and the browser sends the form itself',
      () => {
        endWith('요');
        composed(false);
        box.form?.requestSubmit();
        release();
      },
    ],
  ])('%s', async (_order, press) => {
    compose('얼마예요');
    press();
    await pass();
    expect(sent).toEqual(['얼마예요']);
  });

  it('also when the second report comes after the text was sent, and a later Enter sends again', async () => {
    compose('얼마예요');
    composed();
    endWith('요');
    await pass();
    plain();
    release();
    expect(sent).toEqual(['얼마예요']);
    plain();
    expect(sent).toHaveLength(2);
  });

  it('in a textarea that sends by Enter, without a line break', async () => {
    put('textarea', ENTER_SENDS);
    compose('얼마예요');
    composed();
    endWith('요');
    expect(
      fireEvent(box, new InputEvent('beforeinput', { inputType: 'insertLineBreak', cancelable: true, bubbles: true })),
    ).toBe(false);
    await pass();
    expect(sent).toEqual(['얼마예요']);
  });
});

describe('Enter does not send', () => {
  it.each<[string, () => void]>([
    ['a Chinese or Japanese candidate', () => (composed(), endWith('医療'), release())],
    ['letters of a Chinese input method', () => (composed(), endWith('nihao'), release())],
    ['a candidate whose end is reported first', () => (endWith('医療'), composed(false), release())],
    ['a Hanja picked for a Hangul word', () => (composed(), endWith('韓國'), release())],
    [
      'when the syllable was ended by another key',
      () => {
        endWith('요');
        fireEvent.keyDown(box, { key: ' ', code: 'Space' });
        composed(false);
      },
    ],
  ])('%s', async (_what, press) => {
    compose('요');
    press();
    await pass();
    expect(sent).toEqual([]);
  });

  it('from a message of several lines, nor from one held with Shift', async () => {
    put('textarea');
    compose('요');
    composed();
    endWith('요');
    await pass();
    put('textarea', ENTER_SENDS);
    compose('요');
    composed(true, { shiftKey: true });
    endWith('요');
    await pass();
    expect(sent).toEqual([]);
  });

  it('while its button waits', async () => {
    put('input');
    box.form?.insertAdjacentHTML('beforeend', '<button type="submit" disabled></button>');
    compose('요');
    composed();
    endWith('요');
    await pass();
    expect(sent).toEqual([]);
  });
});
