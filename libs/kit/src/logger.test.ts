import { PassThrough } from 'node:stream';
import { Logger } from '@nestjs/common';
import { createLogger } from './logger';
import { runWithRequestId } from './request-id';

describe('log lines', () => {
  const stream = new PassThrough();
  beforeAll(() => Logger.overrideLogger(createLogger('catalog', stream)));
  const lines = (): Record<string, unknown>[] =>
    String(stream.read() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('are JSON with service, request id and context', () => {
    runWithRequestId('request-1', () => new Logger('Search').log({ found: 3 }, 'searched'));
    expect(lines()).toMatchObject([
      { level: 'info', service: 'catalog', requestId: 'request-1', context: 'Search', found: 3, msg: 'searched' },
    ]);
  });

  it('keep of an error what is safe and nothing that a visitor typed', () => {
    const error = Object.assign(new Error('failed', { cause: new Error('refused: "당뇨"') }), { parameters: ['당뇨'] });
    new Logger('Search').error({ err: error }, 'request failed');
    const [line] = lines();
    expect(line?.['err']).toMatchObject({ type: 'Error', message: 'failed', cause: { message: 'refused: "…"' } });
    expect(JSON.stringify(line)).not.toContain('당뇨');
    expect(JSON.stringify(line)).toContain('logger.test.ts');
  });

  it("leave Nest's list of modules and routes out", () => {
    new Logger('RouterExplorer').log('Mapped {/api/x, GET} route');
    expect(lines()).toEqual([]);
  });
});
