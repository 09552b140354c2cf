import { screen, within } from '@testing-library/react';
import { SIGN_IN_FAILED_PAGE, SIGN_IN_FAILURES } from '@app/contracts/http/gateway';
import { renderApp } from '../../test/render-app';
import { violations } from '../../test/violations';
import { SignInFailedPage } from './sign-in-failed-page';

const open = (query: string, language: 'ko' | 'en' = 'ko') =>
  renderApp(<SignInFailedPage />, { at: `${SIGN_IN_FAILED_PAGE}${query}`, language });

describe('the page of a failed sign-in', () => {
  for (const language of ['ko', 'en'] as const) {
    test.each(SIGN_IN_FAILURES)(`says what happened and what to do next: %s in ${language}`, async (reason) => {
      const { container } = await open(`?reason=${reason}`, language);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(language === 'ko' ? /로그인/ : /log/i);
      const steps = within(screen.getByRole('region', { name: /이렇게 해 보세요|What you can do/ })).getAllByRole(
        'listitem',
      );
      expect(steps).toHaveLength(3);
      for (const step of steps) expect(step.textContent).not.toMatch(/next\.|signin/);
      expect(await violations(container)).toEqual([]);
    });
  }

  test('the way back in is a full page load that ends at home, never here again', async () => {
    await open('?reason=refused&returnTo=https://evil.example');
    expect(screen.getByRole('link', { name: '다시 로그인하기' })).toHaveAttribute('href', '/api/login?returnTo=%2F');
    expect(screen.getByRole('link', { name: '로그인하지 않고 홈으로' })).toHaveAttribute('href', '/');
  });

  test.each(['', '?reason=', '?reason=<b>moon</b>'])('takes %j for a sign-in that was not finished', async (query) => {
    await open(query);
    expect(screen.getByRole('heading', { level: 1, name: '로그인을 마치지 못했습니다' })).toBeInTheDocument();
  });
});
