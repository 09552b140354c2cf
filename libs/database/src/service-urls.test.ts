import { BadEnvironmentError, readPlan, type Environment } from './service-urls';

const complete: Environment = {
  DATABASE_URL: 'postgres://owner:o@127.0.0.1:5432/guide',
  CATALOG_DATABASE_URL: 'postgres://catalog:c%40%2F%27@127.0.0.1:5432/guide',
  ELIGIBILITY_DATABASE_URL: 'postgresql://eligibility:e@127.0.0.1:5432/guide',
  CRAWLER_DATABASE_URL: 'postgres://crawler:w@127.0.0.1:5432/guide',
  GATEWAY_DATABASE_URL: 'postgres://gateway:g@127.0.0.1:5432/guide',
  NEWS_DATABASE_URL: 'postgres://news:n@127.0.0.1:5432/guide',
  QUEUE_URL: 'postgres://queue:q@127.0.0.1:5432/guide',
};
const problemsOf = (change: Environment): string => {
  try {
    readPlan({ ...complete, ...change });
    return '';
  } catch (error) {
    if (error instanceof BadEnvironmentError) return error.message;
    throw error;
  }
};

test('roles and passwords come from the addresses, decoded', () => {
  const { logins, hasPostgresQueue, ownerUrl } = readPlan(complete);
  expect(ownerUrl).toBe(complete['DATABASE_URL']);
  expect(hasPostgresQueue).toBe(true);
  expect(logins.map(({ role, password, group }) => [role, password, group])).toEqual([
    ['catalog', "c@/'", 'reader'],
    ['eligibility', 'e', 'eligibility'],
    ['crawler', 'w', 'crawler'],
    ['gateway', 'g', 'gateway'],
    ['news', 'n', 'news'],
    ['queue', 'q', 'queue'],
  ]);
});

test('a queue in Redis needs no role and no schema', () => {
  const { logins, hasPostgresQueue } = readPlan({ ...complete, QUEUE_URL: 'redis://queue:q@redis:6379' });
  expect(hasPostgresQueue).toBe(false);
  expect(logins.map(({ variable }) => variable)).not.toContain('QUEUE_URL');
});

test('every bad variable is named at once, and no value', () => {
  const message = problemsOf({ DATABASE_URL: '', CATALOG_DATABASE_URL: 'mysql://a:secret@b/c', QUEUE_URL: undefined });
  expect(message).toMatch(/^DATABASE_URL: missing/m);
  expect(message).toMatch(/^CATALOG_DATABASE_URL: is not postgres/m);
  expect(message).toMatch(/^QUEUE_URL: missing/m);
  expect(message).not.toContain('secret');
});

test('an address without a user is refused', () => {
  expect(problemsOf({ CRAWLER_DATABASE_URL: 'postgres://db:5432/guide' })).toContain('CRAWLER_DATABASE_URL');
});

test('two services with different rights cannot share a role', () => {
  expect(problemsOf({ CATALOG_DATABASE_URL: complete['CRAWLER_DATABASE_URL'] })).toContain(
    'CRAWLER_DATABASE_URL: names the same role as CATALOG_DATABASE_URL',
  );
  expect(problemsOf({ CATALOG_DATABASE_URL: complete['DATABASE_URL'] })).toContain("the owner's role");
  expect(problemsOf({ GATEWAY_DATABASE_URL: complete['CATALOG_DATABASE_URL'] })).toContain(
    'GATEWAY_DATABASE_URL: names the same role as CATALOG_DATABASE_URL',
  );
  expect(problemsOf({ ELIGIBILITY_DATABASE_URL: complete['CATALOG_DATABASE_URL'] })).toContain(
    'ELIGIBILITY_DATABASE_URL: names the same role as CATALOG_DATABASE_URL',
  );
});
