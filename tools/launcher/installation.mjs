// @ts-check
// Everything that runs: database, sample sources, sign-in provider, services. Started in order, stopped in the opposite order.
import { setTimeout as wait } from 'node:timers/promises';
import { addressesFor, baseEnvironment, DATABASE, migrationEnvironment, serviceEnvironment } from './environment.mjs';
import { DiskGuard } from './disk-guard.mjs';
import { StartFailure } from './failure.mjs';
import { answersWell, describeHealth, lives } from './health.mjs';
import { INHERITED_FD, keepPort } from './kept-port.mjs';
import { LogFolder } from './log-folder.mjs';
import { Postgres } from './postgres.mjs';
import { requireFreePorts } from './ports.mjs';
import { say, showStep } from './progress.mjs';
import { readPortOffsets, readServices } from './projects.mjs';
import { readSecrets } from './secrets.mjs';
import { pauseAfter, ServiceProcess, spawnNode } from './service-process.mjs';
import { addressOf } from './settings.mjs';
import { signInOf } from './sign-in.mjs';
import { ANSWER_MS, Watchdog } from './watchdog.mjs';

const GREEN_MS = 120_000;
/** A service that dies this often before the first green will not recover by itself. */
const HOPELESS_DEATHS = 4;
/** Ctrl-C ends everything within 5 s: services first, then the database. */
const STOP_MS = { services: 2800, database: 1500 };

/** Whose offset of PORT has another name. */
const PORT_NAMES = new Map([['sample-sources', 'sampleSources']]);

/** @typedef {import('./settings.mjs').Settings} Settings */

export class Installation {
  /** @param {Settings} settings @param {{ onChildren: (pids: number[]) => void }} hooks */
  constructor(settings, { onChildren }) {
    this.settings = settings;
    this.onChildren = onChildren;
    this.logs = new LogFolder(settings.dataDir);
    this.offsets = readPortOffsets(settings.root);
    this.services = readServices(settings.root);
    /** @type {ServiceProcess[]} */
    this.processes = [];
    /** @type {Postgres | null} */
    this.postgres = null;
    /** @type {import('./kept-port.mjs').BoundSocket | null} */
    this.publicPort = null;
    this.isStopping = false;
    this.watchdog = new Watchdog();
  }

  /** @param {string} name */
  port(name) {
    return this.settings.port + (this.offsets[name] ?? 0);
  }

  get needsSamples() {
    return this.settings.sources !== 'live';
  }

  /** The development provider, unless there is a real one. */
  get needsIdentity() {
    return !this.settings.env.OIDC_ISSUER;
  }

  get needsPostgres() {
    return !this.settings.env.DATABASE_URL;
  }

  /** @param {number} patienceMs for ports that the processes of a killed launcher still hold */
  async requirePorts(patienceMs) {
    const names = [...this.services.map(({ name }) => name), 'metrics'];
    if (this.needsSamples) names.push('sampleSources');
    if (this.needsIdentity) names.push('identity');
    if (this.needsPostgres) names.push('postgres');
    const { host, port } = this.settings;
    const doors = names.map((name) => ({ name, port: this.port(name), host: name === 'gateway' ? host : '127.0.0.1' }));
    await requireFreePorts(doors, port, patienceMs);
  }

  /** @param {number} patienceMs see requirePorts @returns {Promise<string>} the owner's address */
  async startDatabase(patienceMs) {
    const { root, dataDir, env } = this.settings;
    if (env.DATABASE_URL) {
      await this.requirePorts(patienceMs);
      say('database', 'the server of DATABASE_URL');
      return env.DATABASE_URL;
    }
    const tell = (/** @type {string} */ text) => say('database', text);
    const postgres = new Postgres({
      root,
      dataDir,
      port: this.port('postgres'),
      logFile: this.logs.file('postgres'),
      tell,
    });
    await postgres.endOrphan();
    await this.requirePorts(patienceMs);
    this.postgres = postgres;
    await showStep('database', postgres.isNew ? 'PostgreSQL, first start' : 'PostgreSQL', () => postgres.start());
    postgres.onDeath = () => void this.reviveDatabase(postgres, 1);
    const spare = (/** @type {boolean} */ isLow) => postgres.spare(isLow);
    // In the services' database: this session leaves there the file that the next ones would have to write.
    const checkpoint = () => postgres.query(DATABASE, 'CHECKPOINT');
    const diskGuard = new DiskGuard(dataDir, { checkpoint, spare, tell });
    this.diskGuard = diskGuard;
    diskGuard.start();
    this.watchdog.add(postgres.watched(() => diskGuard.isLow));
    return postgres.url();
  }

  /** @param {Postgres} postgres @param {number} attempt */
  async reviveDatabase(postgres, attempt) {
    const pause = pauseAfter(attempt);
    say('database', `stopped, starts again in ${pause / 1000} s: ${postgres.logFile}`);
    await wait(pause);
    if (this.isStopping) return;
    try {
      await postgres.startServer();
      say('database', 'back');
    } catch {
      await this.reviveDatabase(postgres, attempt + 1);
    }
  }

