// `make import` and `make crawl` from outside: a person at a terminal with a file, and the product's own programs.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunResponse } from '@app/contracts/http/crawler';
import { freePorts } from '@app/testing/free-ports';
import { makeRealClone } from './real-clone';

const PORT = freePorts(9340, 20);
const ORPHAN_PORT = PORT + 10;
const HEAD = [
  'OFFICE_CODE',
  'OFFICE_NAME',
  'ADDRESS_LINE_1',
  'ADDRESS_LINE_2',
  'ADDRESS_LINE_3',
  'CITY',
  'STATE',
  'ZIP_CODE',
  'PHONE',
  'FAX',
  'MONDAY_OPEN_TIME',
  'MONDAY_CLOSE_TIME',
  'TUESDAY_OPEN_TIME',
  'TUESDAY_CLOSE_TIME',
  'WEDNESDAY_OPEN_TIME',
  'WEDNESDAY_CLOSE_TIME',
  'THURSDAY_OPEN_TIME',
  'THURSDAY_CLOSE_TIME',
  'FRIDAY_OPEN_TIME',
  'FRIDAY_CLOSE_TIME',
  'LATITUDE_NUM',
  'LONGITUDE_NUM',
].join();
const HOURS = '9:00 AM,4:00 PM,9:00 AM,4:00 PM,9:00 AM,12:00 PM,9:00 AM,4:00 PM,9:00 AM,4:00 PM';
const office = (code: string, city: string, state: string, zip: string) =>
  `${code},SAMPLE OFFICE ${code},SOCIAL SECURITY,7${code} SAMPLE ST,,${city},${state},${zip},2135550150,2135550151,${HOURS},34.05,-118.29`;
const CALIFORNIA = [office('095', 'LOS ANGELES', 'CA', '90006'), office('096', 'PASADENA', 'CA', '91101')];
const FILE = [HEAD, ...CALIFORNIA, office('701', 'EXAMPLE TOWN', 'TX', '75001')].join('\n');

const clone = makeRealClone('import-');
const offices = clone.write('files/offices.csv', FILE);
const children: ChildProcess[] = [];

function launch(
  script: string,
  args: string[],
  env: Record<string, string>,
): { child: ChildProcess; said: () => string } {
  const all = { ...process.env, PORT: String(PORT), DATA_DIR: 'data', SOURCES: 'sample', HOST: '127.0.0.1', ...env };
  const program = path.join(__dirname, script);
  const child = spawn(process.execPath, [program, '--root', clone.root, ...args], { env: all, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  children.push(child);
  return { child, said: () => output };
}

async function make(
  kind: 'import' | 'crawl',
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, said } = launch('import.mjs', kind === 'crawl' ? ['--from-source'] : [], env);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output: said() };
}

/** Whether the database of the copy on this port answers. */
const databaseRuns = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port + 7, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.unref().setTimeout(2_000, () => socket.destroy());
  });

afterAll(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) process.kill(-Number(child.pid), 'SIGINT');
  }
  for (let round = 0; round < 200 && children.some(({ exitCode }) => exitCode === null); round += 1) await wait(50);
  clone.remove();
});

describe('make import and make crawl', () => {
  it('refuse what they were wrongly asked with the usage and 2, before anything is built', async () => {
    const { code, output } = await make('crawl', { SOURCE: 'providers', ZIP: '9000' });
    expect(code).toBe(2);
    expect(output).toContain('ZIP must be five digits');
    expect(output).toContain('make crawl  SOURCE=plan-page PLAN=H0524-003-0 YEAR=2026');
    expect(existsSync(path.join(clone.root, 'data'))).toBe(false);
    expect((await make('import', {})).output).toContain('SOURCE=');
  });

  it('import a file into a database that nobody has started on, and stop it afterwards', async () => {
    const { code, output } = await make('import', { SOURCE: 'social-security', FILE: offices });
    expect(output).toMatch(/social-security \(CA, live\): succeeded in [\d.]+ s/);
    expect(output).toContain('found 2, added 2, updated 0, unchanged 0, deactivated 0');
    expect(output).toContain('left out: other_state 1');
    expect(code).toBe(0);
    expect(await databaseRuns(PORT)).toBe(false);
  });

  it('import the same file again without a write, and another state beside it', async () => {
    const again = await make('import', { SOURCE: 'social-security', FILE: offices, FORCE: '1' });
    expect(again.output).toContain('found 2, added 0, updated 0, unchanged 2, deactivated 0');
    const texas = await make('import', { SOURCE: 'social-security', FILE: offices, STATE: 'TX' });
    expect(texas.output).toMatch(/social-security \(TX, live\): succeeded/);
    expect(texas.output).toContain('found 1, added 1');
  });

  it('import refuses a file without its columns with the class, both languages, and 1', async () => {
    const renamed = clone.write('files/renamed.csv', FILE.replace('OFFICE_NAME', 'TITLE'));
    const { code, output } = await make('import', { SOURCE: 'social-security', FILE: renamed });
    expect(output).toMatch(/missing_columns \(.*OFFICE_NAME.*\): The file lacks columns/);
    expect(output).toMatch(/[가-힣]/);
    expect(code).toBe(1);
    const missing = await make('import', { SOURCE: 'social-security', FILE: '/nothing.csv' });
    expect(missing.output).toContain('FILE cannot be read: /nothing.csv');
    expect(missing.code).toBe(2);
  });

  it('crawl one ZIP and type from the sample sources, which they start for themselves', async () => {
    const { code, output } = await make('crawl', { SOURCE: 'providers', ZIP: '90027', TYPE: 'pharmacy' });
    expect(output).toMatch(/providers \(90027 pharmacy, sample\): succeeded/);
    expect(output).toMatch(/found [1-9]/);
    expect(code).toBe(0);
    await expect(fetch(`http://127.0.0.1:${PORT + 6}/robots.txt`)).rejects.toThrow('fetch failed');
  });

  it('use the database of the product that runs on the same data, also from another port', async () => {
    const { said } = launch('start.mjs', [], {});
    while (!said().includes('Open http')) {
      if (said().includes('does not start') || said().includes('failed')) throw new Error(said());
      await wait(100);
    }
    expect(await databaseRuns(PORT)).toBe(true);
    const env = { SOURCE: 'social-security', FILE: offices, FORCE: '1', PORT: String(ORPHAN_PORT) };
    const { code, output } = await make('import', env);
    expect(output).toContain(`of the product that runs at http://127.0.0.1:${PORT}`);
    expect(code).toBe(0);
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/crawl/runs?source=social-security&limit=1`);
    expect(await answer.json()).toMatchObject([
      { status: 'succeeded', found: 2, unchanged: 2 } satisfies Partial<RunResponse>,
    ]);
    expect((await fetch(`http://127.0.0.1:${PORT}/api/health`)).status).toBe(200);
  });
});
