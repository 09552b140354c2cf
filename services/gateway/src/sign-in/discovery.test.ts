import { discoveryUrl, endpointsIn } from './discovery';

const ISSUER = 'https://login.example/realms/guide';
const DOCUMENT = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/auth`,
  token_endpoint: `${ISSUER}/token`,
};

describe('what a provider says of itself', () => {
  it('stands below the issuer, with or without a slash at its end', () => {
    expect(discoveryUrl(ISSUER)).toBe('https://login.example/realms/guide/.well-known/openid-configuration');
    expect(discoveryUrl('https://login.example/')).toBe('https://login.example/.well-known/openid-configuration');
  });

  it('may leave out userinfo, sign-out, scopes and methods', () => {
    expect(endpointsIn(DOCUMENT, ISSUER)).toEqual({
      authorization: `${ISSUER}/auth`,
      token: `${ISSUER}/token`,
      userInfo: null,
      endSession: null,
      hasGroupsScope: false,
      secretIn: 'header',
    });
  });

  it('tells whether groups are a scope and how our secret is taken', () => {
    const full = { ...DOCUMENT, scopes_supported: ['openid', 'groups'], userinfo_endpoint: 'https://api.example/me' };
    expect(endpointsIn(full, ISSUER)).toMatchObject({ hasGroupsScope: true, userInfo: 'https://api.example/me' });
    const methods = (...names: string[]) =>
      endpointsIn({ ...DOCUMENT, token_endpoint_auth_methods_supported: names }, ISSUER).secretIn;
    expect(methods('client_secret_post', 'client_secret_basic')).toBe('header');
    expect(methods('client_secret_post')).toBe('body');
  });

  it.each([
    ['no object', null],
    ['another issuer', { ...DOCUMENT, issuer: `${ISSUER}/` }],
    ['no token endpoint', { ...DOCUMENT, token_endpoint: undefined }],
    ['an endpoint without TLS', { ...DOCUMENT, token_endpoint: 'http://login.example/token' }],
    ['an endpoint on this machine', { ...DOCUMENT, token_endpoint: 'http://127.0.0.1/token' }],
    ['an endpoint that is no address', { ...DOCUMENT, end_session_endpoint: 'javascript:alert(1)' }],
    ['an endpoint that is no text', { ...DOCUMENT, userinfo_endpoint: 7 }],
  ])('is refused with %s', (_name, document) => {
    expect(() => endpointsIn(document, ISSUER)).toThrow(Error);
  });

  it('may do without TLS on this machine when the issuer itself stands there', () => {
    const issuer = 'http://127.0.0.1:9408';
    const document = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
    expect(endpointsIn(document, issuer).token).toBe('http://127.0.0.1:9408/token');
    expect(() => endpointsIn({ ...document, token_endpoint: 'http://10.0.0.1/token' }, issuer)).toThrow(/token/);
  });
});
