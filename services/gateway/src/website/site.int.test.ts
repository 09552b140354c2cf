import request from 'supertest';
import { startGateway } from '../../testing/start-gateway';

describe('what the pages say about this installation', () => {
  it.each([[null], ['help@example.org']])('support address %s', async (supportEmail) => {
    const gateway = await startGateway({}, { supportEmail });
    const response = await request(gateway.server).get('/api/site').expect(200);
    await gateway.stop();
    expect(response.body).toEqual({ supportEmail, hasSignIn: false });
  });
});
