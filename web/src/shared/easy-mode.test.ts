import { applyEasyMode, chooseEasyMode, EASY_MODE_KEY, isEasyMode } from './easy-mode';
import { applyTextSize, chooseTextSize, currentTextSize } from './text-size';

describe('the easy screen', () => {
  beforeEach(() => {
    window.localStorage.clear();
    delete document.documentElement.dataset.easy;
    applyTextSize('100');
  });

  it('is 150 % text while it is on, and gives the chosen size back', () => {
    chooseTextSize('125');
    chooseEasyMode(true);
    expect([isEasyMode(), currentTextSize()]).toEqual([true, '150']);
    chooseEasyMode(false);
    expect([isEasyMode(), currentTextSize()]).toEqual([false, '125']);
  });

  it('is kept in the browser and is again at the next visit', () => {
    chooseEasyMode(true);
    expect(window.localStorage.getItem(EASY_MODE_KEY)).toBe('on');
    delete document.documentElement.dataset.easy;
    applyEasyMode();
    expect([isEasyMode(), currentTextSize()]).toEqual([true, '150']);
  });
});
