// @ts-check
// `make stop`.
import { withNode } from './require-node.mjs';

withNode(() => import('./stop-running.mjs'));
