import { FOLLOW_UP_MS, followUpScrolls, scrollKey } from './navigation-effects';

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

describe('the remembered scroll position', () => {
  it('belongs to the address, not to whatever page stood in the tab before', () => {
    const first = { key: 'default', pathname: '/insurance-search', search: '?zip=90006' };
    expect(scrollKey(first)).toBe('/insurance-search?zip=90006');
    expect(scrollKey({ ...first, pathname: '/hospitals', search: '' })).not.toBe(scrollKey(first));
    expect(scrollKey({ ...first, key: 'k3x9' })).toBe('k3x9');
  });
});
