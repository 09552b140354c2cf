import { setTimeout as sleep } from 'node:timers/promises';
import { HostGate } from './host-gate';

describe('the gate before a host', () => {
  it('lets one request at a time through to one host', async () => {
    const gate = new HostGate();
    let inside = 0;
    let most = 0;
    const visit = () =>
      gate.pass('a.example', 0, undefined, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await sleep(5);
        inside -= 1;
      });
    await Promise.all([visit(), visit(), visit()]);
    expect(most).toBe(1);
  });

  it('keeps the pace between two starts', async () => {
    const gate = new HostGate();
    const starts: number[] = [];
    const visit = () => gate.pass('a.example', 40, undefined, async () => void starts.push(Date.now()));
    await Promise.all([visit(), visit(), visit()]);
    const [first = 0, second = 0, third = 0] = starts;
    expect(second - first).toBeGreaterThanOrEqual(38);
    expect(third - second).toBeGreaterThanOrEqual(38);
  });

  it('does not hold up another host', async () => {
    const gate = new HostGate();
    let open = (): void => undefined;
    const held = gate.pass('a.example', 0, undefined, () => new Promise<void>((resolve) => (open = resolve)));
    await expect(gate.pass('b.example', 0, undefined, async () => 'through')).resolves.toBe('through');
    open();
    await held;
  });

  it('lets the next one through after a failure and after a wait that was given up', async () => {
    const gate = new HostGate();
    await expect(gate.pass('a.example', 0, undefined, async () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    const gone = new AbortController();
    gone.abort(new Error('gone'));
    await expect(gate.pass('a.example', 0, gone.signal, async () => 'late')).rejects.toThrow('gone');
    await expect(gate.pass('a.example', 0, undefined, async () => 'through')).resolves.toBe('through');
  });
});
