import { execFileSync } from 'node:child_process';
import { Redis } from 'ioredis';
import { redisUrl } from './redis';

const isInstalled = (): boolean => {
  try {
    return execFileSync('redis-server', ['--version'], { stdio: 'pipe' }).length > 0;
  } catch {
    return false;
  }
};

test('there is a Redis exactly when the system has one, or the run was given one', async () => {
  const url = await redisUrl();
  expect(url !== null).toBe(isInstalled() || Boolean(process.env.TEST_REDIS_URL));
  if (url === null) return;
  const redis = new Redis(url);
  expect(await redis.ping()).toBe('PONG');
  redis.disconnect();
});
