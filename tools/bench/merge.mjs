// Measures the merge of records: statements of three sources about invented places, from nothing to rows of guide.providers; the same
// read again, which must write nothing; and one page of a ZIP beside all of them.
// `node tools/bench/merge.mjs [statements]`; needs a build (DIST, default dist). Database: an embedded one of its own.
import { built, installed } from './built.mjs';
import { withFilledDatabase } from './measured-catalog.mjs';

const COUNT = Number(process.argv[2] ?? 500_000);

const STREETS = 'Olympic Wilshire Western Vermont Harbor Valley Sunset Pacific Crenshaw Beverly'.split(' ');
const NAMES = 'Cedar Elm Oak Willow Maple Palm Rose Ivy Birch Laurel Sage Fern Hazel Juniper Olive'.split(' ');
const KINDS = { clinic: 'Medical Clinic', assistant: 'Home Care', doctor: 'MD' };
const ZIPS = 1_900;

/** What one place is called and where it stands, as a source spells it. */
function fieldsOf(type, number, isLoud) {
  const street = `${100 + ((number * 37) % 8_900)} ${STREETS[number % 10]} ${isLoud ? 'AVE' : 'Avenue'}`;
  const name = `${NAMES[number % 15]} ${NAMES[(number * 7 + 3) % 15]}ton ${KINDS[type]}`;
  return {
    type,
    state: 'CA',
    isShown: true,
    city: 'Los Angeles',
    zipCode: String(90_001 + (number % ZIPS)),
    name: isLoud ? `${name} Inc`.toUpperCase() : name,
    address: isLoud ? street.toUpperCase() : street,
    phone: `(213) 555-${String(number % 10_000).padStart(4, '0')}`,
  };
}

const registered = (type, number) => {
  const npi = String(2_000_000_000 + (type === 'clinic' ? 0 : type === 'assistant' ? 3e8 : 6e8) + number);
  const fields = { ...fieldsOf(type, number, true), npi, taxonomyCodes: ['261Q00000X'], specialties: [] };
  return { source: 'nppes', key: `${type} npi:${npi}`, naturalKey: `npi:${npi}`, fields };
};
const listed = (source, type, number, word) => {
  return { source, key: String(number), naturalKey: `${word}:${number}`, fields: fieldsOf(type, number, false) };
};

/** Half of the registry's words are about doctors; the others about every second place of the two lists. */
function* words(source) {
  const [list, registry] = [Math.round(COUNT / 4), Math.round(COUNT / 10)];
  if (source === 'hrsa-sites') for (let n = 0; n < list; n += 1) yield listed(source, 'clinic', n, 'hrsa');
  if (source === 'cdss-home-care') for (let n = 0; n < list; n += 1) yield listed(source, 'assistant', n, 'cdss');
  if (source !== 'nppes') return;
  for (let n = 0; n < registry; n += 1) yield registered('clinic', n * 2);
  for (let n = 0; n < registry; n += 1) yield registered('assistant', n * 2);
  for (let n = 0; n < COUNT - 2 * list - 2 * registry; n += 1) yield registered('doctor', n);
}

const SOURCES = ['nppes', 'hrsa-sites', 'cdss-home-care'];
const FACTS = { release: 'bench', retrievedAt: new Date(), sourceUpdatedAt: null };
const withUrl = (word) => ({ ...word, sourceUrl: 'https://example.org/bench' });

function serviceOf(database) {
  const { StatementsRepository } = built('services/crawler/src/records/statements.repository');
  const { StatementSwapService } = built('services/crawler/src/records/statement-swap.service');
  const { RecordsService } = built('services/crawler/src/records/records.service');
  const { RecordsRepository } = built('services/crawler/src/records/records.repository');
  return new StatementSwapService(new StatementsRepository(database), new RecordsService(new RecordsRepository()));
}

const swap = (service, part, said) =>
  service.transaction(async (manager) => {
    await service.begin(manager);
    return service.swap(manager, { state: 'CA', origin: 'live', ...part }, said, FACTS);
  });

async function timed(what, work) {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  const peak = Math.round(process.resourceUsage().maxRSS / 1_024);
  console.log(`${what}: ${seconds} s, peak ${peak} MB${result ? `; ${result}` : ''}`);
}

const tell = ({ added, changed, hidden }) => `${added.size} added, ${changed.size} changed, ${hidden.size} hidden`;
const round = async (service) => {
  for (const source of SOURCES) {
    await timed(`  ${source}`, async () => {
      const said = [...words(source)].map(withUrl);
      return `${said.length} statements, ${tell(await swap(service, { sources: [source] }, said))}`;
    });
  }
};

/** Every row with the transaction that wrote it. */
const versions = async (database) => {
  const of = (table, key) =>
    database.query(
      `SELECT count(*)::int, md5(string_agg(${key} || xmin::text, ' ' ORDER BY ${key})) FROM guide.${table}`,
    );
  return JSON.stringify([await of('providers', 'id::text'), await of('provider_sources', 'source || source_key')]);
};

await withFilledDatabase(0, async ({ DATABASE_URL: url }) => {
  const { DataSource } = installed('typeorm');
  const { dataSourceOptions } = built('libs/database/src/data-source');
  const database = await new DataSource(dataSourceOptions({ url, applicationName: 'bench', poolMax: 2 })).initialize();
  try {
    const service = serviceOf(database);
    await timed(`${COUNT} statements of ${SOURCES.length} sources`, () => round(service));
    const before = await versions(database);
    await timed('the same again', () => round(service));
    console.log(before === (await versions(database)) ? '  0 rows written' : '  ROWS WERE WRITTEN');
    if (before !== (await versions(database))) process.exitCode = 1;
    const page = [...words('nppes')].slice(0, 200).map(({ fields, ...word }) => {
      return withUrl({ ...word, fields: { ...fields, state: 'NV', phone: '(213) 555-0199' } });
    });
    await timed('one page of 200 changed records beside them', async () =>
      tell(await swap(service, { sources: ['nppes'], state: 'NV' }, page)),
    );
    const [{ count }] = await database.query(
      `SELECT count(*)::int AS count FROM guide.providers WHERE conflicts <> '{}'`,
    );
    const size = async (table) => {
      const [{ mb }] = await database.query(`SELECT pg_total_relation_size('guide.${table}') / 1048576 AS mb`);
      return `${table} ${mb} MB`;
    };
    console.log(`  ${count} places in conflict; ${await size('providers')}, ${await size('provider_sources')}`);
  } finally {
    await database.destroy();
  }
});
