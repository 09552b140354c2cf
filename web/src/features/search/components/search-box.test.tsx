import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../../../test/fake-server';
import { provenance, provider, searchAnswer } from '../../../../test/records';
import { renderApp } from '../../../../test/render-app';
import { violations } from '../../../../test/violations';
import { SearchBox } from './search-box';

const FOUND = searchAnswer({
  plans: [
    {
      id: 'p',
      name: 'Olive Plan (HMO)',
      category: 'HMO',
      description: 'Los Angeles County',
      descriptionKo: '로스앤젤레스 카운티',
    },
  ],
  providers: [
    provider({ id: '1', name: 'Kheir Clinic', nameKo: '이웃케어클리닉', zipCode: '90005', languages: ['Korean'] }),
    provider({
      id: '2',
      name: 'Olive Health Plan',
      type: 'insurance',
      address: null,
      city: null,
      zipCode: null,
      phone: null,
      provenance: provenance({ origin: 'sample' }),
    }),
  ],
  programs: [
    {
      id: 'g',
      name: 'Extra Help',
      nameKo: '약값 추가 지원',
      type: 'prescription',
      description: 'Help with drug costs.',
      descriptionKo: '약값을 줄여 주는 지원입니다.',
      phone: null,
      phoneLabel: null,
    },
  ],
  totals: { plans: 1, providers: 48, programs: 1 },
});

const words = () => screen.getByRole('searchbox');
const show = (language: 'ko' | 'en' = 'ko') => renderApp(<SearchBox />, { at: '/', language });

async function searched(language: 'ko' | 'en' = 'ko') {
  fakeServer({ '/api/search': { body: FOUND } });
  const page = await show(language);
  await page.user.type(words(), '이웃{Enter}');
  return { ...page, overlay: await screen.findByRole('dialog') };
}

describe('the search box of the header', () => {
  test('blanks ask nothing', async () => {
    const { requests } = fakeServer({});
    const { user } = await show();
    await user.type(words(), '   {Enter}');
    await user.click(screen.getByRole('button', { name: '찾기' }));
    expect(requests).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['kheir', 'q=kheir'],
    ['90006', 'zip=90006'],
    ['90006 kheir', 'q=90006+kheir'],
  ])('“%s” goes to the server, six of each kind, without a ZIP box of its own', async (typed, query) => {
    const { requests } = fakeServer({ '/api/search': { body: FOUND } });
    const { user } = await show();
    expect(screen.queryByLabelText('우편번호(ZIP)')).not.toBeInTheDocument();
    await user.type(words(), typed);
    await user.click(screen.getByRole('button', { name: '찾기' }));
    await screen.findByRole('dialog', { name: '검색 결과' });
    // Only words can be a question.
    const answers = query.includes('q=') ? ['POST /api/chat/answer'] : [];
    expect(requests).toEqual([`GET /api/search?${query}&limit=6`, ...answers]);
  });

  test.each([
    ['Olive Plan (HMO)', '/insurance-search'],
    ['이웃케어클리닉', '/providers'],
    ['Olive Health Plan', '/insurance-companies'],
    ['약값 추가 지원', '/medi-cal'],
  ])('choosing %s goes to %s and closes the overlay', async (name, target) => {
    const { user, router, overlay } = await searched();
    await user.click(within(overlay).getByRole('link', { name: `자세히 ${name}` }));
    expect(router.state.location.pathname).toBe(target);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a place is called from the overlay, Korean has its badge', async () => {
    const { overlay } = await searched();
    expect(within(overlay).getByRole('link', { name: /이웃케어클리닉 전화/ })).toHaveAttribute(
      'href',
      'tel:+12135550123',
    );
    expect(within(overlay).getAllByText('한국어')).toHaveLength(1);
  });

  test('a plan is described in the language of the page', async () => {
    const { overlay } = await searched();
    expect(within(overlay).getByText('로스앤젤레스 카운티')).toHaveAttribute('lang', 'ko');
  });

  test('all results carry the true total and the question', async () => {
    const { user, router, overlay } = await searched('en');
    expect(within(overlay).getByText('sample')).toBeInTheDocument();
    await user.click(within(overlay).getByRole('link', { name: 'View All Results (50)' }));
    expect(router.state.location.pathname + decodeURIComponent(router.state.location.search)).toBe('/search?q=이웃');
  });

  test.each(['{Escape}', 'X'])('%s closes the overlay and gives the focus back', async (way) => {
    const { user } = await searched();
    if (way === 'X') await user.click(screen.getByRole('button', { name: '닫기' }));
    else await user.keyboard(way);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(words()).toHaveFocus());
    expect(words()).toHaveValue('이웃');
  });

  test('nothing found is said, with what to try', async () => {
    fakeServer({ '/api/search': { body: searchAnswer() } });
    const { user } = await show('en');
    await user.type(words(), 'zzz{Enter}');
    const overlay = await screen.findByRole('dialog');
    expect(overlay).toHaveTextContent('No results found');
    expect(within(overlay).getByRole('link', { name: 'Find doctors' })).toBeInTheDocument();
  });

  test('a crawl under way is announced with its five minutes', async () => {
    fakeServer({ '/api/search': { body: searchAnswer({ autoCrawlTriggered: true }) } });
    const { user } = await show();
    await user.type(words(), '90006{Enter}');
    const overlay = await screen.findByRole('dialog');
    expect(overlay).toHaveTextContent('90006의 새 정보를 찾고 있습니다');
    expect(overlay).toHaveTextContent('최대 5분 걸릴 수 있습니다');
  });

  test.each([
    ['ko', '검색하지 못했습니다', '입력하신 검색어는 그대로 있습니다', '다시 해 보기'],
    ['en', 'Search failed', 'What you typed is still in the box', 'Try again'],
  ] as const)(
    'a failed search says so in %s, with the next step, and can be repeated',
    async (language, title, kept, again) => {
      fakeServer({ '/api/search': [{ status: 500, body: 'boom' }, { body: FOUND }] });
      const { user } = await show(language);
      await user.type(words(), 'a{Enter}');
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(title);
      expect(alert).toHaveTextContent(kept);
      await user.click(within(alert).getByRole('button', { name: again }));
      expect(await screen.findByRole('heading', { name: 'Olive Plan (HMO)' })).toBeInTheDocument();
    },
  );
});

test.each(['ko', 'en'] as const)('the overlay is accessible in %s', async (language) => {
  const { overlay } = await searched(language);
  expect(await violations(overlay)).toEqual([]);
});
