// A step of its own before any service starts: `node dist/libs/database/src/migrate.js`. Reads DATABASE_URL (the owner),
// CATALOG_, ELIGIBILITY_, CRAWLER_ and GATEWAY_DATABASE_URL and QUEUE_URL. Ends with 0, or with 1 and a sentence.
import { migrateDatabase } from './migration';
import { BadEnvironmentError, readPlan } from './service-urls';

const say = (line: string): void => void process.stdout.write(`migrate: ${line}\n`);

async function main(): Promise<void> {
  const startedAt = Date.now();
  try {
    await migrateDatabase(readPlan(process.env), say);
    say(`done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  } catch (error) {
    const what = error instanceof BadEnvironmentError ? 'these variables are wrong' : 'the database was not migrated';
    process.stderr.write(`migrate: ${what}:\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

void main();
