import { setTimeout as pause } from 'node:timers/promises';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { createMemoryRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ROUTES } from '../../../e2e/routes';
import { fakeServer } from '../../test/fake-server';
import { App } from './app';
import { FOOTER_EXTRAS, NAV_GROUPS } from './nav-items';
import { FOLLOW_UP_MS } from './navigation-effects';
import { routes } from './routes';

const SIGNED_OUT = { '/api/auth/user': { body: null } };
const LIVE = { '/api/health': { body: { status: 'ok', services: {}, sourcesMode: 'live' } } };

async function open(address: string, answers = {}) {
  const server = fakeServer({ ...SIGNED_OUT, ...LIVE, ...answers });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  // A fresh cache: one test's answers are not the next one's.
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <App router={router} />
    </SWRConfig>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { server, router, user: userEvent.setup() };
}

// jsdom knows no container queries, so what is only on wide screens is hidden to it.
const sidebar = () => screen.getByRole('navigation', { name: '전체 메뉴', hidden: true });

const paths = (list: RouteObject[]): string[] =>
  list.flatMap((route) => (route.children ? paths(route.children) : [route.path ?? '']));

describe('routes', () => {
  it('are the specification’s table, a crawl run and the not-found page', () => {
    const expected = [...new Set(ROUTES.map((address) => address.split('?')[0]!))];
    expect(paths(routes).sort()).toEqual([...expected, '/admin/crawler/runs/:id', '*'].sort());
  });

  it('are where the menus and the footer lead', () => {
    const known = paths(routes);
    const linked = [
      ...NAV_GROUPS.flatMap((group) => group.items.map((item) => item.to)),
      ...NAV_GROUPS.flatMap((group) => group.to ?? []),
      ...FOOTER_EXTRAS.map((item) => item.to),
    ];
    for (const address of linked) expect(known).toContain(address.split('#')[0]);
  });
});

