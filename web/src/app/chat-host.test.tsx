// The chat from its button to its last way out, over a line that the test holds in its hands.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ChatReply, ClientMessage, ServerMessage } from '@app/contracts/http/chat';
import type { ChatLinkHandlers } from '@web/features/chat/api/chat-link';
import { sendByHangulEnter } from '@web/base/hangul-enter';
import { fakeServer } from '../../test/fake-server';
import { renderApp } from '../../test/render-app';
import type { RenderOptions } from '../../test/render-app';
import { violations } from '../../test/violations';
import { allowOwnAnswers } from '@web/shared/own-answers';
import { ChatHost } from './chat-host';
import { ChatButton } from './shell/chat-button';

const line: { handlers: ChatLinkHandlers | null; sent: ClientMessage[]; isClosed: boolean } = {
  handlers: null,
  sent: [],
  isClosed: false,
};

jest.mock('@web/features/chat/api/chat-link', () => ({
  connectChat: (handlers: ChatLinkHandlers) => {
    line.handlers = handlers;
    return {
      send: (message: ClientMessage) => line.sent.push(message),
      close: () => {
        line.isClosed = true;
      },
    };
  },
}));

const REPLY: ChatReply = {
  response: '2026년에는 202.90달러입니다. 더 내는 분도 있습니다.',
  kind: 'answer',
  language: 'ko',
  parts: [
    { text: '2026년에는 202.90달러입니다.', sources: [1] },
    { text: '더 내는 분도 있습니다.', sources: [] },
  ],
  sources: [{ number: 1, title: 'CMS, 2026', url: 'https://www.cms.gov/2026', checkedOn: '2026-11-20' }],
  phones: [{ id: 'medicare', who: '메디케어', number: '1-800-633-4227', hours: null }],
  links: [
    { label: '메디케어 보기', to: '/medicare' },
    { label: '밖으로', to: '//evil.example' },
  ],
  suggestions: ['2027년에는 얼마예요?'],
  card: 'figure-part-b-premium',
  isFromModel: false,
};

const status = (now: 'connecting' | 'connected') => act(() => line.handlers?.onStatus(now));
const server = (message: ServerMessage) => act(() => line.handlers?.onServer(message));
const last = () => line.sent.at(-1) as ClientMessage;
const reply = (id: string, part: Partial<ChatReply> = {}) =>
  server({
    type: 'message',
    id: `r-${id}`,
    replyTo: id,
    sender: 'agent',
    content: REPLY.response,
    timestamp: '2026-11-22T20:00:00Z',
    reply: { ...REPLY, ...part },
  });
const box = () => screen.getByRole('textbox');
const log = () => screen.getByRole('log');

async function open(options: RenderOptions = {}) {
  const view = await renderApp(
    <>
      <ChatButton />
      <ChatHost />
    </>,
    options,
  );
  // Whether a chat is kept outlives a test, as it outlives a page.
  const name = /^(채팅 도우미|대화 이어 보기|Chat helper|Back to the chat)$/;
  await view.user.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog');
  return view;
}

beforeEach(() => {
  line.handlers = null;
  line.sent = [];
  line.isClosed = false;
});
afterEach(() => jest.useRealTimers());

