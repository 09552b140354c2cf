// @ts-check
// `make doctor`: what is wrong with this machine and this copy, each with what to do.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runningCopy } from './live-process.mjs';
import { requireFreePorts } from './ports.mjs';
import { findPrograms, serverAccount } from './postgres.mjs';
import { isInstalled } from './prepare.mjs';
import { makeDataDir, ownSettings } from './settings.mjs';
import { explain, runMain, StartFailure } from './terminal.mjs';

const GB = 2 ** 30;
const NEEDED_GB = 1.5;
/** Packages with compiled programs, which an interrupted installation may have torn. */
const NATIVE = ['@swc/core', 'vite', 'pg'];

/** @param {unknown} isWell @param {string} wrong @returns {asserts isWell} */
function demand(isWell, wrong) {
  if (!isWell) throw new StartFailure(wrong);
}

/** @param {import('./settings.mjs').Settings} settings @returns {Record<string, () => string | Promise<string>>} */
const checksOf = (settings) => ({
  npm: () => {
    const { status, stdout } = spawnSync('npm', ['--version'], { encoding: 'utf8' });
    demand(status === 0, 'npm was not found. It comes with Node.js: https://nodejs.org');
    return stdout.trim();
  },
  memory: () => {
    const has = `${(os.totalmem() / GB).toFixed(1)} GB`;
    demand(os.totalmem() >= NEEDED_GB * GB, `This machine has ${has} of memory, about 2 GB are needed.`);
    return has;
  },
  clone: () => {
    accessSync(settings.root, constants.W_OK);
    return settings.root;
  },
  DATA_DIR: () => `${settings.dataDir}, ${makeDataDir(settings)} MB free`,
  packages: () => {
    demand(isInstalled(settings.root), 'Packages are missing or old. make start installs them.');
    for (const name of NATIVE) {
      const { status } = spawnSync(process.execPath, ['--eval', `import('${name}')`], { cwd: settings.root });
      demand(status === 0, `The package ${name} is damaged. Run: rm -rf node_modules && make start`);
    }
    return 'installed';
  },
  database: () =>
    settings.env.DATABASE_URL
      ? 'the server of DATABASE_URL'
      : `PostgreSQL in ${findPrograms(settings.root, serverAccount())}`,
  ports: async () => {
    const running = runningCopy(settings.dataDir);
    if (running) return `a copy runs on this DATA_DIR at ${running.address} (process ${running.pid})`;
    await requireFreePorts(
      settings,
      Object.fromEntries(Array.from({ length: 10 }, (_, offset) => [`PORT+${offset}`, offset])),
    );
    return `${settings.port} to ${settings.port + 9} are free`;
  },
  pages: () =>
    existsSync(path.join(settings.root, 'dist/web/index.html')) ? 'built' : 'not built yet: make start builds them',
});

await runMain(async () => {
  let isWell = true;
  for (const [name, look] of Object.entries(checksOf(ownSettings()))) {
    try {
      process.stdout.write(`  ok     ${name.padEnd(10)} ${await look()}\n`);
    } catch (error) {
      isWell = false;
      process.stdout.write(`  WRONG  ${name.padEnd(10)} ${explain(error).trim()}\n`);
    }
  }
  process.stdout.write(isWell ? '\nNothing is wrong.\n' : '\nThe lines marked WRONG say what to do.\n');
  return isWell ? 0 : 1;
});
