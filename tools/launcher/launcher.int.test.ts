// The launcher from outside, over a small clone: what a person at a terminal, a crash and a kill -9 do to it.
import { appendFileSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
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
  constructor(port: number, dataDir = 'data') {
    super(clone.root, { PORT: String(port), DATA_DIR: dataDir });
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

async function greenAgain(port: number): Promise<void> {
  const end = Date.now() + HANG_MS;
  while ((await health(port)) !== 200) {
    if (Date.now() > end) throw new Error('not green again');
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

/** Every process that runs out of the clone: its services stand in it, its databases listen for it. */
function leftovers(): number[] {
  const standsInClone = (pid: number): boolean => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === clone.root && commandOf(pid) !== '';
    } catch {
      return false;
    }
  };
  return [...processes().filter(standsInClone), ...postgresOf(PORT), ...postgresOf(SECOND_PORT)];
}

const builds = (): string[] => readFileSync(path.join(clone.root, 'builds.txt'), 'utf8').trim().split('\n');

// Each test may be the first one, or one more try after all others.
beforeEach(() => clone.restore());

afterEach(async () => {
  for (const launcher of launchers.splice(0)) if (!launcher.hasEnded) await launcher.interrupt();
  expect(leftovers()).toEqual([]);
});

afterAll(() => clone.remove());

describe('the launcher', () => {
  it('builds, starts to green, gives each process only its own, and Ctrl-C ends everything', async () => {
    for (const made of ['dist', 'builds.txt']) rmSync(path.join(clone.root, made), { recursive: true, force: true });
    const launcher = await new Launcher(PORT).isGreen();
    expect(launcher.output).toContain(`Open http://127.0.0.1:${PORT}`);
    expect(builds()).toEqual(['server', 'web']);
    const { environment } = await catalog(PORT);
    expect(Object.keys(environment).filter((name) => name.endsWith('_URL'))).toEqual([
      'CATALOG_DATABASE_URL',
      'QUEUE_URL',
    ]);
    expect((await fetch(`http://127.0.0.1:${PORT + 6}/robots.txt`)).status).toBe(200);
    expect(leftovers()).toHaveLength(5);
    await launcher.interrupt(5_000);
    expect(launcher.process.exitCode).toBe(0);
    expect(leftovers()).toEqual([]);
  });

  it('builds nothing the second time, keeps the data, and builds again what changed', async () => {
    const first = await new Launcher(PORT).isGreen();
    const [built, started] = [builds(), await starts(PORT)];
    await first.interrupt();
    const second = await new Launcher(PORT).isGreen();
    expect(builds()).toEqual(built);
    expect(await starts(PORT)).toBe(started + 1);
    await second.interrupt();
    appendFileSync(path.join(clone.root, 'services/catalog/src/main.js'), '// changed\n');
    await new Launcher(PORT).isGreen();
    expect(builds()).toEqual([...built, 'server']);
  });

  it('starts the sign-in provider with the gateway’s secrets, which outlive the start in a closed file', async () => {
    const gateway = async (): Promise<Record<string, string>> =>
      ((await (await fetch(`http://127.0.0.1:${PORT}/`)).json()) as Environment).environment;
    const first = await new Launcher(PORT).isGreen();
    const { OIDC_ISSUER = '', SESSION_SECRET, IDENTITY_SECRET, OIDC_CLIENT_SECRET, OPERATORS } = await gateway();
    expect([OIDC_ISSUER, OPERATORS]).toEqual([`http://127.0.0.1:${PORT + 8}`, 'operator@example.org']);
    const known = await fetch(`${OIDC_ISSUER}/.well-known/openid-configuration`);
    expect(await known.json()).toMatchObject({ issuer: OIDC_ISSUER });
    const secrets = [SESSION_SECRET, IDENTITY_SECRET, OIDC_CLIENT_SECRET];
    expect(new Set(secrets.filter((secret) => (secret?.length ?? 0) >= 32)).size).toBe(3);
    expect(statSync(path.join(clone.root, 'data/secrets.json')).mode & 0o777).toBe(0o600);
    await first.interrupt();
    await new Launcher(PORT).isGreen();
    expect(await gateway()).toMatchObject({ SESSION_SECRET, IDENTITY_SECRET, OIDC_CLIENT_SECRET });
  });

  it('refuses a second start on the same data in a sentence, and two copies run side by side', async () => {
    await new Launcher(PORT).isGreen();
    const same = new Launcher(SECOND_PORT);
    await same.ended();
    expect(same.process.exitCode).toBe(1);
    expect(same.output).toMatch(/It runs already with DATA_DIR=.*data at http:\/\/127\.0\.0\.1:9380/);
    await new Launcher(SECOND_PORT, 'data-2').isGreen();
    expect([await health(PORT), await health(SECOND_PORT)]).toEqual([200, 200]);
  });

  it('names the port that is busy and the variable', async () => {
    const busy = await new Promise<Server>((resolve) => {
      const server = createServer().listen(PORT + 1, '127.0.0.1', () => resolve(server));
    });
    const launcher = new Launcher(PORT);
    await launcher.ended();
    busy.close();
    expect(launcher.process.exitCode).toBe(1);
    expect(launcher.output).toContain(`Port ${PORT + 1} (PORT+1, for catalog) is used by another program. Set PORT`);
  });

  it('starts a killed service again, and is not green in between', async () => {
    await new Launcher(PORT).isGreen();
    const { pid } = await catalog(PORT);
    process.kill(pid, 'SIGKILL');
    await wait(100);
    expect(await health(PORT)).toBe(503);
    await greenAgain(PORT);
    expect((await catalog(PORT)).pid).not.toBe(pid);
  });

  it('starts a killed database again', async () => {
    const launcher = await new Launcher(PORT).isGreen();
    const before = await starts(PORT);
    process.kill(postgresOf(PORT)[0] ?? 0, 'SIGKILL');
    await launcher.says(/database +back/);
    await greenAgain(PORT);
    expect(await starts(PORT)).toBe(before);
  });

  it('after a kill -9 the services end by themselves, and the next start works at once', async () => {
    const killed = await new Launcher(PORT).isGreen();
    const before = await starts(PORT);
    killed.process.kill('SIGKILL');
    await new Launcher(PORT).isGreen();
    expect(await starts(PORT)).toBe(before + 1);
  });

  it('after a kill -9 of launcher and database together the next start works', async () => {
    const killed = await new Launcher(PORT).isGreen();
    const [database = 0] = postgresOf(PORT);
    killed.process.kill('SIGKILL');
    process.kill(database, 'SIGKILL');
    await new Launcher(PORT).isGreen();
  });

  it('a service that cannot start ends the start with the last lines of its log', async () => {
    clone.write('services/catalog/src/main.js', `console.error('CATALOG_DATABASE_URL: bad'); process.exit(1);`);
    const launcher = new Launcher(PORT);
    await launcher.ended();
    expect(launcher.process.exitCode).toBe(1);
    expect(launcher.output).toContain('catalog does not start.');
    expect(launcher.output).toContain('CATALOG_DATABASE_URL: bad');
  });

  it('a build that fails says so with the lines of the compiler, and is tried again next time', async () => {
    clone.write('build.mjs', `console.error('catalog.ts:3: unexpected token'); process.exit(1);`);
    clone.write('services/catalog/src/main.js', 'broken');
    const launcher = new Launcher(PORT);
    await launcher.ended();
    expect(launcher.output).toMatch(/npm run .*build:server failed \(code 1\)/);
    expect(launcher.output).toContain('catalog.ts:3: unexpected token');
    rmSync(path.join(clone.root, 'build.mjs'));
    const again = new Launcher(PORT);
    await again.ended();
    expect(again.output).toContain('failed');
  });
});
