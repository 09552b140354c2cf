// The address follows later than the keys: the box must not wait for it.
import { act, renderHook } from '@testing-library/react';
import { useTyped } from './use-typed';

function box() {
  const sent: string[] = [];
  const view = renderHook(({ requested }) => useTyped(requested, (text) => sent.push(text)), {
    initialProps: { requested: '' },
  });
  return {
    sent,
    type: (text: string) => act(() => view.result.current.onValueChange(text)),
    leave: () => act(() => view.result.current.onBlur()),
    addressIs: (requested: string) => view.rerender({ requested }),
    text: () => view.result.current.value,
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
  addressIs('');
  expect(text()).toBe('한');
  expect(sent).toEqual(['ㅎ', '하', '한']);
});

test('back and "start over" change the box once it is left', () => {
  const { type, leave, addressIs, text } = box();
  addressIs('a');
  expect(text()).toBe('a');
  type('ab');
  addressIs('ab');
  leave();
  expect(text()).toBe('ab');
  addressIs('');
  expect(text()).toBe('');
});
