import { Watchdog } from './watchdog.mjs';

/** One process under watch, by a clock of our own. */
function watch() {
  const state = { now: 0, pid: 1 as number | null, answers: true, replaced: [] as number[] };
  const watchdog = new Watchdog({ now: () => state.now });
  watchdog.add({
    name: 'catalog',
    pid: () => state.pid,
    ask: () => (state.answers ? Promise.resolve() : Promise.reject(new Error('silent'))),
    replace: () => state.replaced.push(state.now),
  });
  const pass = async (seconds: number, step = 2) => {
    for (let gone = 0; gone < seconds; gone += step) {
      state.now += step * 1000;
      watchdog.look();
      await new Promise(setImmediate);
    }
  };
  return { state, pass };
}

describe('the watchdog (defect 11)', () => {
  it('replaces a process that has answered nobody for ten seconds, once', async () => {
    const { state, pass } = watch();
    await pass(4);
    state.answers = false;
    await pass(8);
    expect(state.replaced).toEqual([]);
    await pass(20);
    expect(state.replaced).toEqual([14_000]);
  });

  it('leaves alone what answers again in time', async () => {
    const { state, pass } = watch();
    await pass(4);
    for (let round = 0; round < 5; round += 1) {
      state.answers = false;
      await pass(6);
      state.answers = true;
      await pass(2);
    }
    expect(state.replaced).toEqual([]);
  });

  it('waits for one that is only starting, and begins anew with a new process', async () => {
    const { state, pass } = watch();
    state.answers = false;
    await pass(60);
    state.answers = true;
    await pass(2);
    Object.assign(state, { answers: false, pid: 2 });
    await pass(60);
    state.pid = null;
    await pass(20);
    expect(state.replaced).toEqual([]);
  });

  it('blames nobody after the machine has slept', async () => {
    const { state, pass } = watch();
    await pass(2);
    state.answers = false;
    await pass(8);
    state.now += 3_600_000;
    await pass(4);
    expect(state.replaced).toEqual([]);
  });
});
