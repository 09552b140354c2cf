// `make check-reliability`: R1 to R13 of docs/operations.md.
import { runChecks } from '../checks/summary.mjs';
import { namedTests } from '../checks/named-tests.mjs';
import { backups } from './backup-and-restore.mjs';
import { databaseAway } from './database-away.mjs';
import { fullDisks } from './full-disk.mjs';
import { kills } from './kills.mjs';
import { sameAgain } from './same-again.mjs';
import { servicesHurt } from './services-hurt.mjs';
import { soaks } from './soak.mjs';
import { stopsUnderLoad } from './stop-under-load.mjs';

/** PORT to PORT+39. */
const PORT = Number(process.env.CHECK_PORT ?? 18_400);
/** Of the requests a second, for a machine that others use too; the table says what it was. */
const SHARE = Number(process.env.LOAD_SHARE ?? 1);

const [workersKilled, ...storesKilled] = kills(PORT);

/** @type {import('../checks/summary.mjs').Check[]} */
const CHAT = [
  {
    id: 'R7',
    what: 'chat processes killed and ended in the middle of answers',
    goal: 'nothing lost, nothing doubled',
    run: () => namedTests(['integration'], 'chat-by-the-dozen'),
  },
  {
    id: 'R8',
    what: 'a model that hangs, fails, drips and breaks off',
    goal: 'the answer of the rules stands',
    run: () => namedTests(['integration'], 'services/eligibility/src/(model|analysis|assistant)/'),
  },
];

await runChecks('make check-reliability', [
  // R1 is compared with a crawl at the same time and waits most of its own; no clock measures the others.
  [[workersKilled], [...sameAgain(PORT + 30), ...CHAT, ...backups()], soaks(PORT + 20, SHARE)],
  ...storesKilled,
  ...databaseAway(PORT, SHARE),
  ...servicesHurt(PORT),
  ...stopsUnderLoad(PORT, SHARE),
  ...fullDisks(PORT),
]);
