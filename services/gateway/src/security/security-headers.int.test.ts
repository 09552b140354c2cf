// Which headers guard an answer: a page, a file of one, a call.
import request from 'supertest';
import { startFakeInnerService } from '../../testing/fake-inner-service';
import type { FakeInnerService } from '../../testing/fake-inner-service';
import { startGateway } from '../../testing/start-gateway';
import type { RunningGateway } from '../../testing/start-gateway';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

/** Of calls: they load nothing. */
const OF_CALLS = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const isCall = (path: string): boolean => path.startsWith('/api');

const FILE = '/assets/index-abc123.js';
const PATHS = ['/', '/doctors', FILE, '/assets/missing.js', '/api/auth/user', '/api/nothing', '/api/zips/90006'];

describe('an answer of the public door', () => {
  let inner: FakeInnerService;
  let gateway: RunningGateway;
  beforeAll(async () => {
    inner = await startFakeInnerService();
    gateway = await startGateway({ catalog: inner.url });
  });
  afterAll(async () => {
    await gateway.stop();
    await inner.stop();
  });

  const answers = [...PATHS.filter((path) => path !== FILE), `/api/search?q=${'a'.repeat(9_000)}`];
  it.each(answers)('protects every answer: %.40s', async (path) => {
    const { headers } = await request(gateway.server).get(path);
    expect(headers).toMatchObject({
      'content-security-policy': isCall(path) ? OF_CALLS : POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      ...(!isCall(path) && {
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=()') as string,
      }),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each([
    ['/api/zips/90006', ['permissions-policy', 'cross-origin-opener-policy', 'x-xss-protection']],
    ['/API/docs', ['permissions-policy', 'x-xss-protection']],
  ])('sends what only a page heeds with pages, not again with each call: %s', async (path, names) => {
    const { headers } = await request(gateway.server).get(path);
    expect(headers['content-security-policy']).toBe(OF_CALLS);
    for (const name of names) expect(headers[name]).toBeUndefined();
  });

  it('sends what only a page heeds with pages, not again with each script of one', async () => {
    const { headers } = await request(gateway.server).get(FILE);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'content-type': 'text/javascript',
    });
    const ofPages = ['content-security-policy', 'permissions-policy', 'x-frame-options', 'x-xss-protection'];
    for (const name of [...ofPages, 'x-request-id', 'last-modified']) expect(headers[name]).toBeUndefined();
  });

  it('lets pictures come from the origins that were named for profiles, and nothing else from there', async () => {
    const withPictures = await startGateway({}, { pictureOrigins: ['https://pictures.example'] });
    const { headers } = await request(withPictures.server).get('/');
    await withPictures.stop();
    const named = POLICY.replace("img-src 'self' data:", "img-src 'self' data: https://pictures.example");
    expect(headers['content-security-policy']).toBe(named);
  });

  it('asks for TLS from then on when a trusted proxy says that the visitor came by TLS, on every answer', async () => {
    const behind = await startGateway({ catalog: inner.url }, { trustProxy: ['loopback'] });
    for (const path of PATHS) {
      const { headers } = await request(behind.server).get(path).set('x-forwarded-proto', 'https');
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect((await request(behind.server).get(path)).headers['strict-transport-security']).toBeUndefined();
    }
    await behind.stop();
  });

  it('asks for TLS when its public address is behind TLS, and for nothing because a stranger says so', async () => {
    const stranger = await request(gateway.server).get('/').set('x-forwarded-proto', 'https');
    expect(stranger.headers['strict-transport-security']).toBeUndefined();
    const behind = await startGateway({}, { publicUrl: 'https://guide.example' });
    const { headers } = await request(behind.server).get('/api/nothing').expect(404);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await behind.stop();
  });
});
