// Measures the import of the registry's monthly file into tables with all their indexes: from nothing, the same file again (which must
// write nothing), and with one row in a hundred changed; with the most memory of each second, and the processor time of this process
// and of PostgreSQL.
// `node tools/bench/import.mjs [rows]`; needs a build (DIST, default dist). Database: an embedded one of its own.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { built, installed } from './built.mjs';
import { note } from './measures.mjs';
import { processorMsOfFamily } from './processor-time.mjs';
import { writeNpiFile } from './invented-npi-file.mjs';
import { withFilledDatabase } from './measured-catalog.mjs';

const COUNT = Number(process.argv[2] ?? 100_000);
const FOLDER = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-import-'));

function serviceOf(database) {
  const { StatementsRepository } = built('services/crawler/src/records/statements.repository');
  const { StatementSwapService } = built('services/crawler/src/records/statement-swap.service');
  const { RecordsService } = built('services/crawler/src/records/records.service');
  const { RecordsRepository } = built('services/crawler/src/records/records.repository');
  const { RegistryRunRepository } = built('services/crawler/src/records/registry-run.repository');
  const { RegistryStageRepository } = built('services/crawler/src/records/registry-stage.repository');
  const { RegistryChunksService } = built('services/crawler/src/records/registry-chunks.service');
  const { RegistryFileService } = built('services/crawler/src/records/registry-file.service');
  const { HeldRows } = built('services/crawler/src/ledger/held-rows.service');
  const { FirstRegistryRepository } = built('services/crawler/src/records/first-registry.repository');
  const { FirstRegistryService } = built('services/crawler/src/records/first-registry.service');
  const { NewPlacesRepository } = built('services/crawler/src/records/new-places.repository');
  const records = new RecordsRepository();
  const swaps = new StatementSwapService(new StatementsRepository(database), new RecordsService(records));
  const runs = new RegistryRunRepository(database);
  const places = new NewPlacesRepository(database, records);
  const stages = new RegistryStageRepository(database);
  const firsts = new FirstRegistryRepository(database, records);
  const first = new FirstRegistryService(firsts, runs, stages, swaps, places);
  const chunks = new RegistryChunksService(runs, stages, swaps, places);
  return new RegistryFileService(new HeldRows(database), stages, swaps, chunks, first);
}

async function readFile(database, service, file) {
  const { RUN_COLUMNS } = built('services/crawler/src/ledger/run-row');
  const { npiFile } = built('services/crawler/src/sources/npi-file/read');
  const [run] = await database.query(
    `INSERT INTO guide.crawl_runs (source, status, origin, attempts, request_id, requested_by, started_at)
     VALUES ('npi-file', 'running', 'live', 1, 'bench', 'operator', now()) RETURNING ${RUN_COLUMNS}`,
  );
  const options = { path: file, state: 'CA', signal: new AbortController().signal, onProgress: () => undefined };
  let readAt = 0;
  const start = performance.now();
  await service.readAndStore(run, async (stage, known) => {
    const read = await npiFile(null).readFile({ ...options, stage, known });
    readAt = performance.now();
    return read;
  });
  const [row] = await database.query(
    `SELECT found, added, updated, unchanged, deactivated FROM guide.crawl_runs WHERE id = $1`,
    [run.id],
  );
  return { row, readSeconds: (readAt - start) / 1_000, seconds: (performance.now() - start) / 1_000 };
}

/** Runs the work and looks at the memory of this process every second. */
async function measured(what, database, work) {
  const memory = [];
  const [{ pid }] = await database.query(`SELECT split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int AS pid`);
  const before = processorMsOfFamily(pid);
  const look = setInterval(() => memory.push(process.memoryUsage().rss / 1_048_576), 1_000);
  const cpu = process.cpuUsage();
  try {
    const { row, readSeconds, seconds } = await work();
    const { user, system } = process.cpuUsage(cpu);
    const perRow = (ms) => `${((ms * 1_000) / row.found).toFixed(0)} µs`;
    const [first, most] = [memory.slice(0, 5), memory].map((each) => Math.round(Math.max(0, ...each)));
    console.log(
      `${what}: ${seconds.toFixed(1)} s (read and staged ${readSeconds.toFixed(1)} s), ${Math.round(row.found / seconds)} rows/s, ` +
        `a row ${perRow((user + system) / 1_000)} of this process and ${perRow(processorMsOfFamily(pid) - before)} of PostgreSQL, memory ${first} MB at first, ${most} MB at most; ${JSON.stringify(row)}`,
    );
    return seconds;
  } finally {
    clearInterval(look);
  }
}

/** Every row with the transaction that wrote it. */
const versions = async (database) => {
  const of = (table, key) =>
    database.query(
      `SELECT count(*)::int, md5(string_agg(${key} || xmin::text, ' ' ORDER BY ${key})) FROM guide.${table}`,
    );
  return JSON.stringify([await of('providers', 'id::text'), await of('provider_sources', 'source || source_key')]);
};

const [whole, changed] = ['whole', 'changed'].map((name) => path.join(FOLDER, `${name}.csv`));
try {
  await writeNpiFile(whole, { count: COUNT });
  await writeNpiFile(changed, {
    count: COUNT,
    change: (cells, index) => (index % 100 ? cells : { ...cells, 'Last Update Date': '10/10/2026' }),
  });
  await withFilledDatabase(0, async ({ DATABASE_URL: url }) => {
    const { DataSource } = installed('typeorm');
    const { dataSourceOptions } = built('libs/database/src/data-source');
    const database = await new DataSource(
      dataSourceOptions({ url, applicationName: 'bench', poolMax: 4 }),
    ).initialize();
    try {
      const service = serviceOf(database);
      const first = await measured(`${COUNT} rows`, database, () => readFile(database, service, whole));
      const before = await versions(database);
      const again = await measured('the same again', database, () => readFile(database, service, whole));
      const isSame = before === (await versions(database));
      note(
        { name: `Import of ${COUNT} providers`, ours: COUNT / first, unit: 'rows/s', goal: { least: 15_000 } },
        { name: 'The same import again, times faster', ours: first / again, unit: 'x', goal: { least: 5 } },
      );
      console.log(isSame ? `  0 rows written, ${(first / again).toFixed(1)} times as fast` : '  ROWS WERE WRITTEN');
      if (!isSame) process.exitCode = 1;
      await measured('one row in a hundred changed', database, () => readFile(database, service, changed));
      const [{ hits }] = await database.query('SELECT count(*)::int AS hits FROM guide.registry_stage');
      if (hits > 0) process.exitCode = 1;
    } finally {
      await database.destroy();
    }
  });
} finally {
  fs.rmSync(FOLDER, { recursive: true, force: true });
}
