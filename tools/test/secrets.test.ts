// .secretlintrc.json lets test addresses through: it must not let a real secret through with them.
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** The rules that find something in a file with these lines. */
function findingsIn(lines: string[]): string[] {
  const args = ['node_modules/.bin/secretlint', '--format=json', '--stdinFileName=settings.ts'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, input: lines.join('\n'), encoding: 'utf8' });
  const [file] = JSON.parse(stdout) as { messages: { messageId: string }[] }[];
  return file?.messages.map(({ messageId }) => messageId) ?? [];
}

it('the secret scan finds a key, a token and a password in an address, and leaves test addresses alone', () => {
  // Joined here, so that this file holds no secret.
  const secret = (...parts: string[]): string => parts.join('');
  const random = 'q7Zp2Xv9Lk4Tn8Wb3Rd6Yc1Hf5Gj0Ms2abcd';
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const found = findingsIn([
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    secret('const token = "ghp', '_', random, '";'),
    secret('DATABASE_URL=postgres://guide:', 'hunter2', '@db.guide.gov:5432/guide'),
    'DATABASE_URL=postgres://guide:owner-secret@127.0.0.1:5432/guide',
  ]);
  expect(found.toSorted()).toEqual(['GITHUB_TOKEN', 'PostgreSQLConnection', 'PrivateKey']);
});
