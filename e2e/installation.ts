// Behind the screens of the product under test: its processes and its clock. Only for what a browser cannot do.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { PORT_OFFSETS } from '../libs/contracts/src/http/gateway';
import { commandOf, hasEnded } from '../tools/launcher/live-process.mjs';
import { PORT } from './addresses';

const CRAWLER = /services[/\\]crawler[/\\]/;

function read<T>(name: string): T {
  const folder = process.env['E2E_DATA_DIR'];
  if (!folder) throw new Error('E2E_DATA_DIR is not set: product.ts starts the product and says where its data lie');
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
}

/** Ends the crawler at once, as a crash does; the launcher starts it again. Resolves when it is gone. */
export async function killCrawler(): Promise<void> {
  const { children } = read<{ children: number[] }>('launcher.json');
  const pid = children.find((child) => CRAWLER.test(commandOf(child)));
  if (pid === undefined) throw new Error('The crawler does not run');
  process.kill(pid, 'SIGKILL');
  if (!(await hasEnded(pid, 5_000))) throw new Error(`The crawler (process ${pid}) does not end`);
}

/** Makes every finished crawl that many days older: a result of today is not read again, and pairs are remembered a month. */
export async function letDaysPass(days: number): Promise<void> {
  const { owner } = read<{ owner: string }>('secrets.json');
  const database = new Client({
    host: '127.0.0.1',
    port: PORT + PORT_OFFSETS.postgres,
    database: 'guide',
    user: 'guide_owner',
    password: owner,
  });
  await database.connect();
  try {
    await database.query(
      `UPDATE guide.crawl_runs
          SET created_at = created_at - make_interval(days => $1), started_at = started_at - make_interval(days => $1),
              finished_at = finished_at - make_interval(days => $1)
        WHERE finished_at IS NOT NULL`,
      [days],
    );
  } finally {
    await database.end();
  }
}
