import { act, screen } from '@testing-library/react';
import { SOURCES } from '@app/benefits/figures/sources';
import { HEADLINE_FIGURES } from '@app/benefits/figures/headline.figures';
import { pass, stopTheClock } from '../../../test/clock';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { FigureSources } from '../benefits/figure-sources';
import { Receipt } from '../benefits/receipt';

const PATH = '/api/figure-checks';
const { S9, S17 } = SOURCES;
const premium = HEADLINE_FIGURES.partBPremium.rows.filter(({ year }) => year === 2026);
const checking = [{ label: { ko: '파트 B 표준 월 보험료', en: 'Part B standard premium' }, value: '202.9' }];
const answer = (more: object, origin = 'live') => ({
  [PATH]: { body: { origin, pages: [{ url: S9.url, foundOn: '2026-11-21', checking: [], ...more }] } },
});

stopTheClock();

async function open(answers: Parameters<typeof fakeServer>[0], language: 'ko' | 'en' = 'ko') {
  const server = fakeServer(answers);
  const screenOf = (
    <>
      <FigureSources rows={premium} />
      <Receipt sources={[S9, S17]} />
    </>
  );
  const page = await renderApp(screenOf, { language });
  act(() => screen.getByRole('button', { expanded: false }).click());
  const before = [...server.requests];
  await pass(2_000);
  return { ...server, ...page, before, items: screen.getAllByRole('listitem') };
}

test.each([
  ['ko', /공식 페이지에서 2026년 11월 21일에 확인/, /간접 확인/],
  ['en', /checked live on the official page on November 21, 2026/, /second-hand/],
] as const)(
  'a page that was found to print our figures says the day, the others what a person saw (%s)',
  async (...row) => {
    const [language, live, stored] = row;
    const { items, before, requests, container } = await open(answer({}), language);
    expect(items[0]).toHaveTextContent(live);
    expect(items[0]).not.toHaveTextContent(stored);
    expect(items[1]).toHaveTextContent(stored);
    expect(screen.queryByText(/확인 중|Being checked/)).toBeNull();
    // Requested behind the page, and once for all of it.
    expect(before).toEqual([]);
    expect(requests).toEqual([`GET ${PATH}`]);
    jest.useRealTimers();
    expect(await violations(container)).toEqual([]);
  },
);

test('a figure that its page does not print any more wears a mark, in its section and in the receipt', async () => {
  const { items } = await open(answer({ checking }));
  expect(screen.getAllByText('확인 중')).toHaveLength(2);
  expect(items[0]).toHaveTextContent('확인 중 파트 B 표준 월 보험료.');
  expect(items[0]).toHaveTextContent('전화로 물어보세요');
});

test('a page whose figures were never all found keeps the words of the person who saw it', async () => {
  const { items } = await open(answer({ foundOn: null, checking }));
  expect(items[0]).toHaveTextContent(/간접 확인.*확인 중 파트 B/);
});

test('what invented pages say is marked', async () => {
  const { items } = await open(answer({}, 'sample'));
  expect(items[0]).toHaveTextContent(/2026년 11월 21일에 확인.*예시/);
});

test('without an answer everything stays as it is', async () => {
  const { items } = await open({ [PATH]: { status: 503, body: { code: 'unavailable' } } });
  expect(items[0]).toHaveTextContent(/간접 확인/);
});
