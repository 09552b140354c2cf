// @ts-check
// `make stop`: ends the copy that runs on this DATA_DIR, as Ctrl-C in its window would.
import { hasEnded, runningCopy } from './live-process.mjs';
import { ownSettings } from './settings.mjs';
import { runMain, StartFailure } from './terminal.mjs';

await runMain(async () => {
  const { dataDir } = ownSettings();
  const copy = runningCopy(dataDir);
  if (copy) process.kill(copy.pid, 'SIGINT');
  if (copy && !(await hasEnded(copy.pid, 15_000))) throw new StartFailure(`It does not end. Run: kill -9 ${copy.pid}`);
  process.stdout.write(copy ? 'Stopped.\n' : `Nothing runs with DATA_DIR=${dataDir}.\n`);
});
