// What the dashboard says under CRAWL_ACCESS=operators, before and after a press.
import koMessages from '@web/locales/ko/messages.json';
import { act, screen, within } from '@testing-library/react';
import type { UserResponse } from '@app/contracts/http/gateway';
import { stopTheClock } from '../../../test/clock';
import { overviewOf, wholeRun, MARK } from '../../../test/crawls';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { CrawlerPage } from './crawler-page';

const OVERVIEW = '/api/crawl/overview';
const USER = '/api/auth/user';
const SIGNED_OUT: FakeAnswer = { status: 401, body: { code: 'not_signed_in' } };
const VISITOR: UserResponse = {
  id: '1',
  email: 'visitor@example.org',
  firstName: '길동',
  lastName: '홍',
  profileImageUrl: null,
  roles: [],
};
const LOOK_ONLY = { body: overviewOf([wholeRun('anthem')], { mayChange: false }) };
const refusal = (status: number, code: string): FakeAnswer => ({
  status,
  body: { code, detail: 'operators_only', message: 'x', requestId: 'r1' },
});

stopTheClock();

const open = async (answers: Record<string, FakeAnswer | FakeAnswer[]>, language: 'ko' | 'en' = 'ko') => {
  const server = fakeServer({
    '/api/crawl/runs': { body: [] },
    '/api/crawl/pulse': { body: { mark: MARK } },
    ...answers,
  });
  const page = await renderApp(<CrawlerPage />, { at: '/admin/crawler', language });
  await screen.findByRole('heading', { level: 2, name: language === 'ko' ? '자료원' : 'Sources' });
  return { ...server, ...page };
};
const kaiser = () => screen.getByRole('row', { name: /^카이저 퍼머넌트/ });

async function pressKaiser(answer: FakeAnswer, user: FakeAnswer | FakeAnswer[]): Promise<HTMLElement> {
  await open({ [OVERVIEW]: { body: overviewOf([]) }, [USER]: user, '/api/crawl/kaiser': answer });
  act(() =>
    within(kaiser())
      .getByRole('button', { name: /모으기 시작/ })
      .click(),
  );
  return within(kaiser()).findByRole('alert');
}

describe('the dashboard for somebody who may not start crawls', () => {
  test('signed out it offers to log in and come back, explains every button, and shows what goes on', async () => {
    const { container } = await open({ [OVERVIEW]: LOOK_ONLY, [USER]: SIGNED_OUT });
    expect(await screen.findByRole('link', { name: '운영자로 로그인하기' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fadmin%2Fcrawler',
    );
    for (const button of screen.getAllByRole('button', { name: /모으기 시작/ })) {
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription(/운영자로 로그인한 사람만/);
    }
    expect(screen.getAllByRole('progressbar')).not.toHaveLength(0);
    jest.useRealTimers();
    expect(await violations(container)).toEqual([]);
  });

  test('without a sign-in provider it says so in place of the way to log in', async () => {
    const site = { body: { supportEmail: null, hasSignIn: false } };
    await open({ [OVERVIEW]: LOOK_ONLY, [USER]: SIGNED_OUT, '/api/site': site });
    expect(await screen.findByText(/로그인이 아직 준비되어 있지 않습니다/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '운영자로 로그인하기' })).not.toBeInTheDocument();
  });

  test('signed in without the role it names the account and whom to ask, in both languages', async () => {
    const { unmount } = await open({ [OVERVIEW]: LOOK_ONLY, [USER]: { body: VISITOR } });
    expect(await screen.findByText('로그인했지만 운영자 계정이 아닙니다')).toBeInTheDocument();
    expect(screen.getByText('지금 계정: visitor@example.org')).toBeInTheDocument();
    expect(screen.getByText(/이 사이트를 운영하는 사람에게/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '로그아웃하기' })).toHaveAttribute('href', '/api/logout');
    expect(screen.queryByRole('link', { name: '운영자로 로그인하기' })).not.toBeInTheDocument();
    unmount();
    await open({ [OVERVIEW]: LOOK_ONLY, [USER]: { body: VISITOR } }, 'en');
    expect(await screen.findByText('You are logged in, but not as an operator')).toBeInTheDocument();
  });

  test('an operator sees no notice', async () => {
    await open({ [OVERVIEW]: { body: overviewOf([]) }, [USER]: { body: { ...VISITOR, roles: ['operator'] } } });
    expect(screen.queryByText(/운영자로 로그인한 사람만/)).not.toBeInTheDocument();
  });
});

describe('a press that is refused', () => {
  test('with 401 says the server’s sentence, offers to log in, and forgets who was signed in', async () => {
    const alert = await pressKaiser(refusal(401, 'not_signed_in'), { body: VISITOR });
    expect(alert).toHaveTextContent('운영자만 할 수 있습니다');
    expect(alert).toHaveTextContent(koMessages.operators_only);
    expect(within(alert).getByRole('link', { name: '운영자로 로그인하기' })).toBeVisible();
  });

  test('with 403 says that this account is none, whom to ask, and that nothing was started', async () => {
    const alert = await pressKaiser(refusal(403, 'forbidden'), { body: VISITOR });
    expect(alert).toHaveTextContent('이 계정으로는 할 수 없습니다');
    expect(await within(alert).findByText('지금 계정: visitor@example.org')).toBeVisible();
    expect(alert).toHaveTextContent('아무것도 시작하지 않았습니다.');
    expect(within(alert).getByRole('link', { name: '로그아웃하기' })).toBeVisible();
  });
});
