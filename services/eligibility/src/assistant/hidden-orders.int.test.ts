// Orders hidden in the records that the catalog gives, and in what visitors write, over HTTP as in the product: an answer differs by the
// quoted name alone, and no word of anybody's is found anywhere else.
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { CATALOG_PATHS, HEADERS } from '@app/contracts/http/catalog';
import { CHAT_PATHS } from '@app/contracts/http/chat';
import type { ChatReply } from '@app/contracts/http/chat';
import { planRow } from '@app/testing/factories/plan.factory';
import { providerRow } from '@app/testing/factories/provider.factory';
import { HIDDEN_ORDERS } from '@app/testing/hidden-orders';
import { startModule } from '../../testing/start-module';
import type { StartedModule } from '../../testing/start-module';
import { AssistantModule } from './assistant.module';

const CLEAN = 'Hanmi Medical Clinic';
const PROVENANCE = {
  source: 'nppes',
  sourceName: { ko: '전국 의료 제공자 등록부(NPPES)', en: 'NPI Registry' },
  sourceUrl: 'https://npiregistry.cms.hhs.gov/',
  checkedOn: '2026-11-20',
  origin: 'live',
};
const QUESTIONS = [
  '90006 근처 한국어 하는 의사',
  'pharmacy near 90006',
  '90006 카이저 플랜 몇 개예요?',
  '올해 파트 B 보험료가 얼마예요?',
];

/** A record of which every text that a stranger may have written is the same one. */
const placeOf = (text: string): object => ({
  ...providerRow({ id: '00000000-0000-4000-8000-000000000001', name: text, nameKo: text, phone: '(213) 555-0100' }),
  address: text,
  city: text,
  specialty: text,
  services: [text],
  networks: [{ plan: text, network: text, group: text }],
  details: { notes: text },
  provenance: PROVENANCE,
});
const planOf = (text: string): object => ({
  ...planRow({ name: text, carrier: text, planYear: 2027 }),
  parentOrganization: text,
  description: text,
  benefits: { dental: { isCovered: true, text } },
  checkedAt: '2026-11-20',
  provenance: PROVENANCE,
});

describe('hidden orders', () => {
  let started: StartedModule;
  let catalog: Server;
  let text = CLEAN;
  let received = '';

  /** The catalog of the test: whatever is asked, one record. */
  const answer = ({ url = '', headers }: IncomingMessage): { body: object; total: string } => {
    received += `${url} ${JSON.stringify(headers)}\n`;
    const isPlaces = url.startsWith(CATALOG_PATHS.providers);
    return { body: [isPlaces ? placeOf(text) : planOf(text)], total: '12' };
  };

  beforeAll(async () => {
    catalog = createServer((incoming, outgoing) => {
      const { body, total } = answer(incoming);
      outgoing.writeHead(200, { 'Content-Type': 'application/json', [HEADERS.totalCount]: total });
      outgoing.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => catalog.listen(0, '127.0.0.1', resolve));
    const catalogUrl = `http://127.0.0.1:${(catalog.address() as AddressInfo).port}`;
    started = await startModule(AssistantModule, { catalogUrl, deadlineScale: 1 });
  });
  afterAll(async () => {
    await started?.app.close();
    catalog?.close();
    Logger.overrideLogger(false);
  });

  const post = (message: string, history: object[]) =>
    request(started.http).post(CHAT_PATHS.chat).send({ message, language: 'ko', history });
  const ask = async (message: string, history: object[] = []): Promise<ChatReply> => {
    const { body } = await post(message, history).expect(200);
    return body as ChatReply;
  };
  const askAll = async (): Promise<ChatReply[]> => {
    const replies: ChatReply[] = [];
    for (const question of QUESTIONS) replies.push(await ask(question));
    return replies;
  };
  const withoutNames = (replies: readonly ChatReply[]): object[] =>
    replies.map((reply) => ({ ...reply, phones: reply.phones.map((phone) => ({ ...phone, who: '' })) }));

  it('in every text of a record change an answer by the quoted name alone', async () => {
    text = CLEAN;
    const usual = await askAll();
    // The test is worth something: the record's name is read, and its number.
    expect(usual[0]?.phones).toEqual([
      { id: '00000000-0000-4000-8000-000000000001', who: CLEAN, number: '(213) 555-0100', hours: null },
    ]);
    for (const order of HIDDEN_ORDERS) {
      text = order.text;
      const replies = await askAll();
      expect(withoutNames(replies)).toEqual(withoutNames(usual));
      for (const { who } of replies.flatMap(({ phones }) => phones)) expect(who).toMatch(/^[^\p{Cc}\p{Cf}]{1,80}$/u);
    }
    text = CLEAN;
    expect(await askAll()).toEqual(usual);
  });

  it('of one visitor are in no answer of another, nor said to the catalog, nor logged, nor stored', async () => {
    const usual = await askAll();
    received = '';
    const stored = jest.spyOn(started.app.get(DataSource, { strict: false }), 'query');
    const words: string[] = [];
    for (const { canary, text: order } of HIDDEN_ORDERS) {
      words.push(canary);
      const message = `90006 약국 ${order}`;
      const history = [{ sender: 'user', content: order }];
      const { status } = await post(message, history);
      // A control character is refused, and named no more than the rest.
      expect([200, 400]).toContain(status);
    }
    expect(await askAll()).toEqual(usual);
    expect(received).not.toBe('');
    const written = started.logged() + JSON.stringify(stored.mock.calls);
    expect(stored).toHaveBeenCalled();
    expect(written).toContain(`"route":"${CHAT_PATHS.chat}"`);
    expect(words.filter((canary) => received.includes(canary) || written.includes(canary))).toEqual([]);
  });
});
