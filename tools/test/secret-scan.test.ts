// One planted secret of each kind: a pattern that stays silent fails. They are put together here, so that this file holds none.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { findSecrets } = jest.requireActual<{ findSecrets: (text: string) => { line: number; kind: string }[] }>(
  './secret-patterns.mjs',
);

const join2 = (...parts: string[]): string => parts.join('');
const RANDOM = 'q7Zp2Xv9Lk4Tn8Wb3Rd6Yc1Hf5Gj0Ms2';

const PLANTS: [kind: string, line: string][] = [
  ['private key', join2('-----BEGIN RSA ', 'PRIVATE KEY-----')],
  ['private key', join2('-----BEGIN ', 'PRIVATE KEY-----')],
  ['AWS access key', join2('aws = "AKIA', 'Q3EGRT7XZPLMN24W"')],
  ['GitHub token', join2('ghp', '_', RANDOM, 'abcdef')],
  ['GitHub token', join2('github_pat', '_', RANDOM)],
  ['GitLab token', join2('glpat', '-', RANDOM)],
  ['Google key', join2('AIza', RANDOM, 'abc')],
  ['Google key', join2('GOCSPX', '-', RANDOM)],
  ['Slack token', join2('xoxb', '-12345678901-', RANDOM)],
  ['Slack token', join2('https://hooks.slack', '.com/services/T0', 'AB12/B01')],
  ['model provider key', join2('sk', '-proj-', RANDOM)],
  ['model provider key', join2('sk', '-ant-', RANDOM)],
  ['payment key', join2('sk', '_live_', RANDOM)],
  ['npm token', join2('npm', '_', RANDOM, 'abcd')],
  ['JSON web token', join2('eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxMjM0NTYifQ.', RANDOM)],
  ['address with a password', join2('postgres://guide:', 'hunter', '@db.guide.gov:5432/guide')],
  ['address with a password', join2('postgres://guide:', RANDOM, '@postgres:5432/guide')],
  ['address with a password', join2('redis://:', 'Tr0ub4dor', '@127.0.0.1:6379')],
  ['secret written down', join2('SESSION_SECRET', '=', RANDOM)],
  ['secret written down', join2('  clientSecret: ', "'", RANDOM, "'")],
  ['secret written down', join2('{"api_key": "', RANDOM, '"}')],
  ['secret written down', join2('export PASSWORD', '="', RANDOM, '"')],
];

const HARMLESS = [
  'postgres://guide_owner:${POSTGRES_PASSWORD:?set it}@postgres:5432/guide',
  'DATABASE_URL=postgres://guide_owner:PASSWORD@postgres:5432/guide',
  '#QUEUE_URL=redis://127.0.0.1:6379',
  "const OWNER_URL = 'postgres://guide_owner:owner-secret@127.0.0.1:8087/guide';",
  "const SECRET = 'a-secret-of-this-test-with-32-characters';",
  'IDENTITY_SECRET=',
  'SESSION_SECRET: { parse: secret, default: undefined, isSecret: true },',
  'sessionSecret: environment.SESSION_SECRET ?? readSecretFromSomewhereElse(),',
  '"integrity": "sha512-q7Zp2Xv9Lk4Tn8Wb3Rd6Yc1Hf5Gj0Ms2q7Zp2Xv9Lk4Tn8Wb3Rd6Yc1Hf5Gj0Ms2=="',
  'task-force-of-the-risk-management-department',
];

describe('the scan for secrets', () => {
  it.each(PLANTS)('finds a planted %s (%#)', (kind, line) => {
    expect(findSecrets(`first line\n${line}\n`)).toEqual([{ line: 2, kind }]);
  });

  it.each(HARMLESS)('leaves alone: %s', (line) => {
    expect(findSecrets(line)).toEqual([]);
  });
});

describe('the step of make test', () => {
  const scan = (folder: string) =>
    spawnSync(process.execPath, [join(__dirname, 'secret-scan.mjs'), folder], { encoding: 'utf8' });
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    spawnSync('git', ['init', '--quiet'], { cwd: folder });
    writeFileSync(join(folder, '.gitignore'), '.env\n');
    writeFileSync(join(folder, 'picture.png'), Buffer.from([0x89, 0x50, 0, 1]));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('fails for a new file with a secret, says where, and does not repeat it', () => {
    writeFileSync(join(folder, 'settings.ts'), join2('\n\nexport const TOKEN', ` = '${RANDOM}';\n`));
    const { status, stdout } = scan(folder);
    expect([status, stdout]).toEqual([1, 'settings.ts:3: secret written down\n3 files, 1 findings\n']);
  });

  it('is content with a clean folder and with what git ignores', () => {
    writeFileSync(join(folder, '.env'), join2('SESSION_SECRET', `=${RANDOM}\n`));
    expect(scan(folder).status).toBe(0);
  });

  it('fails where there is nothing to read, instead of finding nothing', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(scan(folder).status).toBe(1);
  });
});
