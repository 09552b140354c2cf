// `make test-containers`: the integration tests on a PostgreSQL and a Redis in containers instead of the embedded server and the
// system's Redis. Needs a Docker engine. POSTGRES_IMAGE and REDIS_IMAGE choose other versions (PostgreSQL 15 to 18).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { countTests } from './counts.mjs';
import { ensureInstalled } from './install.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const IMAGES = {
  postgres: process.env.POSTGRES_IMAGE || 'postgres:18-alpine',
  redis: process.env.REDIS_IMAGE || 'valkey/valkey:8-alpine',
};
const PASSWORD = 'containers';

/** Loaded late: before `npm ci` there is no testcontainers. */
async function startContainers() {
  const { GenericContainer, Wait } = await import('testcontainers');
  const postgres = new GenericContainer(IMAGES.postgres)
    .withEnvironment({ POSTGRES_PASSWORD: PASSWORD })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'])
    .withExposedPorts(5432)
    // -h: the server of the first initialisation listens on its socket only and must not count.
    .withHealthCheck({
      test: ['CMD', 'pg_isready', '-h', '127.0.0.1', '-U', 'postgres'],
      interval: 500,
      timeout: 3_000,
      retries: 120,
    })
    .withWaitStrategy(Wait.forHealthCheck())
    .start();
  const redis = new GenericContainer(IMAGES.redis)
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/i))
    .start();
  return Promise.allSettled([postgres, redis]);
}

/** Runs Jest against the two addresses. @returns {import('./counts.mjs').Counts} */
function runIntegrationTests(postgres, redis) {
  const reports = mkdtempSync(join(tmpdir(), 'containers-'));
  const report = join(reports, 'report.json');
  const address = (container, port) => `${container.getHost()}:${container.getMappedPort(port)}`;
  const run = spawnSync(
    'node_modules/.bin/jest',
    ['--selectProjects', 'integration-suites', '--maxWorkers=2', '--json', `--outputFile=${report}`],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        TEST_DATABASE_URL: `postgres://postgres:${PASSWORD}@${address(postgres, 5432)}/postgres`,
        TEST_REDIS_URL: `redis://${address(redis, 6379)}`,
      },
    },
  );
  const counts = countTests(report, run.status ?? 1);
  rmSync(reports, { recursive: true, force: true });
  return counts;
}

async function main() {
  if (!ensureInstalled(ROOT)) throw new Error('npm ci failed');
  console.log(`Starting ${IMAGES.postgres} and ${IMAGES.redis} ...`);
  const [postgres, redis] = await startContainers();
  try {
    for (const outcome of [postgres, redis]) if (outcome.status === 'rejected') throw outcome.reason;
    return runIntegrationTests(postgres.value, redis.value);
  } finally {
    for (const outcome of [postgres, redis]) if (outcome.status === 'fulfilled') await outcome.value.stop();
  }
}

const counts = await main().catch((error) => {
  console.error(`The containers did not start: ${error.message}`);
  return { passed: 0, failed: 1, notes: [] };
});
for (const note of counts.notes) console.log(`  ${note}`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
