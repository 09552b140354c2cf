import { readSettings } from './settings.mjs';
import { signInOf } from './sign-in.mjs';

const offsets = { gateway: 0, identity: 8 };
const secrets = {
  owner: 'o',
  catalog: 'c',
  eligibility: 'e',
  crawler: 'r',
  gateway: 'g',
  news: 'n',
  queue: 'q',
  session: 'the-session-secret',
  identity: 'the-identity-secret',
  client: 'the-client-secret',
};
const of = (env: Record<string, string>) => signInOf(readSettings('/clone', env), offsets, secrets);
const REAL = {
  OIDC_ISSUER: 'https://login.example.com',
  OIDC_CLIENT_ID: 'guide',
  OIDC_CLIENT_SECRET: 'from-the-provider',
  OIDC_GROUPS_CLAIM: 'roles',
};

describe('signing in under make start', () => {
  it('is by the development provider on PORT+8, whose operator account may start crawls', () => {
    const { issuer, gateway, inner, identity } = of({ PORT: '9000' });
    expect(issuer).toBe('http://127.0.0.1:9008');
    expect(gateway).toEqual({
      PUBLIC_URL: 'http://127.0.0.1:9000',
      OIDC_ISSUER: 'http://127.0.0.1:9008',
      OIDC_CLIENT_ID: 'senior-health-guide',
      OIDC_CLIENT_SECRET: 'the-client-secret',
      OIDC_GROUPS_CLAIM: 'groups',
      SESSION_SECRET: 'the-session-secret',
      IDENTITY_SECRET: 'the-identity-secret',
      OPERATORS: 'operator@example.org',
    });
    expect(identity).toEqual({ OIDC_CLIENT_ID: 'senior-health-guide', OIDC_CLIENT_SECRET: 'the-client-secret' });
    expect(inner).toEqual({ IDENTITY_SECRET: 'the-identity-secret' });
  });

  it('stays on loopback when the site is open to the network', () => {
    expect(of({ HOST: '0.0.0.0' }).issuer).toBe('http://127.0.0.1:8088');
    expect(of({ HOST: '0.0.0.0', PUBLIC_URL: 'http://guide.example:8080' }).publicUrl).toBe(
      'http://guide.example:8080',
    );
  });

  it('is by a provider of one’s own when OIDC_ISSUER says so, and then the invented operator is nobody', () => {
    const { issuer, gateway, identity } = of(REAL);
    expect([issuer, identity]).toEqual([null, {}]);
    expect(gateway).toMatchObject(REAL);
    expect(gateway.OPERATORS).toBeUndefined();
    expect(of({ ...REAL, OPERATORS: 'group:staff' }).gateway.OPERATORS).toBe('group:staff');
  });

  it('mixes nothing of a half-set provider into the development one', () => {
    const { gateway } = of({ OIDC_CLIENT_ID: 'guide', OIDC_CLIENT_SECRET: 'elsewhere' });
    expect(gateway).toMatchObject({ OIDC_CLIENT_ID: 'senior-health-guide', OIDC_CLIENT_SECRET: 'the-client-secret' });
  });

  it('takes secrets and operators that were set from outside', () => {
    const said = { SESSION_SECRET: 's-outside', IDENTITY_SECRET: 'i-outside', OPERATORS: 'visitor@example.org' };
    expect(of(said).gateway).toMatchObject(said);
    expect(of(said).inner).toEqual({ IDENTITY_SECRET: 'i-outside' });
  });
});
