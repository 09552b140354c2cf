import { Logger } from '@nestjs/common';
import { logStrayErrors } from './shutdown';

describe('an uncaught error', () => {
  const handlers = new Map<string | symbol, (value: unknown) => void>();
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    jest.spyOn(process, 'on').mockImplementation((event, handler) => {
      handlers.set(event, handler);
      return process;
    });
    jest.spyOn(process, 'exit').mockImplementation((code) => said.push(`exit ${code}`) as never);
    jest.spyOn(Logger.prototype, 'error').mockImplementation((_fields, text) => said.push(`error: ${String(text)}`));
    jest.spyOn(Logger.prototype, 'fatal').mockImplementation((_fields, text) => said.push(`fatal: ${String(text)}`));
    logStrayErrors();
  });
  afterEach(() => jest.restoreAllMocks());

  it('as a promise is logged, and the process serves on', () => {
    handlers.get('unhandledRejection')?.(new Error('not awaited'));
    expect(said).toEqual(['error: unhandled rejection']);
  });

  it('as an exception is logged before the process ends with 1', () => {
    handlers.get('uncaughtException')?.(new Error('not caught'));
    expect(said).toEqual(['fatal: uncaught exception', 'exit 1']);
  });
});
