// @ts-check
// The folder of one copy's data: made once, closed to other users.
import { chmodSync, existsSync, mkdirSync } from 'node:fs';

/** @param {string} dataDir */
export function makeDataDir(dataDir) {
  if (existsSync(dataDir)) return;
  mkdirSync(dataDir, { recursive: true });
  // As root the database runs as another user, who must be able to pass through.
  chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
}
