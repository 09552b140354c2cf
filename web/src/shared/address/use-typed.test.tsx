// The address follows later than the keys: the box must not wait for it.
import { act, renderHook } from '@testing-library/react';
import { useTyped } from './use-typed';

function box() {
  const sent: string[] = [];
  const view = renderHook(({ asked }) => useTyped(asked, (text) => sent.push(text)), { initialProps: { asked: '' } });
  return {
    sent,
    type: (text: string) => act(() => view.result.current[1](text)),
    addressIs: (asked: string) => view.rerender({ asked }),
    text: () => view.result.current[0],
  };
}

test('a syllable that is composed faster than the address follows stays whole', () => {
  const { type, addressIs, text, sent } = box();
  type('ㅎ');
  expect(text()).toBe('ㅎ');
  type('하');
  addressIs('ㅎ');
  expect(text()).toBe('하');
  type('한');
  addressIs('한');
  expect(text()).toBe('한');
  expect(sent).toEqual(['ㅎ', '하', '한']);
});

test('a space at the end stays, though the address drops it', () => {
  const { type, addressIs, text } = box();
  type('한국 ');
  addressIs('한국');
  expect(text()).toBe('한국 ');
});

test('back and "start over" change the box, also to words typed before', () => {
  const { type, addressIs, text } = box();
  type('a');
  type('');
  type('b');
  addressIs('b');
  addressIs('');
  expect(text()).toBe('');
  addressIs('a');
  expect(text()).toBe('a');
});
