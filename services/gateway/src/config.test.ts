import { readConfig } from './config';

const SECRET = 'x'.repeat(32);
const SIGN_IN = {
  OIDC_ISSUER: 'https://login.example/realms/guide/',
  OIDC_CLIENT_ID: 'guide',
  OIDC_CLIENT_SECRET: 'client-secret',
  SESSION_SECRET: SECRET,
  GATEWAY_DATABASE_URL: 'postgres://gateway:g@db:5432/guide',
};
const PRODUCTION = {
  ...SIGN_IN,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://guide.example',
  IDENTITY_SECRET: SECRET,
};

const problemsOf = (source: NodeJS.ProcessEnv): string => {
  try {
    readConfig(source);
    return '';
  } catch (error) {
    return String(error);
  }
};

describe("the gateway's configuration", () => {
  it('finds the inner services beside its own port unless told otherwise', () => {
    const config = readConfig({ PORT: '9400', NEWS_URL: 'http://news:80/' });
    expect(config).toMatchObject({ host: '127.0.0.1', port: 9400, publicUrl: 'http://127.0.0.1:9400' });
    expect(config.services).toEqual({
      catalog: 'http://127.0.0.1:9401',
      eligibility: 'http://127.0.0.1:9402',
      chat: 'http://127.0.0.1:9403',
      crawler: 'http://127.0.0.1:9404',
      news: 'http://news:80',
    });
  });

  it('names every bad address at once', () => {
    const read = () => readConfig({ SERVICE_PORT: 'abc', CATALOG_URL: 'catalog', CHAT_URL: 'ws://chat' });
    expect(read).toThrow(/SERVICE_PORT: must be.*\n.*CATALOG_URL: must be.*\n.*CHAT_URL: must be/);
  });

  it('is found on this machine when it listens on every address', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).publicUrl).toBe('http://127.0.0.1:8080');
    expect(readConfig({ HOST: '::1', PORT: '9400' }).publicUrl).toBe('http://[::1]:9400');
  });

  it('works without sign-in, and needs the whole of it once a provider is named', () => {
    expect(readConfig({})).toMatchObject({ signIn: null, identitySecret: null, redisUrl: null, trustProxy: [] });
    expect(
      readConfig({ ...PRODUCTION, OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '' }).signIn,
    ).toBeNull();
    const problems = problemsOf({ OIDC_ISSUER: SIGN_IN.OIDC_ISSUER, OIDC_CLIENT_ID: 'guide' });
    for (const name of ['OIDC_CLIENT_SECRET', 'SESSION_SECRET', 'GATEWAY_DATABASE_URL']) {
      expect(problems).toContain(`${name}: is not set (OIDC_ISSUER is)`);
    }
  });

  it("keeps the provider's name as it was given", () => {
    expect(readConfig(SIGN_IN).signIn?.issuer).toBe('https://login.example/realms/guide/');
  });

  it.each(['http://login.example', 'https://login.example?tenant=1', 'https://a:b@login.example', 'login.example'])(
    'takes no provider at %s',
    (issuer) => {
      expect(problemsOf({ ...SIGN_IN, OIDC_ISSUER: issuer })).toContain('OIDC_ISSUER: must');
    },
  );

  it('takes a provider without TLS on this machine only, and never in production', () => {
    expect(problemsOf({ ...SIGN_IN, OIDC_ISSUER: 'http://127.0.0.1:9408' })).toBe('');
    expect(problemsOf({ ...PRODUCTION, OIDC_ISSUER: 'http://127.0.0.1:9408' })).toContain('OIDC_ISSUER: must start');
  });

  it('refuses to start in production without its secrets and a public address behind TLS', () => {
    expect(problemsOf(PRODUCTION)).toBe('');
    for (const name of Object.keys(PRODUCTION).filter((key) => !/NODE_ENV|OIDC/.test(key))) {
      expect(problemsOf({ ...PRODUCTION, [name]: '' })).toContain(`${name}: is not set`);
    }
    expect(problemsOf({ ...PRODUCTION, PUBLIC_URL: 'http://guide.example' })).toContain('PUBLIC_URL: must start with');
  });

  it('takes no short secret and no public address with a path, and repeats neither', () => {
    const problems = problemsOf({ ...SIGN_IN, SESSION_SECRET: 'hunter2', PUBLIC_URL: 'https://guide.example/hunter2' });
    expect(problems).toMatch(/PUBLIC_URL: must be[^]*SESSION_SECRET: must have at least 32/);
    expect(problems).not.toContain('hunter2');
  });

  it('reads operators as e-mail addresses in any case and as groups', () => {
    const config = readConfig({ ...SIGN_IN, OPERATORS: ' Daughter@Example.org,group:Guide Editors , group:ops' });
    expect(config.signIn?.operators).toEqual({ emails: ['daughter@example.org'], groups: ['Guide Editors', 'ops'] });
    for (const wrong of ['daughter', 'group:', 'a@b c@d']) {
      expect(problemsOf({ ...SIGN_IN, OPERATORS: wrong })).toContain('OPERATORS: must be');
    }
  });

  it('keeps sessions in Redis when the queue is one', () => {
    expect(readConfig({ QUEUE_URL: 'rediss://:p@queue:6379' }).redisUrl).toBe('rediss://:p@queue:6379');
    expect(readConfig({ QUEUE_URL: 'postgres://queue:q@db/guide' }).redisUrl).toBeNull();
  });

  it('shows profile pictures from https origins that are named, and else from nowhere', () => {
    const named = 'https://pictures.example, https://cdn.example/';
    expect(readConfig({ SIGN_IN_PICTURE_ORIGINS: named }).pictureOrigins).toEqual([
      'https://pictures.example',
      'https://cdn.example',
    ]);
    expect(readConfig({}).pictureOrigins).toEqual([]);
    for (const wrong of [
      '*',
      'https:',
      'http://pictures.example',
      'https://pictures.example/faces',
      "'unsafe-inline'",
    ]) {
      expect(problemsOf({ SIGN_IN_PICTURE_ORIGINS: wrong })).toContain('SIGN_IN_PICTURE_ORIGINS: must');
    }
  });

  it('answers to the names that are listed, written without a port', () => {
    expect(readConfig({}).allowedHosts).toEqual([]);
    const named = readConfig({ ALLOWED_HOSTS: 'Guide.example, www.guide.example' });
    expect(named.allowedHosts).toEqual(['guide.example', 'www.guide.example']);
    for (const wrong of ['guide.example:80', 'https://guide.example', '*.guide.example', '*']) {
      expect(problemsOf({ ALLOWED_HOSTS: wrong })).toContain('ALLOWED_HOSTS: must be host names');
    }
  });

  it('shows one support address, or none', () => {
    expect(readConfig({}).supportEmail).toBeNull();
    expect(readConfig({ SUPPORT_EMAIL: ' help@example.org ' }).supportEmail).toBe('help@example.org');
    expect(problemsOf({ SUPPORT_EMAIL: 'ask us' })).toContain('SUPPORT_EMAIL: must be');
  });

  it('believes only proxies that are named', () => {
    expect(readConfig({ TRUST_PROXY: 'private, 192.0.2.0/24,2001:db8::1' }).trustProxy).toEqual([
      'private',
      '192.0.2.0/24',
      '2001:db8::1',
    ]);
    expect(problemsOf({ TRUST_PROXY: 'everybody' })).toContain('TRUST_PROXY: must be');
    expect(readConfig({ RATE_LIMIT_SCALE: '1000' }).rateLimitScale).toBe(1000);
  });
});
