import jwt from 'jsonwebtoken';
import { IDENTITY_HEADER, readIdentity, signIdentity, VISITOR } from './identity';

const SECRET = 'a-secret-of-this-test-with-32-characters';
const OPERATOR = { subject: '7d5f2f0e-6f0a-4c56-9f5c-0d8a2f1f4b11', roles: ['operator'] };
const TO_CRAWLER = { secret: SECRET, audience: 'crawler', requestId: 'request-1' } as const;
const AT_CRAWLER = { secret: SECRET, audience: 'crawler' } as const;
const CLAIMS = { sub: OPERATOR.subject, iss: 'gateway', aud: 'crawler', roles: ['operator'] };

afterEach(() => {
  jest.useRealTimers();
});

describe('the identity header', () => {
  it('is one the gateway drops when a visitor sends it', () => {
    expect(IDENTITY_HEADER).toMatch(/^x-internal-/);
  });

  it('tells the service it is meant for who asks, with the request id', () => {
    const header = signIdentity(OPERATOR, TO_CRAWLER);
    expect(readIdentity(header, AT_CRAWLER)).toEqual(OPERATOR);
    expect(jwt.decode(header)).toMatchObject({ ...CLAIMS, jti: 'request-1' });
  });

  it('tells that a visitor asks', () => {
    const header = signIdentity({ subject: VISITOR, roles: [] }, TO_CRAWLER);
    expect(readIdentity(header, AT_CRAWLER)).toEqual({ subject: 'visitor', roles: [] });
  });

  it('is refused by another service and under another secret', () => {
    const header = signIdentity(OPERATOR, TO_CRAWLER);
    expect(readIdentity(header, { ...AT_CRAWLER, audience: 'chat' })).toBeNull();
    expect(readIdentity(header, { ...AT_CRAWLER, secret: `${SECRET}.` })).toBeNull();
  });

  it('is good for 30 seconds', () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
    const header = signIdentity(OPERATOR, TO_CRAWLER);
    jest.setSystemTime(new Date('2026-11-21T08:00:29Z'));
    expect(readIdentity(header, AT_CRAWLER)).toEqual(OPERATOR);
    jest.setSystemTime(new Date('2026-11-21T08:00:30Z'));
    expect(readIdentity(header, AT_CRAWLER)).toBeNull();
  });

  it.each([
    ['no header', undefined],
    ['two headers', ['a', 'b']],
    ['an empty one', ''],
    ['no token', 'operator'],
    ['an unsigned token', jwt.sign(CLAIMS, '', { algorithm: 'none', expiresIn: 30 })],
    ['another algorithm', jwt.sign(CLAIMS, SECRET, { algorithm: 'HS512', expiresIn: 30 })],
    ['another issuer', jwt.sign({ ...CLAIMS, iss: 'chat' }, SECRET, { expiresIn: 30 })],
    ['a token without an end', jwt.sign(CLAIMS, SECRET)],
    ['a token without a subject', jwt.sign({ ...CLAIMS, sub: undefined }, SECRET, { expiresIn: 30 })],
    ['roles that are no list', jwt.sign({ ...CLAIMS, roles: 'operator' }, SECRET, { expiresIn: 30 })],
    ['roles that are no words', jwt.sign({ ...CLAIMS, roles: [{ name: 'operator' }] }, SECRET, { expiresIn: 30 })],
    ['a token that is text', jwt.sign('operator', SECRET)],
  ])('refuses %s', (_name, header) => {
    expect(readIdentity(header, AT_CRAWLER)).toBeNull();
  });
});
