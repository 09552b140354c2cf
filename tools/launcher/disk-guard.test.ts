import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiskGuard } from './disk-guard.mjs';

const MB = 1024 * 1024;

it('a reserve is given back when the disk is full, the journal is used again, and it is taken when there is room (defect 1)', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'disk-guard-'));
  const reserve = path.join(dataDir, 'reserve');
  const state = { free: 500 * MB, now: 0, checkpoints: 0, spared: [] as boolean[], told: [] as string[] };
  const guard = new DiskGuard(dataDir, {
    free: () => state.free,
    now: () => state.now,
    tell: (text) => state.told.push(text),
    spare: (isLow) => state.spared.push(isLow),
    checkpoint: () => {
      state.checkpoints += 1;
      return Promise.reject(new Error('the database is starting'));
    },
  });
  const look = (free: number, seconds = 1): void => {
    Object.assign(state, { free, now: state.now + seconds * 1000 });
    guard.look();
  };
  look(500 * MB);
  expect(statSync(reserve).size).toBe(16 * MB);
  expect(statSync(reserve).mode & 0o777).toBe(0o600);
  // Getting low is nothing yet; the last bytes are.
  look(20 * MB);
  expect([existsSync(reserve), state.checkpoints]).toEqual([true, 0]);
  look(0);
  // Somebody took what was given back, too: a checkpoint would find no room, and end the database.
  expect([existsSync(reserve), state.checkpoints, state.told.length]).toEqual([false, 0, 1]);
  // The reserve that was given back is no room to store in.
  look(16 * MB);
  expect([existsSync(reserve), state.checkpoints]).toEqual([false, 1]);
  look(14 * MB, 10);
  expect(state.checkpoints).toBe(2);
  look(100 * MB);
  look(100 * MB);
  expect([existsSync(reserve), state.checkpoints, state.told.length]).toEqual([true, 2, 2]);
  expect(state.spared).toEqual([true, false]);
  rmSync(dataDir, { recursive: true });
});
