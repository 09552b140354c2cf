import { Logger } from '@nestjs/common';
import { runMain } from './bootstrap';
import { readEnvironment } from './environment';

describe('a start that fails', () => {
  const written: string[] = [];
  const ended = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  beforeEach(() => {
    written.length = 0;
    Logger.overrideLogger(false);
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      written.push(`exit ${code}`);
      return undefined as never;
    });
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  });
  afterEach(() => jest.restoreAllMocks());

  it('lists the bad variables without a stack and ends with 1', async () => {
    runMain(() => Promise.resolve(readEnvironment({ QUEUE_URL: { parse: String } }, {})));
    await ended();
    expect(written).toEqual(['The environment is not complete:\n  - QUEUE_URL: is not set\n', 'exit 1']);
  });

  it('ends with 1 for any other reason too', async () => {
    runMain(() => Promise.reject(new Error('the port is taken')));
    await ended();
    expect(written).toEqual(['exit 1']);
  });
});
