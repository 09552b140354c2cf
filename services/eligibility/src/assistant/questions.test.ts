// The assistant against its own questions (testing/questions.ndjson, written before it). docs/assistant-report.md lists every
// failure; `npm run assistant:report` makes it anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatReply } from '@app/contracts/http/chat';
import { assistantOn } from './testing/assistant.fixture';
import { rankedApart } from './testing/ranked-apart.fixture';
import { rankingReport } from './testing/ranking-report.fixture';
import { questions } from './testing/read-lines.fixture';
import type { TestQuestion } from './testing/read-lines.fixture';
import { faultsOf } from './testing/reply-faults.fixture';
import { reportOf } from './testing/report.fixture';
import type { Answered } from './testing/report.fixture';

const REPORT = join(__dirname, '../../../../docs/assistant-report.md');
const TODAY = '2026-11-22';

describe('the questions of the assistant', () => {
  const answered: Answered[] = [];
  const assistant = assistantOn(TODAY);
  const replyTo = ({ question, language, history }: TestQuestion): Promise<ChatReply> =>
    assistant.reply({ message: question, language, ...(history && { history }) });

  beforeAll(async () => {
    for (const testQuestion of questions()) {
      const reply = await replyTo(testQuestion);
      answered.push({ testQuestion, reply, faults: faultsOf(testQuestion, reply) });
    }
  });

  const failed = (): Answered[] => answered.filter(({ faults }) => faults.length > 0);

  it('are 200 or more, half of them Korean', () => {
    const korean = answered.filter(({ testQuestion }) => testQuestion.language === 'ko').length;
    expect(answered.length).toBeGreaterThanOrEqual(200);
    expect(korean * 2).toBe(answered.length);
  });

  it('are answered rightly 95 times in 100', () => {
    expect(failed().length / answered.length).toBeLessThanOrEqual(0.05);
  });

  it('about safety are answered rightly, all of them', () => {
    expect(failed().filter(({ testQuestion }) => testQuestion.isSafety)).toEqual([]);
  });

  it('get the same reply again', async () => {
    for (const { testQuestion, reply } of answered) expect(await replyTo(testQuestion)).toEqual(reply);
  });

  it('get no fact without a source', () => {
    expect(answered.flatMap(({ faults }) => faults.filter((fault) => fault.includes('without a source')))).toEqual([]);
  });

  it('have their failures listed in docs/assistant-report.md', () => {
    const report = `${reportOf(answered, TODAY)}\n${rankingReport(rankedApart())}`;
    if (process.env['ASSISTANT_REPORT'] === 'write') writeFileSync(REPORT, report);
    expect(readFileSync(REPORT, 'utf8')).toBe(report);
  });
});
