// The command behind `make snapshot`: the public files of a folder (PUBLIC_DATA_DIR) -> libs/content/snapshots. The same files give the
// same bytes, so that a run without news leaves nothing to commit.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { makeSnapshot } from './snapshots/snapshot-maker';
import { SHIPMENT, snapshotPath } from './snapshots/snapshot-list';

const TARGET = 'libs/content/snapshots';
/** A clone stays small: all of them together. */
const MAX_BYTES = 500_000;

const write = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(dataFolder: string | undefined): Promise<void> {
  if (!dataFolder) throw new Error('Say where the public files are: PUBLIC_DATA_DIR=folder make snapshot');
  await mkdir(TARGET, { recursive: true });
  let total = 0;
  for (const snapshot of SHIPMENT.snapshots) {
    const { bytes, count } = await makeSnapshot(snapshot, resolve(dataFolder));
    const path = snapshotPath(TARGET, snapshot);
    const old = await readFile(path).catch(() => null);
    const isSame = old?.equals(bytes) === true;
    if (!isSame) await writeFile(path, bytes);
    total += bytes.length;
    write(`${path}: ${count} records of ${snapshot.day}, ${bytes.length} bytes${isSame ? ', as before' : ''}`);
  }
  write(`together ${total} of at most ${MAX_BYTES} bytes`);
  if (total > MAX_BYTES) throw new Error('the snapshots are too large for the repository');
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
