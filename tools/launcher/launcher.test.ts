import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressesFor, serviceEnvironment, signInOf } from './environment.mjs';
import { fingerprint, isInstalled } from './prepare.mjs';
import { readSecrets } from './secrets.mjs';
import { addressOf, makeDataDir, readSettings } from './settings.mjs';

const MB = 1024 * 1024;
let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'launcher-'))));
afterEach(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

describe('the settings', () => {
  it('need nothing, and open crawls only to this machine', () => {
    expect(readSettings('/clone', {})).toMatchObject({ port: 8080, dataDir: '/clone/.data', crawlAccess: 'open' });
    const open = readSettings('/clone', { HOST: '0.0.0.0', PORT: '9000' });
    expect([open.crawlAccess, addressOf(open)]).toEqual(['operators', 'http://127.0.0.1:9000']);
  });

  it.each([
    [{ PORT: '80' }, 'PORT must be a whole number from 1024 to 65525'],
    [{ PORT: 'web' }, 'PORT must be a whole number from 1024 to 65525'],
    [{ SOURCES: 'real' }, 'SOURCES must be one of live, sample, auto.'],
  ])('refuse %j in a sentence', (env, sentence) => {
    expect(() => readSettings('/clone', env)).toThrow(sentence);
  });
});

describe('DATA_DIR', () => {
  const make = (name: string, free = 500) =>
    makeDataDir(readSettings(root, { DATA_DIR: path.join(root, name) }), free * MB);

  it('is closed to other users, and so are its secrets, which stay the same', () => {
    make('a/b');
    const secrets = readSecrets(path.join(root, 'a/b'));
    expect(readSecrets(path.join(root, 'a/b'))).toEqual(secrets);
    expect(statSync(path.join(root, 'a/b')).mode & 0o066).toBe(0);
    expect(statSync(path.join(root, 'a/b/secrets.json')).mode & 0o777).toBe(0o600);
    expect(new Set(Object.values(secrets)).size).toBe(10);
  });

  it('that is a file or lies on a full disk is refused with the next step', () => {
    write('file', '');
    expect(() => make('file')).toThrow(/is a file\. Name a folder/);
    expect(() => make('new', 100)).toThrow(/100 MB are free and 160 MB are needed.*DATA_DIR=/);
    write('existing/postgres/PG_VERSION', '18');
    expect(make('existing', 100)).toBe(100);
  });
});

describe('the environment of a service', () => {
  const OFFSETS = { gateway: 0, catalog: 1, crawler: 4, news: 5, sampleSources: 6, identity: 8 };
  const of = (name: string, env: Record<string, string> = {}): Record<string, string> => {
    const settings = readSettings('/clone', { AWS_SECRET_ACCESS_KEY: 'x', NODE_OPTIONS: '--inspect', ...env });
    const secrets = readSecrets(root);
    const addresses = addressesFor('postgres://guide_owner:o@127.0.0.1:8087/guide', secrets, env);
    return serviceEnvironment(name, settings, OFFSETS, addresses, signInOf(settings, OFFSETS, secrets));
  };

  it.each([
    ['gateway', ['GATEWAY_DATABASE_URL', 'IDENTITY_SECRET', 'OIDC_CLIENT_SECRET', 'SESSION_SECRET']],
    ['catalog', ['CATALOG_DATABASE_URL', 'QUEUE_URL']],
    ['eligibility', ['ELIGIBILITY_DATABASE_URL', 'IDENTITY_SECRET']],
    ['chat', []],
    ['crawler', ['CRAWLER_DATABASE_URL', 'IDENTITY_SECRET', 'QUEUE_URL']],
    ['news', ['IDENTITY_SECRET', 'NEWS_DATABASE_URL', 'QUEUE_URL']],
  ])('of %s holds the credentials %j and nothing else of the shell', (name, credentials) => {
    const environment = of(name);
    const secret = /DATABASE_URL|QUEUE_URL|SECRET/;
    expect(
      Object.keys(environment)
        .filter((each) => secret.test(each))
        .sort(),
    ).toEqual(credentials);
    expect(environment.NODE_OPTIONS).toBeUndefined();
    expect(of(name, { HOST: '0.0.0.0' }).HOST).toBe(name === 'gateway' ? '0.0.0.0' : '127.0.0.1');
  });

  it('of the gateway names a Redis, where sessions are kept then', () => {
    expect(of('gateway', { QUEUE_URL: 'redis://127.0.0.1:6379' }).QUEUE_URL).toBe('redis://127.0.0.1:6379');
  });

  it('of the gateway names the development provider, or one of the operator with nothing mixed in', () => {
    expect(of('gateway')).toMatchObject({ OIDC_ISSUER: 'http://127.0.0.1:8088', OPERATORS: 'operator@example.org' });
    const own = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'guide', OIDC_CLIENT_SECRET: 'theirs' };
    expect(of('gateway', own)).toMatchObject(own);
    expect(of('gateway', own).OPERATORS).toBeUndefined();
    expect(of('gateway', { OIDC_CLIENT_ID: 'guide' }).OIDC_CLIENT_ID).toBe('senior-health-guide');
  });
});

describe('the preparation', () => {
  it('sees a change of a source by its content, and no tests or outputs', () => {
    const look = () => fingerprint(root, ['src', 'absent']);
    write('src/a.ts', 'one');
    const before = look();
    for (const file of ['src/a.test.ts', 'src/node_modules/x.js', 'src/dist/x.js']) write(file, 'x');
    write('src/a.ts', 'one');
    expect(look()).toBe(before);
    write('src/a.ts', 'two');
    expect(look()).not.toBe(before);
  });

  it('installs when a package of the lock file is missing or has another version', () => {
    const packages = { '': {}, 'node_modules/pg': { version: '8.0.0' }, 'node_modules/x': { optional: true } };
    write('package-lock.json', JSON.stringify({ packages }));
    expect(isInstalled(root)).toBe(false);
    for (const [version, isWhole] of [
      ['8.0.0', true],
      ['8.0.1', false],
    ] as const) {
      const present = { 'node_modules/pg': { version } };
      write('node_modules/.package-lock.json', JSON.stringify({ packages: present }));
      expect(isInstalled(root)).toBe(isWhole);
    }
  });

  it('is not begun on an old Node, which gets a sentence and no syntax error', () => {
    write('old.cjs', `Object.defineProperty(process.versions, 'node', { value: '18.20.8' });`);
    const args = ['--require', path.join(root, 'old.cjs'), path.join(__dirname, 'run.mjs'), 'start'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('Node.js 20.19 or newer is needed, this is 18.20.8.');
    expect(readFileSync(path.join(__dirname, '../../package.json'), 'utf8')).toContain('"node": ">=20.19"');
  });
});
