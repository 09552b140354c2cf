// Inside KakaoTalk: what does not work says so, leads out, and gives the text in place of a file.
import { screen } from '@testing-library/react';
import { printPage } from '@web/base/in-app-browser';
import { saveTextFile } from '@web/shared/ready-text/text-file';
import { Button } from '@web/ui/button';
import { TextLink } from '@web/ui/text-link';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import InAppHost from './in-app-host';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S918N; wv) Mobile Safari/537.36 KAKAOTALK 10.8.3 (INAPP)';

const show = (options: RenderOptions = {}) =>
  renderApp(
    <>
      <InAppHost app="kakao" />
      <main>
        <Button onClick={printPage}>print</Button>
        <Button onClick={() => saveTextFile('sheet', ['파트 B', '12월\u00a07일\u2060(월)'])}>save</Button>
        <TextLink href="https://www.medicare.gov/">Medicare</TextLink>
      </main>
    </>,
    options,
  );

beforeEach(() => jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(ANDROID));
afterEach(() => jest.restoreAllMocks());

it.each([
  ['ko', /카카오톡 안에서 열린/, '브라우저로 열기', '여기서는 인쇄할 수 없습니다'],
  ['en', /inside KakaoTalk/, 'Open in your browser', 'You can’t print here'],
] as const)('says so above the page, leads out, and says why nothing prints (%s)', async (language, line, open, no) => {
  const print = jest.fn();
  window.print = print;
  const { user, container } = await show({ language });
  expect(screen.getByText(line)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: open })).toHaveAttribute(
    'href',
    expect.stringMatching(/^intent:\/\/.*#Intent;scheme=http;end$/),
  );
  await user.click(screen.getByRole('button', { name: 'print' }));
  expect((await screen.findAllByText(no)).length).toBeGreaterThan(0);
  expect(print).not.toHaveBeenCalled();
  expect(await violations(container)).toEqual([]);
});

it('copies the text of a file, without invisible characters', async () => {
  const { user } = await show();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'save' }));
  expect(copy).toHaveBeenCalledWith('파트 B\n12월 7일(월)');
  expect((await screen.findAllByText('파일 대신 글을 복사했습니다')).length).toBeGreaterThan(0);
});

it('opens links in place of a new tab', async () => {
  const { user } = await show();
  const link = screen.getByRole('link', { name: /Medicare/ });
  link.addEventListener('click', (event) => event.preventDefault());
  expect(link).toHaveAttribute('target', '_blank');
  await user.click(link);
  expect(link).not.toHaveAttribute('target');
});
