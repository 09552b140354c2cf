// A clone of a product with two tiny services, for the launcher's end-to-end test: real npm scripts, real PostgreSQL,
// real sample sources and sign-in provider, and services that start in a moment. Tests only.
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const REPOSITORY = path.resolve(__dirname, '../..');

const GATEWAY = `
const http = require('node:http');
const catalog = 'http://127.0.0.1:' + (Number(process.env.PORT) + 1) + '/internal/health';
http.createServer(async (request, response) => {
  const isUp = await fetch(catalog).then((answer) => answer.ok, () => false);
  response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ pid: process.pid, environment: process.env }));
}).listen(Number(process.env.SERVICE_PORT), process.env.HOST);
`;

const CATALOG = `
const http = require('node:http');
const { Client } = require('pg');
http.createServer(async (request, response) => {
  if (request.url === '/environment') return response.end(JSON.stringify({ pid: process.pid, environment: process.env }));
  const client = new Client({ connectionString: process.env.CATALOG_DATABASE_URL });
  client.on('error', () => {});
  const isUp = await client.connect().then(() => client.query('SELECT count(*) FROM starts'), () => false);
  await client.end().catch(() => {});
  response.writeHead(isUp ? 200 : 503).end(isUp ? String(isUp.rows[0].count) : '');
}).listen(Number(process.env.SERVICE_PORT), process.env.HOST);
`;

// Counts the starts, so that a test sees that the data outlives them.
const MIGRATE = `
const { Client } = require('pg');
(async () => {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { username, password } = new URL(process.env.CATALOG_DATABASE_URL);
  await client.query('CREATE TABLE IF NOT EXISTS starts (at timestamptz DEFAULT now())');
  await client.query('INSERT INTO starts DEFAULT VALUES');
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [username]);
  if (!rowCount) await client.query('CREATE ROLE ' + username + ' LOGIN PASSWORD ' + client.escapeLiteral(password));
  await client.query('GRANT SELECT ON starts TO ' + username);
  await client.end();
})().catch((error) => { console.error(error); process.exit(1); });
`;

const CONTRACT = `exports.PORT_OFFSETS = { gateway: 0, catalog: 1, sampleSources: 6, postgres: 7, identity: 8, metrics: 9 };`;

const BUILD = `
import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('builds.txt', process.argv[2] + '\\n');
if (process.argv[2] === 'server') for (const folder of ['services', 'libs']) cpSync(folder, 'dist/' + folder, { recursive: true });
else { mkdirSync('dist/web', { recursive: true }); for (const file of ['index.html', 'sw.js']) writeFileSync('dist/web/' + file, '<!doctype html>'); }
`;

export interface FakeClone {
  root: string;
  /** Writes one source file, as a programmer would. */
  write(file: string, text: string): void;
  /** Writes all sources as they were. */
  restore(): void;
  remove(): void;
}

/** Makes the clone in a new folder that every user may enter (the database does not run as root). */
export function makeFakeClone(): FakeClone {
  const root = mkdtempSync(path.join(tmpdir(), 'launcher-'));
  chmodSync(root, 0o755);
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const project = (name: string) => ({ type: 'application', sourceRoot: `services/${name}/src`, entryFile: 'main' });
  const projects = { gateway: project('gateway'), catalog: project('catalog'), kit: { type: 'library' } };
  const scripts = { 'build:server': 'node build.mjs server', 'build:web': 'node build.mjs web' };
  const sources = {
    'nest-cli.json': JSON.stringify({ projects }),
    'package.json': JSON.stringify({ name: 'fake-clone', private: true, scripts }),
    'package-lock.json': JSON.stringify({ packages: {} }),
    'build.mjs': BUILD,
    'services/gateway/src/main.js': GATEWAY,
    'services/catalog/src/main.js': CATALOG,
    'libs/contracts/src/http/gateway.js': CONTRACT,
    'libs/database/src/migrate.js': MIGRATE,
  };
  const restore = (): void => Object.entries(sources).forEach(([file, text]) => write(file, text));
  restore();
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'));
  for (const tool of [
    'tools/sample-sources',
    'services/crawler/src/sources',
    'tools/identity',
    'libs/content/data/help-lines.json',
    'libs/content/data/medicines.json',
  ]) {
    cpSync(path.join(REPOSITORY, tool), path.join(root, tool), { recursive: true });
  }
  return { root, write, restore, remove: () => rmSync(root, { recursive: true, force: true }) };
}
