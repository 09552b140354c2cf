import { applyTextSize, chooseTextSize, currentTextSize, subscribeTextSize, TEXT_SIZE_KEY } from './text-size';

describe('text size', () => {
  it('restores the stored choice and ignores anything else', () => {
    window.localStorage.setItem(TEXT_SIZE_KEY, '150');
    applyTextSize();
    expect(document.documentElement.dataset.text).toBe('150');
    window.localStorage.setItem(TEXT_SIZE_KEY, '9000');
    applyTextSize();
    expect(currentTextSize()).toBe('100');
  });

  it('keeps a choice and notifies listeners', () => {
    const listener = jest.fn();
    const stop = subscribeTextSize(listener);
    chooseTextSize('125');
    expect(window.localStorage.getItem(TEXT_SIZE_KEY)).toBe('125');
    expect(currentTextSize()).toBe('125');
    stop();
    chooseTextSize('100');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('changes the page even when the browser keeps nothing', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    chooseTextSize('150');
    expect(currentTextSize()).toBe('150');
    setItem.mockRestore();
  });
});
