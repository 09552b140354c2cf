/**
 * Address of the run's Redis (TEST_REDIS_URL, or the `redis-server` of the system's packages that global-setup.mjs
 * started); null when there is none. It is shared by all test files: give your queues names of their own.
 */
export async function redisUrl(): Promise<string | null> {
  return Promise.resolve(process.env.TEST_REDIS_URL || null);
}
