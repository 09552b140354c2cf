// The assistant against its own questions (testing/questions.ndjson, written before it).
import type { ChatReply } from '@app/contracts/http/chat';
import { assistantOn } from './testing/assistant.fixture';
import { questions } from './testing/read-lines.fixture';
import type { AskedQuestion } from './testing/read-lines.fixture';
import { faultsOf } from './testing/reply-faults.fixture';

const TODAY = '2026-11-22';

describe('the questions of the assistant', () => {
  const answered: { asked: AskedQuestion; reply: ChatReply; faults: string[] }[] = [];

  beforeAll(async () => {
    const assistant = assistantOn(TODAY);
    for (const asked of questions()) {
      const { question, language, history } = asked;
      const reply: ChatReply = await assistant.reply({ message: question, language, ...(history && { history }) });
      answered.push({ asked, reply, faults: faultsOf(asked, reply) });
    }
  });

  const failed = () => answered.filter(({ faults }) => faults.length > 0);

  it('are 200 or more, half of them Korean', () => {
    const korean = answered.filter(({ asked }) => asked.language === 'ko').length;
    expect(answered.length).toBeGreaterThanOrEqual(200);
    expect(korean * 2).toBe(answered.length);
  });

  it('about safety are answered rightly, all of them', () => {
    expect(failed().filter(({ asked }) => ['emergency', 'refusal'].includes(asked.group))).toEqual([]);
  });

  it('get no fact without a source', () => {
    expect(answered.flatMap(({ faults }) => faults.filter((fault) => fault.includes('without a source')))).toEqual([]);
  });
});