  /** @param {import('./environment.mjs').Addresses} addresses */
  migrate(addresses) {
    const { root } = this.settings;
    const logFile = this.logs.file('migrate');
    const env = migrationEnvironment(this.settings, addresses);
    const child = spawnNode(['dist/libs/database/src/migrate.js'], { root, env, logFile });
    this.migration = child;
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) =>
        code === 0 ? resolve(null) : reject(new StartFailure('The migrations failed.', { logFile })),
      );
    });
  }

  /** @param {string} name @param {string[]} args @param {Record<string, string>} env @param {number} [socketFd] a port that is kept for it */
  add(name, args, env, socketFd) {
    const process = new ServiceProcess({
      name,
      args,
      root: this.settings.root,
      env: socketFd === undefined ? env : { ...env, LISTEN_FD: String(INHERITED_FD) },
      logFile: this.logs.file(name),
      socketFd,
      onChange: (text) => say(name, text),
      onPid: () => this.tellChildren(),
    });
    this.processes.push(process);
    const { host } =
      name === 'gateway'
        ? new URL(addressOf(this.settings))
        : { host: `127.0.0.1:${this.port(PORT_NAMES.get(name) ?? name)}` };
    this.watchdog.add({
      name,
      pid: () => process.pid,
      ask: () => lives(host, ANSWER_MS),
      replace: () => process.replace(),
    });
    process.start();
  }

  /** @param {import('./sign-in.mjs').SignIn} signIn */
  addIdentity({ publicUrl, identity }) {
    const args = ['tools/identity/server.mjs', '--port', String(this.port('identity')), '--product', publicUrl];
    this.add('identity', args, { ...baseEnvironment(this.settings), ...identity });
  }

  /** Starts everything and answers when the whole is green. @param {number} patienceMs see requirePorts */
  async start(patienceMs) {
    const { dataDir, env } = this.settings;
    this.logs.watch();
    const ownerUrl = await this.startDatabase(patienceMs);
    const secrets = readSecrets(dataDir);
    const addresses = addressesFor(ownerUrl, secrets, env);
    const signIn = signInOf(this.settings, this.offsets, secrets);
    await showStep('records', 'migrations', () => this.migrate(addresses));
    this.publicPort = await keepPort(this.settings);
    if (this.isStopping) return;
    if (this.needsSamples) {
      const args = ['tools/sample-sources/server.mjs', '--port', String(this.port('sampleSources'))];
      this.add('sample-sources', args, baseEnvironment(this.settings));
    }
    if (signIn.issuer) this.addIdentity(signIn);
    for (const { name, entry } of this.services) {
      const socketFd = name === 'gateway' ? this.publicPort?.fd : undefined;
      this.add(name, [entry], serviceEnvironment(name, this.settings, this.offsets, addresses, signIn), socketFd);
    }
    this.watchdog.start();
    await showStep('services', this.services.map(({ name }) => name).join(', '), () =>
      this.waitForGreen(signIn.issuer),
    );
  }

  /** Tells which processes run, whenever that changes. */
  tellChildren() {
    if (!this.isStopping) this.onChildren(this.processes.flatMap(({ pid }) => pid ?? []));
  }

  /** @param {string | null} issuer of the development provider, when it is ours to start */
  async waitForGreen(issuer) {
    const url = `${addressOf(this.settings)}/api/health`;
    const all = issuer ? [url, `${issuer}/.well-known/openid-configuration`] : [url];
    const end = Date.now() + GREEN_MS;
    while (!this.isStopping) {
      if ((await Promise.all(all.map(answersWell))).every(Boolean)) return;
      const hopeless = this.processes.find(({ deaths }) => deaths >= HOPELESS_DEATHS);
      if (hopeless) throw new StartFailure(`${hopeless.name} does not start.`, { logFile: hopeless.options.logFile });
      if (Date.now() > end)
        throw new StartFailure(`${url} is not green: ${await describeHealth(url)}.`, this.suspect());
      await wait(200);
    }
  }

  suspect() {
    const dead = this.processes.find(({ pid, deaths }) => pid === null || deaths > 0);
    return { logFile: (dead ?? this.processes.find(({ name }) => name === 'gateway'))?.options.logFile };
  }

  /** Stops everything; the database last, so that no service loses it in the middle of its last sentence. */
  async stop() {
    this.isStopping = true;
    this.watchdog.stop();
    this.diskGuard?.stop();
    this.migration?.kill('SIGTERM');
    // Nobody comes after the last gateway: from here on visitors are refused and do not wait.
    this.publicPort?.close();
    await Promise.all(this.processes.map((process) => process.stop(STOP_MS.services)));
    await this.postgres?.stop(STOP_MS.database);
    this.logs.close();
  }
}
