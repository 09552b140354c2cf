// Two presses in quick succession: the second is made before the page has drawn the first.
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { defineQuery } from './define-query';
import { useQuery } from './use-query';

const text = { empty: '', parse: (said: string) => said, print: (value: string) => value };
const QUERY = defineQuery<{ zip: string; tab: string }>({ zip: text, tab: text });

const at = (address: string) => {
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(
    () => {
      const [query, ask] = useQuery(QUERY);
      return { query, ask, search: useLocation().search, go: useNavigate() };
    },
    { wrapper },
  ).result;
};

describe('the query of an address', () => {
  test('keeps both of two changes requested before the first was rendered', () => {
    const page = at('/?zip=90006');
    const { ask } = page.current;
    act(() => {
      ask({ tab: 'dental' });
      ask({ zip: '90004' });
    });
    expect(page.current.search).toBe('?zip=90004&tab=dental');
  });

  test('lets a change be made of the last requested query, and taken back at once', () => {
    const page = at('/');
    const { ask } = page.current;
    act(() => {
      ask((last) => ({ tab: `${last.tab}a` }));
      ask((last) => ({ tab: `${last.tab}b` }));
    });
    expect(page.current.query.tab).toBe('ab');
    act(() => {
      page.current.ask({ tab: 'c' });
      page.current.ask({ tab: 'ab' });
    });
    expect(page.current.query.tab).toBe('ab');
  });

  test('builds on the address again once it is drawn, also after "back"', () => {
    const page = at('/?zip=90006');
    act(() => page.current.ask({ tab: 'dental' }, false));
    act(() => void page.current.go(-1));
    expect(page.current.search).toBe('?zip=90006');
    act(() => page.current.ask({ zip: '90004' }));
    expect(page.current.search).toBe('?zip=90004');
  });

  test('keeps the parameters of others when it names a part of the page, and drops them when the query changes', () => {
    const page = at('/?lang=en&tab=dental');
    act(() => page.current.ask({}, true, 'part-b'));
    expect(page.current.search).toBe('?tab=dental&lang=en');
    act(() => page.current.ask({ tab: '' }, true, 'part-b'));
    expect(page.current.search).toBe('?lang=en');
    act(() => page.current.ask({ tab: 'vision' }));
    expect(page.current.search).toBe('?tab=vision');
  });
});
