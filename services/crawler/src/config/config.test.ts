import { readCommandConfig, readConfig } from './config';

const needed = { CRAWLER_DATABASE_URL: 'postgres://u:p@h/d', QUEUE_URL: 'redis://h:6379' };
const production = {
  ...needed,
  NODE_ENV: 'production',
  CONTACT_URL: 'https://guide.example/contact',
  IDENTITY_SECRET: 'x'.repeat(32),
};

describe('the settings of the crawler', () => {
  it('has sensible ones for a copy on one machine', () => {
    expect(readConfig({ ...needed, PORT: '9200' })).toEqual({
      port: 9204,
      host: '127.0.0.1',
      deadlineScale: 1,
      isProduction: false,
      databaseUrl: 'postgres://u:p@h/d',
      queueUrl: 'redis://h:6379',
      sources: 'auto',
      sampleSourcesUrl: 'http://127.0.0.1:9206',
      contactUrl: null,
      crawlAccess: 'operators',
      identitySecret: null,
      filesDirectory: expect.stringContaining('senior-health-guide') as string,
      chromePath: null,
      concurrency: 4,
      // Anthem gives each reader a key; the other two require permission first.
      offSources: {
        'npi-file': 'no_file',
        'plannet-anthem': 'no_credentials',
        'plannet-centene': 'not_turned_on',
        'plannet-scan': 'not_turned_on',
      },
      planNetKey: null,
      managedCareCounties: [],
      npiFile: null,
    });
  });

  it('reads the directories that are named, and Anthem with its key alone', () => {
    const key = {
      PLANNET_ANTHEM_CLIENT_ID: 'us',
      PLANNET_ANTHEM_CLIENT_SECRET: 'hunter2',
      PLANNET_ANTHEM_TOKEN_URL: 'https://anthem.example/token',
    };
    const chosen = readConfig({ ...needed, ...key, DIRECTORIES: 'anthem, scan', MANAGED_CARE_COUNTIES: 'Orange,Kern' });
    expect(Object.keys(chosen.offSources)).not.toEqual(expect.arrayContaining(['plannet-anthem']));
    expect(Object.keys(chosen.offSources)).toHaveLength(6);
    expect(chosen.managedCareCounties).toEqual(['Orange', 'Kern']);
    expect(readConfig({ ...needed, MANAGED_CARE_COUNTIES: 'all' }).managedCareCounties).toHaveLength(58);
    expect(Object.keys(readConfig({ ...needed, DIRECTORIES: 'none' }).offSources)).toHaveLength(8);
    const { PLANNET_ANTHEM_TOKEN_URL: _, ...half } = key;
    expect(() => readConfig({ ...needed, ...half })).toThrow(/PLANNET_ANTHEM/);
    expect(() => readConfig({ ...needed, ...half })).not.toThrow(/hunter2/);
    expect(() => readConfig({ ...needed, DIRECTORIES: 'dragons' })).toThrow(/DIRECTORIES: must be none, or names/);
    expect(() => readConfig({ ...needed, MANAGED_CARE_COUNTIES: 'Clark' })).toThrow(/MANAGED_CARE_COUNTIES/);
  });

  it('takes an address or a path for the file of the registry, which is then on', () => {
    for (const NPI_FILE of ['https://download.cms.gov/nppes/x.zip', '/srv/npi.csv']) {
      const { npiFile, offSources } = readConfig({ ...needed, NPI_FILE });
      expect(npiFile).toBe(NPI_FILE);
      expect(offSources).not.toHaveProperty('npi-file');
    }
    expect(() => readConfig({ ...needed, NPI_FILE: 'npi.csv' })).toThrow(/NPI_FILE: must be an address/);
    expect(() => readConfig({ ...needed, NPI_FILE: 'http://example.org/x.zip' })).toThrow(/NPI_FILE/);
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
    expect(() => readConfig({ ...production, SOURCES })).toThrow(/SOURCES: must be live in production/);
  });

  it.each(['CONTACT_URL', 'IDENTITY_SECRET'])('does not start in production without %s', (name) => {
    expect(readConfig(production)).toMatchObject({
      sources: 'live',
      contactUrl: 'https://guide.example/contact',
      identitySecret: 'x'.repeat(32),
      crawlAccess: 'operators',
    });
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(`${name}: is not set`);
  });

  it('takes no secret that could be guessed, and does not repeat it', () => {
    const read = () => readConfig({ ...needed, IDENTITY_SECRET: 'hunter2' });
    expect(read).toThrow(/IDENTITY_SECRET: must have at least 32 characters/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('opens starts to everybody in production only when that is said twice', () => {
    const open = { ...production, CRAWL_ACCESS: 'open' };
    expect(() => readConfig(open)).toThrow(/CRAWL_ACCESS: .*CRAWL_ACCESS_CONFIRMED=open/);
    expect(readConfig({ ...open, CRAWL_ACCESS_CONFIRMED: 'open' })).toMatchObject({ crawlAccess: 'open' });
    expect(readConfig({ ...needed, CRAWL_ACCESS: 'open' })).toMatchObject({ crawlAccess: 'open' });
  });
});
