import { readConfig } from './config';

describe("the gateway's configuration", () => {
  it('finds the inner services beside its own port unless told otherwise', () => {
    const config = readConfig({ PORT: '9400', NEWS_URL: 'http://news:80/' });
    expect(config).toMatchObject({ host: '127.0.0.1', port: 9400 });
    expect(config.services).toEqual({
      catalog: 'http://127.0.0.1:9401',
      eligibility: 'http://127.0.0.1:9402',
      chat: 'http://127.0.0.1:9403',
      crawler: 'http://127.0.0.1:9404',
      news: 'http://news:80',
    });
  });

  it('names every bad address at once', () => {
    const read = () => readConfig({ SERVICE_PORT: 'abc', CATALOG_URL: 'catalog', CHAT_URL: 'ws://chat' });
    expect(read).toThrow(/SERVICE_PORT: must be.*\n.*CATALOG_URL: must be.*\n.*CHAT_URL: must be/);
  });
});
