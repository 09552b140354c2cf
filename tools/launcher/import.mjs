// @ts-check
// `make import` and `make crawl`: reads one source (or all of them, a ZIP code, a plan page) into the database of DATA_DIR, or into that of
// DATABASE_URL / CRAWLER_DATABASE_URL. The crawler's program validates the request.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ended, nodeProgram, spawnLogged } from './child-process.mjs';
import { reachDatabase } from './database.mjs';
import { baseEnvironment, serviceEnvironment, signInOf } from './environment.mjs';
import { readSecrets } from './secrets.mjs';
import { ownSettings } from './settings.mjs';
import { runMain } from './terminal.mjs';

const USAGE = `
  make import SOURCE=insurance FILE=plans.ndjson [STATE=TX] [FORCE=1]   a file in place of a whole source
  make crawl  SOURCE=hospitals [STATE=TX] [FORCE=1]                     a whole source
  make crawl  SOURCE=plannet-kaiser [FORCE=1]                           a directory of an insurer's doctors
  make crawl  SOURCE=all [FORCE=1]                                      every part, one after another
  make crawl  SOURCE=providers ZIP=90006 TYPE=doctor [FORCE=1]          one ZIP code and type
  make crawl  SOURCE=plan-page PLAN=H0524-003-0 YEAR=2026               the Medicare.gov page of one stored plan

  FORCE=1 stores although nothing changed or over 20 % of the records are gone. STATE is a whole source's; the
  default is CA. Exit code of the program (make prints it, and ends with 2 itself): 0 = succeeded, 1 = failed, 2 = wrong arguments.
`;
const PROGRAM = 'dist/services/crawler/src/import-file.js';

/** The program's arguments: each variable that is set, and no other's. @param {Record<string, string | undefined>} env @returns {string[]} */
function argumentsOf({ SOURCE, FILE, STATE, ZIP, TYPE, PLAN, YEAR, FORCE }) {
  const ofPage = SOURCE === 'plan-page' ? { PLAN, YEAR } : {};
  const ofZip = SOURCE === 'providers' ? { ZIP, TYPE } : {};
  const values = { SOURCE, FILE: FILE && path.resolve(FILE), STATE, ...ofZip, ...ofPage };
  const options = Object.entries(values).flatMap(([name, value]) => (value ? [`--${name.toLowerCase()}`, value] : []));
  return FORCE && FORCE !== '0' ? [...options, '--force'] : options;
}

/** @param {string} kind import or crawl */
async function main(kind) {
  const { SOURCE, FILE } = process.env;
  if (!SOURCE || (kind === 'import') !== Boolean(FILE)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const own = ownSettings();
  const outside = own.env.DATABASE_URL ?? own.env.CRAWLER_DATABASE_URL;
  return reachDatabase(own, outside, async ({ settings, offsets, addresses, kind: reached }) => {
    const { root, dataDir, port, sources } = settings;
    const samplesLog = path.join(dataDir, 'logs/sample-sources.log');
    const samplesArgs = ['tools/sample-sources/server.mjs', '--port', String(port + (offsets.sampleSources ?? 0))];
    const samples =
      reached === 'started' && sources !== 'live' && !FILE
        ? spawnLogged(nodeProgram('sample-sources', samplesArgs, root, baseEnvironment(settings), samplesLog))
        : null;
    const signIn = signInOf(settings, offsets, readSecrets(dataDir));
    const env = serviceEnvironment('crawler', settings, offsets, addresses, signIn);
    const args = ['--enable-source-maps', PROGRAM, ...argumentsOf(process.env)];
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    // The program closes its run when it is interrupted, and is waited for.
    for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => child.kill('SIGTERM'));
    const code = await ended(child);
    samples?.kill();
    return code ?? 1;
  });
}

await runMain(() => main(process.argv[2] ?? (process.env.FILE ? 'import' : 'crawl')));
