import { Logger } from '@nestjs/common';
import { LogOutput } from './log-output';
import { createLogger } from './logger';

/** A disk with room for so many bytes. */
function disk(room: number) {
  const state = { room, text: '' };
  const put = (bytes: Buffer): number => {
    if (state.room <= 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const written = Math.min(bytes.length, state.room);
    state.room -= written;
    state.text += bytes.subarray(0, written).toString();
    return written;
  };
  return { state, output: new LogOutput(put) };
}

describe('log lines on a full disk (defect 1)', () => {
  it('are left out, and what was lost is reported once there is room again', () => {
    const { state, output } = disk(12);
    for (const line of ['{"line":1}\n', '{"line":2}\n', '{"line":3}\n']) output.write(line);
    expect(state.text).toBe('{"line":1}\n{');
    state.room = 1_000;
    output.write('{"line":4}\n');
    expect(state.text).toBe('{"line":1}\n{\n{"level":"warn","lost":2,"msg":"log lines were lost"}\n{"line":4}\n');
    output.write('{"line":5}\n');
    expect(state.text).toMatch(/"line":4}\n{"line":5}\n$/);
  });

  it('never stop the process, the last words of an uncaught exception included', () => {
    const { state, output } = disk(0);
    Logger.overrideLogger(createLogger('catalog', output));
    const startedAt = performance.now();
    new Logger('Process').fatal({ err: new Error('uncaught') }, 'uncaught exception');
    new Logger('Request').log({ status: 200 }, 'request');
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    state.room = 10_000;
    new Logger('Request').log({ status: 200 }, 'request');
    expect(state.text).toContain('"lost":2');
  });
});
