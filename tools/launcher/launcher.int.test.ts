// The launcher over a small clone: a person at a terminal, a crash, a kill -9.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '@app/testing/free-ports';
import { makeFakeClone } from './fake-clone';
import { HANG_MS, LauncherProcess } from './launcher-process';
import { commandOf } from './live-process.mjs';

const PORT = freePorts(9380, 20);
const SECOND_PORT = PORT + 10;
const clone = makeFakeClone();
const launchers: Launcher[] = [];

class Launcher extends LauncherProcess {
  constructor(port: number, dataDir = 'data', command = 'start') {
    super(clone.root, { PORT: String(port), DATA_DIR: dataDir }, command);
    launchers.push(this);
  }
}

interface Environment {
  pid: number;
  environment: Record<string, string>;
}

const health = (port: number): Promise<number> =>
  fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(30_000) }).then(
    ({ status }) => status,
    () => 0,
  );
const catalog = async (port: number): Promise<Environment> =>
  (await (await fetch(`http://127.0.0.1:${port + 1}/environment`)).json()) as Environment;
const starts = async (port: number): Promise<number> =>
  Number(await (await fetch(`http://127.0.0.1:${port + 1}/internal/health`)).text());

async function healthyAgain(port: number): Promise<void> {
  const end = Date.now() + HANG_MS;
  while ((await health(port)) !== 200) {
    if (Date.now() > end) throw new Error('not healthy again');
    await wait(50);
  }
}

const processes = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** The database server that listens for the copy on this port. */
const postgresOf = (port: number): number[] =>
  processes().filter((pid) => / -D .* -p /.test(commandOf(pid)) && commandOf(pid).includes(` -p ${port + 7} `));

/** Every process of the clone: its services have it as their working directory, its databases listen on its ports. */
function leftovers(): number[] {
  const runsInClone = (pid: number): boolean => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === clone.root && commandOf(pid) !== '';
    } catch {
      return false;
    }
  };
  return [...processes().filter(runsInClone), ...postgresOf(PORT), ...postgresOf(SECOND_PORT)];
}

const builds = (): string[] => readFileSync(path.join(clone.root, 'builds.txt'), 'utf8').trim().split('\n');

beforeEach(() => clone.restore());

afterEach(async () => {
  for (const launcher of launchers.splice(0)) if (!launcher.hasEnded) await launcher.interrupt();
  expect(leftovers()).toEqual([]);
});

afterAll(() => clone.remove());

describe('the launcher', () => {
  it('builds, starts, gives each process only its own credentials, and Ctrl-C ends everything', async () => {
    const launcher = await new Launcher(PORT).isReady();
    expect(launcher.output).toContain(`Open http://127.0.0.1:${PORT}`);
    expect(builds().slice(0, 2)).toEqual(['server', 'web']);
    const { environment } = await catalog(PORT);
    const addresses = Object.keys(environment).filter((name) => name.endsWith('_URL'));
    expect(addresses.sort()).toEqual(['CATALOG_DATABASE_URL', 'QUEUE_URL']);
    expect((await fetch(`http://127.0.0.1:${PORT + 6}/robots.txt`)).status).toBe(200);
    const issuer = `http://127.0.0.1:${PORT + 8}`;
    expect(await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()).toMatchObject({ issuer });
    // The launcher, two services, sample sources, sign-in and the database.
    expect(leftovers()).toHaveLength(6);
    expect(await launcher.interrupt(10_000)).toBe(0);
  });

  it('builds nothing the second time, keeps the data, and stops by make stop', async () => {
    const first = await new Launcher(PORT).isReady();
    const [built, started] = [builds(), await starts(PORT)];
    await first.interrupt();
    const second = await new Launcher(PORT).isReady();
    expect(builds()).toEqual(built);
    expect(await starts(PORT)).toBe(started + 1);
    const stop = new Launcher(PORT, 'data', 'stop');
    expect(await stop.ended()).toBe(0);
    expect(stop.output).toBe('Stopped.\n');
    expect(await second.ended()).toBe(0);
  });

  it('refuses a second start on the same data in a sentence', async () => {
    await new Launcher(PORT).isReady();
    const same = new Launcher(SECOND_PORT);
    expect(await same.ended()).toBe(1);
    expect(same.output).toMatch(new RegExp(`It runs already with DATA_DIR=.*data at http://127.0.0.1:${PORT}`));
    const doctor = new Launcher(PORT, 'data', 'doctor');
    expect(await doctor.ended()).toBe(0);
    expect(doctor.output).toMatch(/a copy runs on this DATA_DIR at .*\n[^]*Nothing is wrong/);
  });

  it('names the port that is in use and the variable', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(PORT + 1, '127.0.0.1', resolve));
    const launcher = new Launcher(PORT);
    expect(await launcher.ended()).toBe(1);
    other.close();
    expect(launcher.output).toContain(`Port ${PORT + 1} (PORT+1, for catalog) is used by another program. Set PORT`);
  });

  it('restarts a killed service and a killed database', async () => {
    await new Launcher(PORT).isReady();
    const [{ pid }, before] = [await catalog(PORT), await starts(PORT)];
    process.kill(pid, 'SIGKILL');
    process.kill(postgresOf(PORT)[0] ?? 0, 'SIGKILL');
    await wait(100);
    expect(await health(PORT)).toBe(503);
    await healthyAgain(PORT);
    expect((await catalog(PORT)).pid).not.toBe(pid);
    expect(await starts(PORT)).toBe(before);
  });

  it('starts again after a kill -9 of the launcher, whose services end by themselves', async () => {
    const killed = await new Launcher(PORT).isReady();
    const before = await starts(PORT);
    killed.process.kill('SIGKILL');
    await new Launcher(PORT).isReady();
    expect(await starts(PORT)).toBe(before + 1);
  });

  it('ends with the last lines of the log of a service that cannot start', async () => {
    clone.write('services/catalog/src/main.js', `console.error('CATALOG_DATABASE_URL: bad'); process.exit(1);`);
    const launcher = new Launcher(PORT);
    expect(await launcher.ended()).toBe(1);
    expect(launcher.output).toMatch(/catalog does not start\.[^]*CATALOG_DATABASE_URL: bad/);
  });

  it('ends with the lines of the compiler when a build fails, and builds again next time', async () => {
    clone.write('build.mjs', `console.error('catalog.ts:3: unexpected token'); process.exit(1);`);
    clone.write('services/catalog/src/main.js', 'broken');
    for (let start = 0; start < 2; start += 1) {
      const launcher = new Launcher(PORT);
      expect(await launcher.ended()).toBe(1);
      expect(launcher.output).toMatch(/npm run .*build:server failed \(code 1\)[^]*catalog\.ts:3: unexpected token/);
    }
  });
});
