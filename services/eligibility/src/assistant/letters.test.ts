// The assistant about letters that came: which one, with its page and the letter helper; swindle is never explained.
import type { ChatReply } from '@app/contracts/http/chat';
import { assistantOn } from './testing/assistant.fixture';
import { sourceFaults } from './testing/reply-faults.fixture';

const assistant = assistantOn('2026-11-22');
const ask = (message: string, language: 'ko' | 'en' = 'ko'): Promise<ChatReply> =>
  assistant.reply({ message, language });
const addresses = ({ links }: ChatReply): string[] => links.map(({ to }) => to);

it.each([
  ['보라색 편지가 왔어요', 'ko', '/letters#extra-help-purple', '신청할 필요가 없습니다'],
  ['SAR 7이 뭐예요?', 'ko', '/letters#calfresh-sar7', '캘프레시'],
  ['보험에서 수술 안 된다고 거절 편지가 왔어요', 'ko', '/letters#denial-cms-10003', '65일'],
  ['What is the CMS-10003 notice?', 'en', '/letters#denial-cms-10003', 'go by that date'],
  ['I got a gray letter saying extra help ends', 'en', '/letters#extra-help-gray', 'SSA-1020'],
] as const)('%s is answered with the letter and its page', async (message, language, address, words) => {
  const reply = await ask(message, language);
  expect(addresses(reply)).toEqual([address]);
  expect(reply.response).toContain(words);
  expect(reply.sources[0]?.url).toMatch(/^https:/);
  expect(sourceFaults(reply, [message])).toEqual([]);
});

it('asks who sent a yellow letter', async () => {
  const reply = await ask('노란 편지가 왔는데 뭐예요?');
  expect(addresses(reply)).toEqual(['/letters?color=yellow']);
  expect(reply.response).toContain('누가 보냈는지');
  expect(sourceFaults(reply, [])).toEqual([]);
});

it('says so where a letter is still being verified', async () => {
  const reply = await ask('SSA-1099 편지가 왔어요');
  expect(reply.response).toContain('확인 중');
  expect(sourceFaults(reply, ['SSA-1099 편지가 왔어요'])).toEqual([]);
});

it.each([
  ['당첨됐으니 사회보장번호를 보내라는 편지가 왔어요', 'ko', '사기일 수 있습니다'],
  ['a postcard with final notice wants my medicare number', 'en', 'This may be a scam'],
] as const)('%s is called a swindle, with the numbers to check at', async (message, language, words) => {
  const reply = await ask(message, language);
  expect(reply.response).toContain(words);
  expect(reply.phones.map(({ id }) => id)).toEqual(['medicare', 'hicap']);
});

it('says that it does not know other mail, and whom to call', async () => {
  const reply = await ask('자동차 보험 갱신 편지가 왔어요');
  expect(reply.kind).toBe('unknown');
  expect(reply.phones.map(({ id }) => id)).toContain('hicap');
});
