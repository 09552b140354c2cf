import { setTimeout as sleep } from 'node:timers/promises';
import { SlowDown } from './crawl-failure';
import { MemoryLeases } from './testing/memory-leases';
import { HostGate } from './host-gate';

const A = { host: 'a.example', paceMs: 0 };

describe('the gate before a host', () => {
  let gate: HostGate;
  beforeEach(() => {
    gate = new HostGate(new MemoryLeases());
  });

  it('lets one request at a time through to one host', async () => {
    let inside = 0;
    let most = 0;
    const visit = () =>
      gate.pass(A, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await sleep(5);
        inside -= 1;
      });
    await Promise.all([visit(), visit(), visit()]);
    expect(most).toBe(1);
  });

  it('keeps the pace between any two requests, those of one lease included', async () => {
    const starts: number[] = [];
    const visit = () =>
      gate.pass({ ...A, paceMs: 40 }, async ({ beforeSend }) => {
        for (let request = 0; request < 2; request += 1) {
          await beforeSend();
          starts.push(Date.now());
        }
      });
    const before = Date.now();
    await Promise.all([visit(), visit()]);
    expect(starts).toHaveLength(4);
    // Each is measured from before the first: a start that is noted late shortens the gap after it, and nothing else.
    for (const [pauses, start] of starts.entries()) expect(start - before).toBeGreaterThanOrEqual(pauses * 40);
  });

  it('does not hold up another host', async () => {
    let open = (): void => undefined;
    const held = gate.pass(A, () => new Promise<void>((resolve) => (open = resolve)));
    await expect(gate.pass({ ...A, host: 'b.example' }, async () => 'through')).resolves.toBe('through');
    open();
    await held;
  });

  it('lets the next one through after a failure and after a wait that was given up', async () => {
    await expect(gate.pass(A, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const gone = new AbortController();
    gone.abort(new Error('gone'));
    await expect(gate.pass({ ...A, signal: gone.signal }, async () => 'late')).rejects.toThrow('gone');
    await expect(gate.pass(A, async () => 'through')).resolves.toBe('through');
  });

  it('sends no request during a cooldown, and waits for a short one', async () => {
    await expect(gate.pass(A, () => Promise.reject(new SlowDown(60_000)))).rejects.toThrow(SlowDown);
    const work = jest.fn(() => Promise.resolve());
    const error: unknown = await gate.pass(A, work).catch((reason: unknown) => reason);
    expect((error as SlowDown).retryAfterMs).toBeGreaterThan(55_000);
    expect(work).not.toHaveBeenCalled();

    const brief = { ...A, host: 'brief.example' };
    // From before the refusal on: a busy machine may spend much of the rest between the two lines.
    const refusedAfter = Date.now();
    await expect(gate.pass(brief, () => Promise.reject(new SlowDown(60)))).rejects.toThrow(SlowDown);
    await gate.pass(brief, ({ beforeSend }) => beforeSend());
    expect(Date.now() - refusedAfter).toBeGreaterThanOrEqual(60);
  });
});
