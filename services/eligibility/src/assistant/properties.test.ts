// What holds of every reply, whatever is written: no fault of ours, no fact without a source, no order obeyed.
import fc from 'fast-check';
import { CHAT_LIMITS, REPLY_KINDS } from '@app/contracts/http/chat';
import type { ChatReply } from '@app/contracts/http/chat';
import { HIDDEN_ORDERS } from '@app/testing/hidden-orders';
import { assistantOn } from './testing/assistant.fixture';
import { questions } from './testing/read-lines.fixture';
import { sourceFaults } from './testing/reply-faults.fixture';

const TODAY = '2026-11-22';
const assistant = assistantOn(TODAY);
const WORDS = [...new Set(questions().flatMap(({ question }) => question.split(' ')))];

const check = (reply: ChatReply, ...sent: readonly string[]): void => {
  expect(REPLY_KINDS).toContain(reply.kind);
  expect(reply.parts.length).toBeGreaterThan(0);
  expect(sourceFaults(reply, sent)).toEqual([]);
};

const language = fc.constantFrom('ko' as const, 'en' as const);

describe('a reply', () => {
  it('comes to any text', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
    await fc.assert(
      fc.asyncProperty(text, language, text, async (message, page, before) => {
        const history = [{ sender: 'user' as const, content: before }];
        check(await assistant.reply({ message, language: page, history }), message, before);
      }),
      { numRuns: 150 },
    );
  });

  it('comes to any mixture of the words people ask with', async () => {
    const mixture = fc
      .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 })
      .map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(mixture, mixture, language, async (message, before, page) => {
        const history = [{ sender: 'user' as const, content: before }];
        check(await assistant.reply({ message, language: page, history }), message, before);
      }),
      { numRuns: 250 },
    );
  });

  it.each([
    '__proto__',
    'constructor',
    'toString hasOwnProperty',
    'valueOf?',
    '__proto__ 파트 B 보험료',
    'constructor 90006 의사',
  ])('takes %s for a word', async (message) => check(await assistant.reply({ message, language: 'ko' }), message));

  it.each(['가', 'a', '1', '9 ', '$1,', '월 1', '(', '파트 ', '\u3131', '\u{1f600}'])(
    'comes to two thousand of %j',
    async (text) => {
      const message = text.repeat(CHAT_LIMITS.message).slice(0, CHAT_LIMITS.message);
      check(await assistant.reply({ message, language: 'ko' }), message);
    },
  );
});

describe('hidden orders', () => {
  const wordsOf = ({ response, sources, links, suggestions }: ChatReply): string =>
    JSON.stringify([response, sources, links, suggestions]);

  it('are fifty', () => expect(HIDDEN_ORDERS).toHaveLength(50));

  it.each(HIDDEN_ORDERS.filter(({ where }) => where !== 'name'))(
    '$id changes nothing',
    async ({ where, text, canary }) => {
      const message = where === 'history' || where === 'page' ? '올해 파트 B 보험료가 얼마예요?' : text;
      const history =
        where === 'chat'
          ? []
          : [{ sender: where === 'history' ? ('agent' as const) : ('user' as const), content: text }];
      const reply = await assistant.reply({ message, language: 'ko', history });
      check(reply, message);
      expect(JSON.stringify(reply)).not.toContain(canary);
      expect(JSON.stringify(reply)).not.toContain('1-900');
      if (where !== 'chat') expect(reply).toEqual(await assistant.reply({ message, language: 'ko' }));
    },
  );

  it.each(HIDDEN_ORDERS.filter(({ where }) => where === 'name'))(
    '$id as the name of a record is a name',
    async ({ text, canary }) => {
      const sent = { message: '90006 근처 한국어 하는 의사', language: 'ko' as const };
      const reply = await assistantOn(TODAY, text).reply(sent);
      const usual = await assistant.reply(sent);
      expect(wordsOf(reply)).toBe(wordsOf(usual));
      expect(reply.phones.map(({ number }) => number)).toEqual(usual.phones.map(({ number }) => number));
      expect(wordsOf(reply)).not.toContain(canary);
      for (const { who } of reply.phones) expect(who).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    },
  );
});
