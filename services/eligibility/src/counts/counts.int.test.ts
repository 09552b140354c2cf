// What operators read of the answers that were given, and who else may not.
import request from 'supertest';
import { ANSWER_COUNT_PATHS } from '@app/contracts/http/answer-counts';
import type { AnswerCountsResponse } from '@app/contracts/http/answer-counts';
import { CHAT_PATHS } from '@app/contracts/http/chat';
import { OPERATOR_ROLE } from '@app/contracts/http/gateway';
import { IDENTITY_HEADER, signIdentity, VISITOR } from '@app/kit/identity';
import { createTestDatabase, withClient } from '@app/testing/database';
import type { TestDatabase } from '@app/testing/database';
import { HANG_MS } from '@app/testing/hang-ms';
import { IDENTITY_SECRET, startModule } from '../../testing/start-module';
import type { StartedModule } from '../../testing/start-module';
import { AssistantModule } from '../assistant/assistant.module';

const { counts, unhelpful } = ANSWER_COUNT_PATHS;
const identityOf = (subject: string, roles: string[]) => ({
  [IDENTITY_HEADER]: signIdentity(
    { subject, roles },
    { secret: IDENTITY_SECRET, audience: 'eligibility', requestId: 'r' },
  ),
});
// Signed for each request: an identity is valid for half a minute, and the module may take longer to start.
const operator = () => identityOf('1', [OPERATOR_ROLE]);

describe('the counts of answers', () => {
  let database: TestDatabase;
  let started: StartedModule;
  beforeAll(async () => {
    database = await createTestDatabase();
    started = await startModule(AssistantModule, { databaseUrl: database.eligibilityUrl });
  });
  afterAll(async () => {
    await started?.app.close();
    await database?.drop();
  });

  const post = (path: string, body: object) => request(started.http).post(path).send(body);
  const read = async (): Promise<AnswerCountsResponse> =>
    (await request(started.http).get(counts).set(operator()).expect(200)).body as AnswerCountsResponse;
  /** Replies do not wait for their count. */
  async function untilCounted(least: number): Promise<AnswerCountsResponse> {
    const deadline = Date.now() + HANG_MS;
    for (;;) {
      const found = await read();
      const all = found.days.flatMap((day) => Object.values(day.counts)).reduce((sum, each) => sum + each, 0);
      if (all >= least || Date.now() > deadline) return found;
    }
  }

  it('has each reply by day and card, and nothing of what was written', async () => {
    for (const message of [
      '리퍼럴이 뭐예요? canary7741',
      '리퍼럴이 뭐예요? canary7741',
      '가슴이 아프고 숨을 못 쉬겠어요',
    ]) {
      await post(CHAT_PATHS.chat, { message, language: 'ko' }).expect(200);
    }
    await post(CHAT_PATHS.chat, { message: 'zxqv plmk wvut', language: 'en' }).expect(200);
    await post(CHAT_PATHS.answer, { words: '리퍼럴', language: 'ko' }).expect(200);
    await post(unhelpful, { card: 'faq-referral' }).expect(200, { card: 'faq-referral' });
    const { days, cards } = await untilCounted(6);
    expect(days).toEqual([
      {
        day: '2026-11-22',
        counts: { answered: 3, offered: 0, unknown: 1, refused: 0, danger: 1, unhelpful: 1 },
      },
    ]);
    expect(cards.map(({ card }) => card)).toEqual(['faq-referral', 'none', 'safety-body']);
    expect(cards[0]).toMatchObject({
      asks: { en: expect.any(String) as string },
      counts: { answered: 3, unhelpful: 1 },
    });
    const rows = await withClient(database.adminUrl, (client) => client.query('SELECT * FROM guide.answer_counts'));
    expect(JSON.stringify(rows.rows)).not.toMatch(/canary|리퍼럴|zxqv/);
  });

  it('leaves out what is older than 30 days', async () => {
    const old = `INSERT INTO guide.answer_counts VALUES ('2026-10-23', 'faq-hmo-ppo', 'answered', 5), ('2026-10-24', 'rules', 'answered', 7)`;
    await withClient(database.adminUrl, (client) => client.query(old));
    const { days } = await read();
    expect(days.map(({ day, counts: { answered } }) => [day, answered])).toEqual([
      ['2026-11-22', 3],
      ['2026-10-24', 7],
    ]);
  });

  it.each([
    ['no identity of the gateway', () => ({}), 401],
    ['a visitor', () => identityOf(VISITOR, []), 401],
    ['somebody who is no operator', () => identityOf('2', []), 403],
  ])('are not shown to %s', (_name, headers, status) =>
    request(started.http).get(counts).set(headers()).expect(status),
  );

  it.each([[{ card: 'faq-nothing' }], [{ card: 7 }], [{}], [{ card: 'a'.repeat(500) }]])(
    'refuse %j and name the field',
    async (body) => {
      const { fields } = (await post(unhelpful, body).expect(400)).body as { fields: object };
      expect(Object.keys(fields)).toEqual(['card']);
    },
  );
});
