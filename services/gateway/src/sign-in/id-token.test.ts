import { verifiedClaims } from './id-token';

const NOW = Date.UTC(2026, 10, 27);
const EXPECTED = { issuer: 'https://login.example', clientId: 'guide', nonce: 'n', now: NOW };
const CLAIMS = { iss: EXPECTED.issuer, aud: 'guide', sub: '홍', exp: NOW / 1000 + 1, iat: NOW / 1000, nonce: 'n' };

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: unknown): string => `${part({ alg: 'RS256' })}.${part(claims)}.signature`;

describe('an ID token', () => {
  it.each([
    ['one audience', {}],
    ['several audiences, this client authorized', { aud: ['other', 'guide'], azp: 'guide' }],
  ])('with %s is believed', (_name, change) => {
    expect(verifiedClaims(tokenOf({ ...CLAIMS, ...change }), EXPECTED)).toMatchObject({ sub: '홍' });
  });

  it.each([
    ['another issuer', { iss: 'https://login.example/' }],
    ['another audience', { aud: 'other' }],
    ['no audience', { aud: undefined }],
    ['several audiences and none authorized', { aud: ['guide', 'other'] }],
    ['another authorized party', { azp: 'other' }],
    ['an end in the past', { exp: NOW / 1000 }],
    ['an end that is no number', { exp: 'never' }],
    ['no time of issue', { iat: undefined }],
    ['another nonce', { nonce: 'm' }],
    ['no nonce', { nonce: undefined }],
  ])('with %s is refused', (_name, change) => {
    expect(() => verifiedClaims(tokenOf({ ...CLAIMS, ...change }), EXPECTED)).toThrow(/ID token/);
  });

  it.each([undefined, 7, '', 'x', 'x.y.z', tokenOf(null)])('that cannot be read is refused: %p', (token) => {
    expect(() => verifiedClaims(token, EXPECTED)).toThrow();
  });
});
