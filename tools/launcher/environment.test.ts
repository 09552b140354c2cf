import { addressesFor, migrationEnvironment, serviceEnvironment } from './environment.mjs';
import { readSettings } from './settings.mjs';
import { signInOf } from './sign-in.mjs';

const OWNER_URL = 'postgres://guide_owner:owner-secret@127.0.0.1:8087/guide';
const secrets = {
  owner: 'o',
  catalog: 'catalog-secret',
  eligibility: 'e-secret',
  crawler: 'c-secret',
  gateway: 'g-secret',
  news: 'n-secret',
  queue: 'q-secret',
  session: 's-secret',
  identity: 'i-secret',
  client: 'l-secret',
};
const offsets = {
  gateway: 0,
  catalog: 1,
  eligibility: 2,
  chat: 3,
  crawler: 4,
  news: 5,
  sampleSources: 6,
  postgres: 7,
  identity: 8,
};
const outer = {
  PATH: '/bin',
  HOST: '0.0.0.0',
  SUPPORT_EMAIL: 'help@example.org',
  CONTACT_URL: 'https://example.org/crawler',
  NODE_OPTIONS: '--inspect',
  AWS_SECRET_ACCESS_KEY: 'not-ours',
};
const settings = readSettings('/clone', outer);
const addresses = addressesFor(OWNER_URL, secrets, {});
const signIn = signInOf(settings, offsets, secrets);
const of = (name: string, where = addresses): Record<string, string> =>
  serviceEnvironment(name, settings, offsets, where, signIn);

describe('the environment of a service', () => {
  it('has one role of its own, on the same server and database', () => {
    expect(addresses.CATALOG_DATABASE_URL).toBe('postgres://catalog_service:catalog-secret@127.0.0.1:8087/guide');
    expect(new Set(Object.values(addresses)).size).toBe(7);
  });

  it('keeps an address that was set from outside', () => {
    const set = addressesFor(OWNER_URL, secrets, { QUEUE_URL: 'redis://127.0.0.1:6379' });
    expect(set.QUEUE_URL).toBe('redis://127.0.0.1:6379');
  });

  it.each([
    ['gateway', ['GATEWAY_DATABASE_URL']],
    ['catalog', ['CATALOG_DATABASE_URL', 'QUEUE_URL']],
    ['eligibility', ['ELIGIBILITY_DATABASE_URL']],
    ['chat', []],
    ['crawler', ['CRAWLER_DATABASE_URL', 'QUEUE_URL']],
    ['news', ['NEWS_DATABASE_URL', 'QUEUE_URL']],
  ])('%s holds only the credentials %p', (name, expected) => {
    const credentials = Object.keys(of(name)).filter((key) => key in addresses);
    expect(credentials.sort()).toEqual(expected);
  });

  it('tells the gateway of the queue only when that is a Redis, where sessions live then', () => {
    const redis = { ...addresses, QUEUE_URL: 'redis://127.0.0.1:6379' };
    expect(of('gateway', redis).QUEUE_URL).toBe('redis://127.0.0.1:6379');
    expect(of('gateway').QUEUE_URL).toBeUndefined();
  });

  it('keeps the secrets of signing in with those that use them', () => {
    const holders = (name: string): string[] => Object.keys(offsets).filter((service) => name in of(service));
    expect(holders('IDENTITY_SECRET')).toEqual(['gateway', 'crawler', 'news']);
    for (const name of ['SESSION_SECRET', 'OIDC_CLIENT_SECRET', 'OPERATORS'])
      expect(holders(name)).toEqual(['gateway']);
  });

  it('holds nothing of the shell that is not needed', () => {
    for (const name of Object.keys(offsets)) {
      expect(Object.keys(of(name))).not.toEqual(expect.arrayContaining(['AWS_SECRET_ACCESS_KEY']));
      expect(of(name).NODE_OPTIONS).toBeUndefined();
      expect(of(name).DATABASE_URL).toBeUndefined();
    }
  });

  it('opens only the gateway to the network', () => {
    expect(of('gateway').HOST).toBe('0.0.0.0');
    for (const name of ['catalog', 'eligibility', 'chat', 'crawler', 'news']) expect(of(name).HOST).toBe('127.0.0.1');
  });

  it('tells each its port, and those that read sources where the samples are', () => {
    expect([of('gateway').SERVICE_PORT, of('news').SERVICE_PORT]).toEqual(['8080', '8085']);
    for (const name of ['crawler', 'news']) {
      expect(of(name)).toMatchObject({ SAMPLE_SOURCES_URL: 'http://127.0.0.1:8086', SOURCES: 'auto' });
      expect(of(name).CONTACT_URL).toBe('https://example.org/crawler');
    }
    expect(of('gateway').SUPPORT_EMAIL).toBe('help@example.org');
  });

  it('gives the owner to the migrations alone', () => {
    expect(migrationEnvironment(settings, addresses)).toMatchObject({ ...addresses, DATABASE_URL: OWNER_URL });
  });
});
