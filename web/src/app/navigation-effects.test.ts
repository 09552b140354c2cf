import { FOLLOW_UP_MS, followUpScrolls } from './navigation-effects';

describe('follow-up scrolls', () => {
  let scroll: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    scroll.mockRestore();
  });

  it('go to the top at 50, 200 and 300 ms', () => {
    followUpScrolls();
    const counts = FOLLOW_UP_MS.map((delay, index) => {
      jest.advanceTimersByTime(delay - (FOLLOW_UP_MS[index - 1] ?? 0));
      return scroll.mock.calls.length;
    });
    expect(counts).toEqual([1, 2, 3]);
  });

  it.each(['wheel', 'touchmove', 'keydown', 'focusin'])('stop when the visitor moves (%s)', (move) => {
    followUpScrolls();
    jest.advanceTimersByTime(60);
    window.dispatchEvent(new Event(move));
    jest.advanceTimersByTime(1000);
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it('stop when the page is left', () => {
    const stop = followUpScrolls();
    stop();
    jest.advanceTimersByTime(1000);
    expect(scroll).not.toHaveBeenCalled();
  });
});