describe('the shell', () => {
  it('marks the current page in the menu and sets the title of the document', async () => {
    await open('/medicare');
    const menu = sidebar();
    const current = within(menu)
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual(['메디케어']);
    expect(document.title).toMatch(/^메디케어.* \| .*건강길잡이$/);
  });

  it('moves focus to the new heading and says the new title', async () => {
    const { user } = await open('/medicare');
    const menu = sidebar();
    await user.click(within(menu).getByRole('link', { name: '메디캘', hidden: true }));
    const heading = await screen.findByRole('heading', { level: 1, name: /메디캘/ });
    expect(heading).toHaveFocus();
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(document.title);
    expect(document.title).toMatch(/^메디캘/);
  });

  it.each([
    ['/faqs', /파트 B 보험료는 올해/, 'button'],
    ['/letters', /자세히/, 'dialog'],
  ])('leaves focus and place alone where %s opens something and closes it', async (address, name, role) => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user, router } = await open(address);
    const opener = (await screen.findAllByRole('button', { name }))[0]!;
    await user.click(opener);
    await waitFor(() => expect(router.state.location.hash).not.toBe(''));
    if (role === 'dialog') await screen.findByRole('dialog');
    else expect(opener).toHaveFocus();
    if (role === 'dialog') await user.keyboard('{Escape}');
    else await user.click(opener);
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    await waitFor(() => expect(opener).toHaveFocus());
    // A step back has returned to where the visitor was by now.
    scroll.mockClear();
    await pause(FOLLOW_UP_MS[1]);
    expect(scroll).not.toHaveBeenCalled();
    scroll.mockRestore();
  });

  it('gives the focus to the page where a link from outside had opened a letter', async () => {
    const { user, router } = await open('/letters');
    await act(() => router.navigate('/letters#denial-cms-10003', { replace: true }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('changes language in place, keeps the choice and sets the language of the document', async () => {
    const { user } = await open('/medicare');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Medicare' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en');
    expect(window.localStorage.getItem('preferred-language')).toBe('en');
    expect(document.title).toBe('Medicare | Senior Health Guide');
  });

  it('keeps 911, 988 and poison control in the page', async () => {
    await open('/medicare');
    for (const [name, address] of [
      ['응급 911', 'tel:911'],
      ['자살·정신 위기 988', 'tel:988'],
      ['독극물 1-800-222-1222', 'tel:+18002221222'],
    ] as const) {
      expect(screen.getByRole('link', { name: new RegExp(name.replace(' ', '\\s*')), hidden: true })).toHaveAttribute(
        'href',
        address,
      );
    }
  });

  it('offers to log in from header and sidebar, back to this page, and requests the user only once', async () => {
    const { server } = await open('/medicare');
    const ways = await screen.findAllByRole('link', { name: '로그인', hidden: true });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array(2).fill('/api/login?returnTo=%2Fmedicare'));
    expect(server.requests.filter((request) => request.includes('/api/auth/user'))).toHaveLength(1);
  });

  it('greets a signed-in person by name, or by the first part of the address', async () => {
    const user = {
      id: '1',
      email: 'sunhee@example.com',
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      roles: [],
    };
    await open('/medicare', { '/api/auth/user': { body: user } });
    expect(await screen.findAllByText('sunhee 님')).toHaveLength(2);
    for (const way of screen.getAllByRole('link', { name: '로그아웃', hidden: true })) {
      expect(way).toHaveAttribute('href', '/api/logout');
    }
  });

  it('opens only the group of the page in the menu, and any group by its name', async () => {
    const { user } = await open('/medicare');
    const menu = sidebar();
    const group = (name: string) => within(menu).getByRole('button', { name, hidden: true });
    expect(group('보험')).toHaveAttribute('aria-expanded', 'true');
    expect(within(menu).queryByRole('link', { name: '약국', hidden: true })).not.toBeInTheDocument();
    await user.click(group('찾기'));
    expect(within(menu).getByRole('link', { name: '약국', hidden: true })).toBeInTheDocument();
    expect(group('보험')).toHaveAttribute('aria-expanded', 'false');
  });

  it('marks the health news as special', async () => {
    const { user } = await open('/medicare');
    await user.click(within(sidebar()).getByRole('button', { name: '전화·도움', hidden: true }));
    expect(within(sidebar()).getByRole('link', { name: /건강 뉴스\s*새 소식/, hidden: true })).toHaveAttribute(
      'href',
      '/health-news',
    );
  });

  it('keeps every page of the specification’s sidebar in the footer’s fold', async () => {
    await open('/medicare');
    const footer = screen.getByRole('contentinfo');
    const linked = within(footer)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
    for (const { items } of NAV_GROUPS) for (const { to } of items) expect(linked).toContain(to);
  });

  it('shows the support address that the operator gave', async () => {
    await open('/medicare', { '/api/site': { body: { supportEmail: 'help@example.org' } } });
    expect(await screen.findByRole('link', { name: 'help@example.org' })).toHaveAttribute(
      'href',
      'mailto:help@example.org',
    );
  });

  it('opens a group from the bottom bar; a choice takes the sheet’s place in the history', async () => {
    const { user, router } = await open('/medicare');
    const bar = screen.getByRole('navigation', { name: '빠른 메뉴' });
    await user.click(within(bar).getByRole('button', { name: '보험' }));
    const sheet = await screen.findByRole('dialog', { name: '보험' });
    await user.click(within(sheet).getByRole('link', { name: '메디캘' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { level: 1, name: /메디캘/ })).toBeInTheDocument();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/medicare'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has 911 and 988 first under call, then text size, easy screen and the account', async () => {
    const { user, router } = await open('/medicare');
    await user.click(screen.getByRole('button', { name: '전화' }));
    const sheet = await screen.findByRole('dialog', { name: '전화·도움' });
    const lines = within(sheet)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(lines.slice(0, 2)).toEqual(['tel:911', 'tel:988']);
    expect(within(sheet).getByRole('link', { name: '로그인' })).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: '아주 큰 글자 150%' }));
    expect(document.documentElement.dataset.text).toBe('150');
    await user.click(within(sheet).getByRole('button', { name: '쉬운 화면' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByRole('link', { name: '약국 찾기' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '보통 글씨' }));
    expect(await screen.findByRole('navigation', { name: '빠른 메뉴' })).toHaveTextContent('보험');
  });

  it('keeps the search behind its icon on a narrow window and puts the focus into it', async () => {
    const { user } = await open('/medicare');
    await user.click(screen.getByRole('button', { name: '검색 열기' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '검색 닫기' }));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('an unknown address', () => {
  it('keeps the specification’s heading, says what to do and leads on first', async () => {
    await open('/no-such-page');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
    const main = screen.getByRole('main');
    expect(within(main).getAllByRole('link')[0]).toHaveAttribute('href', '/');
    expect(main).toHaveTextContent('주소가 바뀌었거나');
    expect(main).not.toHaveTextContent('router');
  });

  it('is English when the page is English', async () => {
    await i18next.changeLanguage('en');
    await open('/no-such-page');
    expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeInTheDocument();
  });
});
