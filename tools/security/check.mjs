// `make check-security`: S1 to S15 of docs/operations.md.
import { namedTests } from '../checks/named-tests.mjs';
import { runChecks } from '../checks/summary.mjs';
import { canaries } from './canaries.mjs';
import { crossSite } from './cross-site.mjs';
import { doors } from './doors.mjs';
import { injection } from './injection.mjs';
import { malformed } from './malformed.mjs';
import { stopProduct } from './product.mjs';
import { packages } from './repository.mjs';
import { scripts } from './scripts.mjs';
import { sessions } from './sessions.mjs';
import { heldConnections } from './slow-connections.mjs';
import { refusedTargets } from './targets.mjs';
import { abusiveVisitors } from './visitors.mjs';

/** @type {import('../checks/summary.mjs').Check[]} */
const CHECKS = [
  { id: 'S1', what: '12,000 malformed requests, prototype words among them', goal: '0 of 5xx', run: malformed },
  {
    id: 'S2+S10',
    what: 'connections held: slow headers, bodies and readers, endless bodies and headers',
    goal: "closed in 15 s, others' p95 at most 2 x",
    run: heldConnections,
  },
  { id: 'S3', what: 'refused targets, redirects, rebinding', goal: '0 connections', run: refusedTargets },
  { id: 'S4', what: 'scripts in what is crawled and in what is typed', goal: '0 run', run: scripts },
  { id: 'S5', what: 'calls, forms, links and handshakes of other sites', goal: 'all refused', run: crossSite },
  { id: 'S6', what: 'sessions planted, changed, replayed, kept', goal: 'all refused', run: sessions },
  {
    id: 'S7',
    what: 'roles of the database, inner ports and paths, forged words, foreign hosts',
    goal: 'all refused',
    run: doors,
  },
  {
    id: 'S8',
    what: 'one abusive visitor of each kind; 300 empty ZIPs of one',
    goal: "others' p95 at most 2 x, a ZIP's records at most 2 x",
    run: abusiveVisitors,
  },
  {
    id: 'S9',
    what: 'floods, mutes and polling on the chat',
    goal: 'each is ended or asked to wait, the others are answered',
    run: () => namedTests(['integration'], 'services/chat/'),
  },
  {
    id: 'S11',
    what: 'every pattern of the server on 100 kB of hostile text',
    goal: '50 ms',
    run: () => namedTests(['unit'], 'tools/lint/patterns'),
  },
  { id: 'S12', what: 'packages: source, hash, licence, known faults; secrets', goal: 'none found', run: packages },
  { id: 'S13', what: 'SQL, headers, paths, lines of a log, cells', goal: 'nothing gets through', run: injection },
  {
    id: 'S14',
    what: 'marked words and amounts typed everywhere',
    goal: 'none in logs, database, queue',
    run: canaries,
  },
  {
    id: 'S15',
    what: 'hidden orders in records, messages and names; a model that lies',
    goal: 'nothing follows an order, nothing is said without its fact',
    run: () =>
      namedTests(['unit', 'integration'], 'hidden-orders|worded-reply|model-insights|model/model|assistant/questions'),
  },
];

await runChecks('make check-security', CHECKS, stopProduct);
