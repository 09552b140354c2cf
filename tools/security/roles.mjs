// S7, the database: what the role of each service may and may not do.
import { withScramClient } from '../launcher/scram-client.mjs';
import { readSecrets } from '../launcher/secrets.mjs';
import { ROOT } from '../checks/product-copy.mjs';

/** What no service's role may do. */
const NEVER = [
  'CREATE TABLE public.planted (a int)',
  'CREATE TABLE guide.planted (a int)',
  'CREATE SCHEMA planted',
  'CREATE ROLE planted',
  'CREATE EXTENSION dblink',
  'CREATE DATABASE planted',
  'ALTER ROLE CURRENT_USER SUPERUSER',
  "ALTER SYSTEM SET log_statement = 'all'",
  'SET ROLE guide_owner',
  'SET SESSION AUTHORIZATION guide_owner',
  "COPY (SELECT 1) TO PROGRAM 'true'",
  "COPY (SELECT 1) TO '/tmp/planted'",
  "SELECT pg_read_file('/etc/passwd')",
  "SELECT pg_ls_dir('.')",
  "SELECT lo_import('/etc/passwd')",
  'SELECT rolpassword FROM pg_authid',
  'TRUNCATE guide.providers',
  'DROP TABLE guide.providers',
  'ALTER TABLE guide.providers ADD COLUMN planted int',
  'CREATE FUNCTION guide.planted() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
];
const GUIDE_READS = ['SELECT count(*) FROM guide.providers', 'SELECT count(*) FROM guide.crawl_runs'];
const GUIDE_WRITES = [
  'UPDATE guide.providers SET name = name WHERE false',
  'DELETE FROM guide.insurance_plans WHERE false',
  'INSERT INTO guide.crawl_runs SELECT * FROM guide.crawl_runs WHERE false',
];
const ACCOUNTS = [
  'SELECT count(*) FROM accounts.users',
  'SELECT count(*) FROM accounts.sessions',
  'DELETE FROM accounts.sessions WHERE false',
];
const QUEUE = ['SELECT count(*) FROM bullmq.job', 'SELECT count(*) FROM bullmq.jobs'];
/** Role -> what it may (or the line would prove nothing) and, besides NEVER, must not. */
const ROLES = {
  catalog: { may: GUIDE_READS, mustNot: [...GUIDE_WRITES, ...ACCOUNTS, ...QUEUE] },
  eligibility: { may: GUIDE_READS, mustNot: [...GUIDE_WRITES, ...ACCOUNTS, ...QUEUE] },
  crawler: { may: [...GUIDE_READS, ...GUIDE_WRITES], mustNot: [...ACCOUNTS, ...QUEUE] },
  gateway: { may: ACCOUNTS, mustNot: [...GUIDE_READS, ...GUIDE_WRITES, ...QUEUE] },
  queue: { may: [], mustNot: [...GUIDE_READS, ...GUIDE_WRITES, ...ACCOUNTS] },
};

/** @param {string} connectionString @param {string[]} statements @returns {Promise<string[]>} SQLSTATE of each, '' = it was done */
function codesOf(connectionString, statements) {
  return withScramClient(ROOT, { connectionString, connectionTimeoutMillis: 5_000 }, async (client) => {
    const codes = [];
    for (const statement of statements) {
      await client.query('BEGIN').catch(() => {});
      codes.push(
        await client.query(statement).then(
          () => '',
          (/** @type {{ code: string }} */ { code }) => code,
        ),
      );
      await client.query('ROLLBACK').catch(() => {});
    }
    return codes;
  });
}

/** @param {import('../checks/product-copy.mjs').ProductCopy} copy @param {(holds: boolean, what: string) => void} expect */
export async function roles(copy, expect) {
  const secrets = readSecrets(copy.dataDir);
  const at = (/** @type {string} */ user, /** @type {string} */ password) =>
    Object.assign(new URL(copy.databaseUrl), { username: user, password }).href;
  for (const [name, { may, mustNot }] of Object.entries(ROLES)) {
    const address = at(
      `${name}_service`,
      /** @type {Record<string, string>} */ (/** @type {unknown} */ (secrets))[name] ?? '',
    );
    const done = await codesOf(address, may);
    for (const [index, code] of done.entries()) expect(code === '', `${name} may not ${may[index]}: ${code}`);
    const forbidden = [...NEVER, ...mustNot];
    const codes = await codesOf(address, forbidden);
    // 42501 = no right; 42P01/3F000 = it does not even see that; 0A000/25001 = not in a transaction, tried again below.
    for (const [index, code] of codes.entries()) {
      expect(
        ['42501', '42P01', '3F000', '25001', '42704'].includes(code),
        `${name} ${forbidden[index]}: ${code || 'done'}`,
      );
    }
  }
  for (const password of ['', 'guide', 'postgres']) {
    const refused = await codesOf(at('guide_owner', password), ['SELECT 1']).then(
      () => false,
      () => true,
    );
    expect(refused, `the owner signs in with "${password}"`);
  }
}
