import path from 'node:path';
import { addressOf, readSettings } from './settings.mjs';

describe('settings', () => {
  it('need nothing: port 8080 on loopback, data in the clone, sources auto, crawls open', () => {
    expect(readSettings('/clone', {})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: path.join('/clone', '.data'),
      sources: 'auto',
      crawlAccess: 'open',
    });
  });

  it('take PORT, HOST, DATA_DIR and SOURCES; a relative DATA_DIR lies in the clone', () => {
    const said = { PORT: '9000', HOST: '::1', DATA_DIR: 'second', SOURCES: 'sample' };
    expect(readSettings('/clone', said)).toMatchObject({ port: 9000, dataDir: '/clone/second', sources: 'sample' });
    expect(addressOf(readSettings('/clone', said))).toBe('http://[::1]:9000');
  });

  it('close the crawls to visitors when the site is open to the network, unless somebody says otherwise', () => {
    expect(readSettings('/clone', { HOST: '0.0.0.0' }).crawlAccess).toBe('operators');
    expect(readSettings('/clone', { HOST: '0.0.0.0', CRAWL_ACCESS: 'open' }).crawlAccess).toBe('open');
    expect(addressOf(readSettings('/clone', { HOST: '0.0.0.0' }))).toBe('http://127.0.0.1:8080');
  });

  it.each(['80', '65530', 'web', '8080.5'])('refuse PORT=%s and say what is allowed', (PORT) => {
    expect(() => readSettings('/clone', { PORT })).toThrow(/^PORT must be a whole number from 1024 to 65525/);
  });

  it('refuse a source that does not exist', () => {
    expect(() => readSettings('/clone', { SOURCES: 'real' })).toThrow('SOURCES must be one of live, sample, auto.');
  });
});
