// @ts-check
// `make doctor`.
import { withNode } from './require-node.mjs';

withNode(() => import('./examination.mjs'));
