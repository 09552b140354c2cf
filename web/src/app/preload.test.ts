import { preloadLinks } from './preload';

const lazy = () => jest.fn(() => Promise.resolve({ Component: () => null }));

function point(at: Element, name = 'pointerover'): void {
  at.dispatchEvent(new Event(name, { bubbles: true }));
}

describe('links of the page', () => {
  const [doctors, other, broken] = [lazy(), lazy(), jest.fn(() => Promise.reject(new Error('no network')))];
  const link = (address: string): Element => {
    document.body.innerHTML = `<a href="${address}"><span>word</span></a>`;
    return document.querySelector('span') as Element;
  };
  beforeAll(() =>
    preloadLinks([
      {
        children: [
          { path: '/doctors', lazy: doctors },
          { path: '/broken', lazy: broken },
          { path: '*', lazy: other },
        ],
      },
    ]),
  );

  test('the page is fetched once, whatever points at it and with whatever query', () => {
    point(link('/doctors?zip=90006'));
    point(link('/doctors'), 'focusin');
    expect(doctors).toHaveBeenCalledTimes(1);
  });

  test('a page that does not come is no one else’s failure', async () => {
    point(link('/broken'));
    await Promise.resolve();
    expect(broken).toHaveBeenCalledTimes(1);
  });

  test.each(['https://www.medicare.gov/doctors', 'tel:911', '/'])('%s is left alone', (address) => {
    point(link(address));
    expect(other).not.toHaveBeenCalled();
  });
});