describe('the chat', () => {
  it('sends by Enter once connected: not a blank, not inside a syllable, not with Shift', async () => {
    const { user } = await open();
    expect(box()).toHaveFocus();
    expect(screen.getByRole('button', { name: '보내기' })).toBeDisabled();
    status('connected');
    await user.keyboard('{Enter}');
    expect(screen.getByText('질문을 적은 다음 보내 주세요.')).toBeInTheDocument();
    await user.type(box(), '파트 B{Shift>}{Enter}{/Shift}얼마');
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(line.sent).toEqual([]);
    await user.keyboard('{Enter}');
    expect(last()).toMatchObject({ type: 'message', message: '파트 B\n얼마', language: 'ko', history: [] });
    expect(box()).toHaveValue('');
    expect(within(log()).getByText('도우미가 답을 쓰고 있습니다')).toBeInTheDocument();
  });

  it('sends the whole question once by the Enter that ends its last Hangul syllable, and keeps a candidate', async () => {
    const end = sendByHangulEnter(document);
    const { user } = await open();
    status('connected');
    await user.type(box(), '보험료 얼마예요');
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.compositionEnd(box(), { data: '요' });
    await waitFor(() => expect(box()).toHaveValue(''));
    await user.keyboard('{Enter}');
    expect(line.sent.map(({ message }) => message)).toEqual(['보험료 얼마예요']);
    await user.type(box(), '医療');
    fireEvent.compositionEnd(box(), { data: '医療' });
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    expect(line.sent).toHaveLength(1);
    end();
  });

  it('shows parts as they come, once each, then sources, phones, own links and suggestions', async () => {
    const { user } = await open();
    status('connected');
    server({
      type: 'message',
      id: 'w',
      replyTo: null,
      sender: 'agent',
      content: '반갑습니다.',
      timestamp: '2026-11-22T20:00:00Z',
      reply: null,
    });
    expect(log()).toHaveTextContent('반갑습니다.');
    await user.type(box(), '보험료{Enter}');
    const { id } = last();
    const [part] = REPLY.parts;
    server({ type: 'part', replyTo: id, index: 0, part: part as (typeof REPLY.parts)[number] });
    server({ type: 'part', replyTo: id, index: 0, part: { text: '두 번째로 온 것', sources: [] } });
    expect(within(log()).getAllByText(/202.90달러/)).toHaveLength(1);
    reply(id);
    reply(id, { parts: [] });
    expect(within(log()).getAllByText(/202.90달러/)).toHaveLength(1);
    expect(within(log()).getByRole('link', { name: /CMS, 2026/ })).toHaveAttribute('href', 'https://www.cms.gov/2026');
    expect(within(log()).getByRole('link', { name: /1-800-633-4227/ })).toHaveAttribute('href', 'tel:+18006334227');
    expect(within(log()).getByRole('link', { name: '메디케어 보기' })).toBeInTheDocument();
    expect(within(log()).queryByRole('link', { name: '밖으로' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '2027년에는 얼마예요?' }));
    expect(last()).toMatchObject({
      message: '2027년에는 얼마예요?',
      history: [
        { sender: 'user', content: '보험료' },
        { sender: 'agent', content: REPLY.response },
      ],
    });
  });

  it('sends again after a break under the same id, and nothing that is answered', async () => {
    const { user } = await open();
    status('connected');
    await user.type(box(), '하나{Enter}');
    reply(last().id);
    await user.type(box(), '둘{Enter}');
    const second = last();
    status('connecting');
    status('connected');
    expect(line.sent.map(({ message }) => message)).toEqual(['하나', '둘', '둘']);
    expect(last()).toEqual(second);
  });

  it('asks by call when the line stays down, and answers from its own words when that fails too', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { sent } = fakeServer({ '/api/chat': [{ body: REPLY }, { status: 503, body: {} }] });
    const { user } = await open();
    status('connected');
    await user.type(box(), '보험료{Enter}');
    status('connecting');
    act(() => jest.advanceTimersByTime(7_000));
    expect(await within(log()).findByText(/202.90달러/)).toBeInTheDocument();
    expect(sent[0]).toContain('"message":"보험료"');
    expect(screen.getByText(/연결이 느려서/)).toBeInTheDocument();
    await user.type(box(), '메디칼 되나요{Enter}');
    act(() => jest.advanceTimersByTime(100));
    expect(await within(log()).findByText(/메디캘은 소득이 적은/)).toBeInTheDocument();
    expect(within(log()).getByText(/준비된 안내만/)).toBeInTheDocument();
    expect(sent).toHaveLength(2);
  });

  it('says why a question was not taken and sends it again', async () => {
    const { user } = await open();
    status('connected');
    await user.type(box(), '보험료{Enter}');
    const { id } = last();
    server({ type: 'refused', id, reason: 'rate_limited', retryAfterSeconds: 30 });
    expect(within(log()).getByText(/30초 뒤에/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '다시 보내기' }));
    expect(line.sent.map((message) => message.id)).toEqual([id, id]);
  });

  it('keeps the conversation minimized by Escape and back, and forgets it when ended', async () => {
    const { user, router } = await open();
    status('connected');
    await user.type(box(), '보험료{Enter}');
    reply(last().id);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(line.isClosed).toBe(false);
    await user.click(screen.getByRole('button', { name: '대화 이어 보기' }));
    expect(await screen.findByText(/202.90달러/, { ignore: '[data-print-only] *' })).toBeInTheDocument();
    await act(() => router.navigate(-1));
    await user.click(screen.getByRole('button', { name: '대화 이어 보기' }));
    await user.click(await screen.findByRole('button', { name: '끝내기' }));
    expect(await screen.findByRole('button', { name: '채팅 도우미' })).toBeInTheDocument();
    expect(line.isClosed).toBe(true);
    await user.click(screen.getByRole('button', { name: '채팅 도우미' }));
    await screen.findByRole('dialog');
    expect(screen.queryByText(/202.90달러/)).not.toBeInTheDocument();
  });

  it('says what it uses of the eligibility check, sends it first, and stops when it is taken back or the chat ends', async () => {
    const { user } = await open();
    status('connected');
    act(() => allowOwnAnswers({ shown: '72세 · 한 달 1,500달러', sentences: '나이는 72세입니다.' }));
    expect(screen.getByText(/72세 · 한 달 1,500달러/)).toBeVisible();
    await user.type(box(), '메디캘 되나요?{Enter}');
    expect(last()).toMatchObject({ history: [{ sender: 'user', content: '나이는 72세입니다.' }] });
    reply(last().id);
    await user.click(screen.getByRole('button', { name: '쓰지 않기' }));
    expect(screen.queryByText(/72세 · /)).not.toBeInTheDocument();
    await user.type(box(), '그럼 언제요?{Enter}');
    expect(JSON.stringify(last())).not.toContain('72세');
    act(() => allowOwnAnswers({ shown: '72세', sentences: '나이는 72세입니다.' }));
    await user.click(screen.getByRole('button', { name: '끝내기' }));
    await user.click(await screen.findByRole('button', { name: '채팅 도우미' }));
    await screen.findByRole('dialog');
    expect(screen.queryByText(/혜택 확인에서 답하신/)).not.toBeInTheDocument();
  });

  it.each(['ko', 'en'] as const)('puts the phones of an emergency first and passes axe in %s', async (language) => {
    const { user } = await open({ language });
    status('connected');
    await user.type(box(), 'help{Enter}');
    reply(last().id, { kind: 'emergency' });
    const phone = within(log()).getByRole('link', { name: /1-800-633-4227/ });
    const words = within(log()).getByText(/202.90달러/);
    expect(phone.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await violations(screen.getByRole('dialog'))).toEqual([]);
  });
});
