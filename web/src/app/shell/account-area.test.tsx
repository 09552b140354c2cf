import { fireEvent, screen } from '@testing-library/react';
import type { UserResponse } from '@app/contracts/http/gateway';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { AccountArea } from './account-area';

const USER = '/api/auth/user';
const PERSON: UserResponse = {
  id: '1',
  email: 'sunhee@example.com',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  roles: [],
};
const SIGNED_OUT = { body: null };

async function open(answer: object, at = '/', language: 'ko' | 'en' = 'ko') {
  const server = fakeServer({ [USER]: answer });
  return { ...server, ...(await renderApp(<AccountArea />, { at, language })) };
}

describe('the account in header, sidebar and menu', () => {
  test('no one signed in: log in and register, both back to this page with its search', async () => {
    const { container } = await open(SIGNED_OUT, '/search?q=medicare&zip=90006');
    const back = '/api/login?returnTo=%2Fsearch%3Fq%3Dmedicare%26zip%3D90006';
    expect(await screen.findByRole('link', { name: '로그인' })).toHaveAttribute('href', back);
    expect(screen.getByRole('link', { name: '회원 가입' })).toHaveAttribute('href', back);
    expect(screen.getByText(/로그인하지 않아도 모든 안내를 볼 수 있습니다/)).toBeInTheDocument();
    expect(await violations(container)).toEqual([]);
  });

  test('the page of a failed sign-in is no place to come back to', async () => {
    await open(SIGNED_OUT, '/sign-in-failed?reason=failed', 'en');
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/api/login?returnTo=%2F');
    expect(screen.getByRole('link', { name: 'Register' })).toBeInTheDocument();
  });

  test.each([
    [{ firstName: '길동', lastName: '홍' }, '홍길동 님'],
    [{ firstName: '길동' }, '길동 님'],
    [{ firstName: 'Sun', lastName: 'Kim' }, 'Sun Kim 님'],
    [{ firstName: '  ' }, 'sunhee 님'],
    [{ email: '' }, '회원'],
  ])('a person with %j is called %s and can leave', async (change, name) => {
    await open({ body: { ...PERSON, ...change } });
    expect(await screen.findByText(name)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '로그아웃' })).toHaveAttribute('href', '/api/logout');
    expect(screen.queryByRole('link', { name: '로그인' })).not.toBeInTheDocument();
  });

  test('a picture that does not come gives way to the icon', async () => {
    const picture = 'https://pictures.example/1.png';
    const { container } = await open({ body: { ...PERSON, profileImageUrl: picture } });
    await screen.findByText('sunhee 님');
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', picture);
    expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(image).toHaveAttribute('alt', '');
    if (image) fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelectorAll('svg')).toHaveLength(2);
  });

  test('a response that fails is requested once, and leaves the ways in', async () => {
    const { requests } = await open({ status: 503, body: {} });
    expect(await screen.findByRole('link', { name: '로그인' })).toBeInTheDocument();
    expect(requests).toEqual([`GET ${USER}`]);
  });
});
