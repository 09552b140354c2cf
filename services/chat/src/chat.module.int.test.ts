import request from 'supertest';
import { startChat } from '../testing/start-chat';
import type { RunningChat } from '../testing/start-chat';
import { readConfig } from './config';

describe('the chat service', () => {
  let chat: RunningChat;
  beforeAll(async () => (chat = await startChat('http://127.0.0.1:1')));
  afterAll(() => chat.app.close());

  it('says under its own name that it is ready, whatever the assistant does', async () => {
    await request(chat.url).get('/internal/health').expect(200, { service: 'chat', status: 'ok', checks: {} });
  });

  it('has no public call besides its socket, and polls with nobody', async () => {
    const { body } = await request(chat.url).get('/internal/openapi.json').expect(200);
    expect((body as { paths: object }).paths).toEqual({});
    await request(chat.url).get('/ws/?EIO=4&transport=polling').expect(400);
  });

  it('listens beside the gateway of the same PORT, and asks the assistant there', () => {
    expect(readConfig({ PORT: '9400' })).toEqual({
      host: '127.0.0.1',
      port: 9403,
      deadlineScale: 1,
      eligibilityUrl: 'http://127.0.0.1:9402',
      rateLimitScale: 1,
    });
    expect(readConfig({ ELIGIBILITY_URL: 'http://eligibility:8082/' }).eligibilityUrl).toBe('http://eligibility:8082');
  });
});
