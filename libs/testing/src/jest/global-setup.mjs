// Before the integration tests: one PostgreSQL server (and one Redis, when the system has it) for the whole run.
// TEST_DATABASE_URL (a superuser's address) and TEST_REDIS_URL replace them. The tables are made by
// libs/testing/src/database.ts, inside Jest, where TypeScript needs no extra build.
import { randomBytes } from 'node:crypto';
import { startPostgres } from './postgres-server.mjs';
import { startRedis } from './redis-server.mjs';

export default async function globalSetup() {
  const stops = [];
  globalThis.guideTestServers = stops;
  // Names every role and database of this run, so that teardown can drop exactly them from a server that stays.
  process.env.TEST_RUN_ID = randomBytes(4).toString('hex');
  if (!process.env.TEST_DATABASE_URL) {
    const postgres = await startPostgres();
    stops.push(postgres.stop);
    process.env.TEST_DATABASE_URL = postgres.url;
  } else {
    globalThis.guideTestKeepsServer = true;
  }
  if (!process.env.TEST_REDIS_URL) {
    const redis = await startRedis();
    if (redis) {
      stops.push(redis.stop);
      process.env.TEST_REDIS_URL = redis.url;
    }
  }
}
