// @ts-check
// `make start`: from a clone to a running product with nothing but Node and npm.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { KeptProcess, nodeProgram } from './child-process.mjs';
import { migrate, takeDataDir } from './database.mjs';
import { addressesFor, baseEnvironment, serviceEnvironment, signInOf } from './environment.mjs';
import { removeCopy, writeCopy } from './live-process.mjs';
import { requireFreePorts } from './ports.mjs';
import { Postgres } from './postgres.mjs';
import { prepare, readPortOffsets, readServices } from './prepare.mjs';
import { readSecrets } from './secrets.mjs';
import { addressOf, makeDataDir, ownSettings } from './settings.mjs';
import { runMain, say, showStep, StartFailure } from './terminal.mjs';

const HEALTHY_MS = 120_000;
const STOP_MS = 2800;
/** How long the processes of a killed launcher may hold their ports. */
const LEFTOVER_MS = 5000;

/** @type {import('./settings.mjs').Settings} */
let settings;
/** @type {KeptProcess[]} */
const processes = [];
/** @type {Postgres | undefined} */
let postgres;
let isStopping = false;
let hasDataDir = false;

/** The database last, so that no service loses it before its end. */
async function stop() {
  isStopping = true;
  await Promise.all(processes.map((each) => each.stop(STOP_MS)));
  await postgres?.stop();
  removeCopy(settings.dataDir);
}

/** @param {string} name @param {string[]} args @param {Record<string, string>} env */
function run(name, args, env) {
  const logFile = path.join(settings.dataDir, `logs/${name}.log`);
  const program = nodeProgram(name, args, settings.root, env, logFile);
  const noteChildren = () => {
    const children = processes.flatMap(({ pid }) => pid ?? []);
    if (!isStopping) writeCopy(settings.dataDir, { address: addressOf(settings), children });
  };
  processes.push(new KeptProcess(program, () => setImmediate(noteChildren)));
}

/** @param {string[]} urls */
async function waitUntilHealthy(urls) {
  const isHealthy = (/** @type {string} */ url) =>
    fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + HEALTHY_MS; !isStopping; await wait(200)) {
    if ((await Promise.all(urls.map(isHealthy))).every(Boolean)) return;
    const hopeless = processes.find((each) => each.isHopeless);
    if (hopeless) throw new StartFailure(`${hopeless.program.name} does not start.`, hopeless.program.logFile);
    if (Date.now() > end)
      throw new StartFailure(`${urls[0]} is not healthy. Its answer names the service; see ${settings.dataDir}/logs.`);
  }
}

async function start() {
  const { root, port, dataDir, sources, env } = settings;
  makeDataDir(settings);
  const isLeft = takeDataDir(settings);
  hasDataDir = true;
  // The logs are those of this start.
  rmSync(path.join(dataDir, 'logs'), { recursive: true });
  makeDataDir(settings);
  await prepare(settings);
  const { sampleSources = 0, postgres: database = 0, identity = 0, ...services } = readPortOffsets(root);
  const offsets = {
    ...services,
    ...(sources !== 'live' && { sampleSources }),
    ...(!env.DATABASE_URL && { postgres: database }),
    ...(!env.OIDC_ISSUER && { identity }),
  };
  if (!env.DATABASE_URL) {
    postgres = new Postgres({ root, dataDir, port: port + database });
    await postgres.endOrphan();
  }
  await requireFreePorts(settings, offsets, isLeft ? LEFTOVER_MS : 0);
  const server = postgres;
  if (server) await showStep('database', server.isNew ? 'PostgreSQL, first start' : 'PostgreSQL', () => server.start());
  const secrets = readSecrets(dataDir);
  const addresses = addressesFor(env.DATABASE_URL ?? server?.url() ?? '', secrets, env);
  const signIn = signInOf(settings, offsets, secrets);
  await migrate(settings, addresses);
  if (isStopping) return;
  const at = (/** @type {number} */ offset) => ['--port', String(port + offset)];
  if (offsets.sampleSources)
    run('sample-sources', ['tools/sample-sources/server.mjs', ...at(sampleSources)], baseEnvironment(settings));
  if (signIn.issuer) {
    const args = ['tools/identity/server.mjs', ...at(identity), '--product', signIn.publicUrl];
    run('identity', args, { ...baseEnvironment(settings), ...signIn.identity });
  }
  for (const { name, entry } of readServices(root))
    run(name, [entry], serviceEnvironment(name, settings, offsets, addresses, signIn));
  const urls = [`${addressOf(settings)}/api/health`];
  if (signIn.issuer) urls.push(`${signIn.issuer}/.well-known/openid-configuration`);
  await showStep(
    'services',
    readServices(root)
      .map(({ name }) => name)
      .join(', '),
    () => waitUntilHealthy(urls),
  );
  if (isStopping) return;
  process.stdout.write(`\nOpen ${addressOf(settings)}   (Ctrl-C stops everything; logs in ${dataDir}/logs)\n`);
  if (signIn.issuer) say('', 'Sign in as one of two invented people: visitor, operator.');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, async () => {
    if (isStopping) return;
    process.stdout.write('\nStopping ...\n');
    await stop();
    process.stdout.write('Stopped.\n');
    process.exit(0);
  });
await runMain(async () => {
  settings = ownSettings();
  process.stdout.write('Senior Health Guide\n');
  try {
    await start();
  } catch (error) {
    if (isStopping) return;
    if (hasDataDir) await stop();
    throw error;
  }
});
