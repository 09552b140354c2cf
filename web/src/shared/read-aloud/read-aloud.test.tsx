import { act, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { renderApp } from '../../../test/render-app';
import { stubSpeech } from '../../../test/stub-voices';
import { violations } from '../../../test/violations';
import { ReadAloud } from './read-aloud';

const KOREAN = { lang: 'ko-KR', localService: true };
const ENGLISH = { lang: 'en-US', localService: true };

function Answer({ isPersonal }: { isPersonal?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={ref}>
        <h2>파트 B 보험료</h2>
        <p>
          한 달 <b>202.90달러</b>입니다. 12월 7일까지 <a href="tel:18004340222">1-800-434-0222</a>에 전화하세요.
        </p>
        <p lang="en">Korean, please.</p>
        <button type="button">닫기</button>
        <p hidden>숨은 글</p>
        <sup data-no-read>1</sup>
      </div>
      <ReadAloud of={ref} isPersonal={isPersonal} />
    </>
  );
}

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
});

test('nothing is offered where the browser cannot speak, and before a voice of the language has arrived', async () => {
  const { unmount } = await renderApp(<ReadAloud text="글" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  const speech = stubSpeech();
  speech.arrive(ENGLISH);
  await renderApp(<ReadAloud text="글" />);
  await act(() => import('./controls').then(() => undefined));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => speech.arrive(ENGLISH, KOREAN));
  expect(await screen.findByRole('button', { name: '소리로 듣기' })).toBeInTheDocument();
});

test('what is there is read sentence by sentence, slowly, each in its language, presses and hidden parts left out', async () => {
  const speech = stubSpeech();
  speech.arrive(KOREAN, ENGLISH);
  const { user, container } = await renderApp(<Answer />);
  await user.click(await screen.findByRole('button', { name: '소리로 듣기' }));
  for (let at = 0; at < 4; at += 1) act(() => speech.endSentence());
  expect(speech.said).toEqual([
    { text: '파트 비 보험료', lang: 'ko-KR', rate: 0.85 },
    { text: '한 달 이백이 달러 구십 센트입니다.', lang: 'ko-KR', rate: 0.85 },
    { text: '십이월 칠일까지 일 팔공공 사삼사 공이이이에 전화하세요.', lang: 'ko-KR', rate: 0.85 },
    { text: 'Korean, please.', lang: 'en-US', rate: 0.85 },
  ]);
  expect(screen.getByRole('button', { name: '소리로 듣기' })).toHaveFocus();
  expect(await violations(container)).toEqual([]);
});

test('it pauses, goes on with the same sentence, reads slower, and stops', async () => {
  const speech = stubSpeech();
  speech.arrive(KOREAN);
  const { user } = await renderApp(<ReadAloud text={'첫 문장입니다. 둘째 문장입니다.'} />);
  await user.click(await screen.findByRole('button', { name: '소리로 듣기' }));
  act(() => speech.endSentence());
  expect(screen.getByText('둘째 문장입니다.').closest('[aria-hidden="true"]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: '잠시 멈추기' }));
  await user.click(screen.getByRole('button', { name: '이어서 듣기' }));
  await user.click(screen.getByRole('button', { name: '더 천천히' }));
  expect(screen.getByRole('button', { name: '더 천천히' })).toHaveAttribute('aria-pressed', 'true');
  expect(speech.said.map(({ text, rate }) => [text, rate])).toEqual([
    ['첫 문장입니다.', 0.85],
    ['둘째 문장입니다.', 0.85],
    ['둘째 문장입니다.', 0.85],
    ['둘째 문장입니다.', 0.65],
  ]);
  await user.click(screen.getByRole('button', { name: '더 천천히' }));
  await user.click(screen.getByRole('button', { name: '그만 듣기' }));
  expect(screen.getByRole('button', { name: '소리로 듣기' })).toHaveFocus();
  expect(window.speechSynthesis.speaking).toBe(false);
});

test('it stops when the part leaves the screen, and one button ends what another reads', async () => {
  const speech = stubSpeech();
  speech.arrive(KOREAN);
  const { user, unmount } = await renderApp(
    <>
      <ReadAloud about="가" text="하나." />
      <ReadAloud about="나" text="둘." />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: '가: 소리로 듣기' }));
  await user.click(screen.getByRole('button', { name: '나: 소리로 듣기' }));
  expect(screen.getByRole('button', { name: '가: 소리로 듣기' })).toBeInTheDocument();
  unmount();
  expect(window.speechSynthesis.speaking).toBe(false);
});

test('what a visitor typed is read by a voice on this device only', async () => {
  const speech = stubSpeech();
  speech.arrive({ lang: 'ko-KR', localService: false });
  await renderApp(
    <>
      <ReadAloud text="누구나 읽는 글" about="글" />
      <Answer isPersonal />
    </>,
  );
  await waitFor(() => expect(screen.getAllByRole('button', { name: /소리로 듣기/ })).toHaveLength(1));
});
