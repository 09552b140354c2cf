import { databaseUrl, httpUrl, integer, oneOf, portNumber, queueUrl } from './environment-parsers';
import { EnvironmentError, readEnvironment } from './environment';
import { serviceAddress } from './service-address';

const problemsOf = (read: () => unknown): string[] => {
  try {
    read();
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
};

describe('reading the environment', () => {
  const specification = {
    PORT: { parse: portNumber, default: 8080 },
    SOURCES: { parse: oneOf('live', 'sample', 'auto') },
    QUEUE_URL: { parse: queueUrl },
    CONTACT_URL: { parse: httpUrl, default: undefined },
  };

  it('gives typed values, defaults for missing and empty variables, and undefined for optional ones', () => {
    const environment = readEnvironment(specification, { PORT: '', SOURCES: 'live', QUEUE_URL: 'redis://q:6379' });
    expect(environment).toEqual({ PORT: 8080, SOURCES: 'live', QUEUE_URL: 'redis://q:6379', CONTACT_URL: undefined });
  });

  it('names every bad variable at once and never its value', () => {
    const source = { PORT: '99999', SOURCES: 'hunter2', CONTACT_URL: 'hunter2' };
    const problems = problemsOf(() => readEnvironment(specification, source));
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['PORT', 'SOURCES', 'QUEUE_URL', 'CONTACT_URL']);
    expect(problems.join()).not.toMatch(/hunter2|99999/);
  });

  it('refuses the default of a secret in production', () => {
    const secret = { SESSION_SECRET: { parse: String, default: 'for development', isSecret: true } };
    expect(readEnvironment(secret, {}).SESSION_SECRET).toBe('for development');
    expect(problemsOf(() => readEnvironment(secret, { NODE_ENV: 'production' }))).toEqual([
      'SESSION_SECRET: is not set',
    ]);
  });

  it.each([
    [integer(1, 5), '6'],
    [integer(1, 5), '2.0'],
    [portNumber, '8080abc'],
    [httpUrl, 'ftp://example.org'],
    [databaseUrl, 'redis://example.org'],
    [queueUrl, 'not an address'],
  ])('refuses text that %p does not accept: %s', (parse, value) => {
    expect(() => parse(value)).toThrow(/^must be/);
  });

  it('derives the port of a service from PORT unless SERVICE_PORT says another', () => {
    expect(serviceAddress('crawler', { PORT: '9400' })).toEqual({
      host: '127.0.0.1',
      port: 9404,
      deadlineScale: 1,
    });
    expect(serviceAddress('crawler', { PORT: '9400', SERVICE_PORT: '80', HOST: '0.0.0.0' })).toEqual({
      host: '0.0.0.0',
      port: 80,
      deadlineScale: 1,
    });
  });

  it('waits longer where the environment says that the machine is slow', () => {
    expect(serviceAddress('catalog', { DEADLINE_SCALE: '10' }).deadlineScale).toBe(10);
    expect(problemsOf(() => serviceAddress('catalog', { DEADLINE_SCALE: '0' }))).toHaveLength(1);
  });
});
