import { remembered } from './remembered';

describe('what every request asks again', () => {
  it('is worked out once, also when the answer is no', () => {
    const work = jest.fn((text: string) => (text === 'a' ? false : null));
    const ask = remembered(work);
    expect([ask('a'), ask('a'), ask('b'), ask('b')]).toEqual([false, false, null, null]);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('fills no memory, whatever strangers send', () => {
    const work = jest.fn((text: string) => text.length);
    const ask = remembered(work);
    const long = 'x'.repeat(65);
    expect([ask(long), ask(long)]).toEqual([65, 65]);
    expect(work).toHaveBeenCalledTimes(2);
    ask('first');
    for (let index = 0; index < 1_000; index += 1) ask(String(index));
    work.mockClear();
    ask('first');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
