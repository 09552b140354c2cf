import { MissingWordsError } from '@web/base/i18n/missing-words-error';
import { isChunkFailure, shouldReload } from './chunk-failure';

describe('a failed load of code or words', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://x/assets/a.js',
    'error loading dynamically imported module: http://x/assets/a.js',
    'Importing a module script failed.',
  ])('is known by the browser’s message: %s', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true);
  });

  it('includes missing words, and nothing else', () => {
    expect(isChunkFailure(new MissingWordsError('en/home'))).toBe(true);
    expect(isChunkFailure(new Error('x is not a function'))).toBe(false);
    expect(isChunkFailure('text')).toBe(false);
  });

  it('reloads an address once a minute', () => {
    window.sessionStorage.clear();
    expect(shouldReload('/doctors', 1_000_000, window.sessionStorage)).toBe(true);
    expect(shouldReload('/doctors', 1_030_000, window.sessionStorage)).toBe(false);
    expect(shouldReload('/clinics', 1_031_000, window.sessionStorage)).toBe(true);
    expect(shouldReload('/clinics', 1_100_000, window.sessionStorage)).toBe(true);
  });

  it('never reloads where nothing can be remembered', () => {
    const closed = {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => undefined,
    };
    expect(shouldReload('/', 0, closed)).toBe(false);
  });
});
