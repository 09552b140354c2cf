import { readCommandConfig, readConfig } from './config';

const needed = { CRAWLER_DATABASE_URL: 'postgres://u:p@h/d', QUEUE_URL: 'redis://h:6379' };

describe('the settings of the crawler', () => {
  it('has sensible ones for a copy on one machine', () => {
    expect(readConfig({ ...needed, PORT: '9200' })).toEqual({
      port: 9204,
      host: '127.0.0.1',
      isProduction: false,
      databaseUrl: 'postgres://u:p@h/d',
      queueUrl: 'redis://h:6379',
      sources: 'auto',
      sampleSourcesUrl: 'http://127.0.0.1:9206',
      contactUrl: null,
      crawlAccess: 'operators',
      filesDirectory: expect.stringContaining('senior-health-guide') as string,
      chromePath: null,
      concurrency: 4,
    });
  });

  it('names every bad variable at once, and no value', () => {
    const read = () => readConfig({ QUEUE_URL: 'mysql://hunter2', SOURCES: 'maybe', CRAWL_ACCESS: 'all' });
    expect(read).toThrow(/CRAWLER_DATABASE_URL[\s\S]*QUEUE_URL[\s\S]*SOURCES[\s\S]*CRAWL_ACCESS/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('gives a command its settings without a queue', () => {
    const { CRAWLER_DATABASE_URL } = needed;
    expect(readCommandConfig({ CRAWLER_DATABASE_URL })).toMatchObject({ databaseUrl: CRAWLER_DATABASE_URL });
    expect(() => readCommandConfig({})).toThrow(/CRAWLER_DATABASE_URL: is not set/);
    expect(() => readConfig({ ...needed, CRAWL_FILES_DIR: 'files' })).toThrow(
      /CRAWL_FILES_DIR: must be an absolute path/,
    );
  });

  it.each(['sample', 'auto'])('refuses SOURCES=%s in production', (SOURCES) => {
    const read = () => readConfig({ ...needed, NODE_ENV: 'production', CONTACT_URL: 'https://example.org', SOURCES });
    expect(read).toThrow(/SOURCES: must be live in production/);
  });

  it('does not start in production without a page that says how to reach us', () => {
    expect(() => readConfig({ ...needed, NODE_ENV: 'production' })).toThrow(/CONTACT_URL: is not set/);
    const config = readConfig({ ...needed, NODE_ENV: 'production', CONTACT_URL: 'https://guide.example/contact' });
    expect(config).toMatchObject({ sources: 'live', contactUrl: 'https://guide.example/contact' });
  });
});
