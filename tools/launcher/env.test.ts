import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
const file = (): string => path.join(folder, '.env');
const makeEnv = (env: Record<string, string> = {}): { status: number | null; output: string } => {
  const options = { cwd: folder, env: { PATH: process.env['PATH'] ?? '', ...env }, encoding: 'utf8' as const };
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'run.mjs'), 'env'], options);
  return { status, output: stdout + stderr };
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'make-env-'));
  copyFileSync(path.join(__dirname, '../../docker-compose.yml'), path.join(folder, 'docker-compose.yml'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('make env', () => {
  it('generates every secret and names all that is missing at once; sign-in is optional', () => {
    const { status, output } = makeEnv();
    const text = readFileSync(file(), 'utf8');
    const secrets = [...text.matchAll(/^\w+_(?:PASSWORD|SECRET)=([0-9a-f]{64})$/gm)].map(([, value]) => value);
    expect([secrets.length, new Set(secrets).size]).toEqual([9, 9]);
    expect(output).toMatch(/Still missing:\n {2}PUBLIC_URL: .*\n {2}CONTACT_URL: .*\n/);
    expect([status, text.includes('OIDC'), output.includes('Sign-in is optional')]).toEqual([1, false, true]);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    for (const secret of secrets) expect(output).not.toContain(secret);
  });

  it('never changes a value that exists, and is complete with the answers of the operator', () => {
    writeFileSync(file(), 'POSTGRES_PASSWORD=mine\nREDIS_PASSWORD=\n');
    const answers = { PUBLIC_URL: 'https://guide.example', CONTACT_URL: 'https://guide.example/about' };
    expect(makeEnv({ ...answers, POSTGRES_PASSWORD: 'other' }).status).toBe(0);
    const text = readFileSync(file(), 'utf8');
    expect(text).toMatch(/^POSTGRES_PASSWORD=mine\nREDIS_PASSWORD=\n[^]*^REDIS_PASSWORD=[0-9a-f]{64}$/m);
    expect(text.match(/POSTGRES_PASSWORD/g)).toHaveLength(1);
    expect(text).toContain('PUBLIC_URL=https://guide.example\n');
    expect(makeEnv().output).toMatch(/^Nothing was added/);
    expect(readFileSync(file(), 'utf8')).toBe(text);
  });
});
