// @ts-check
// `make backup` and `make restore`.
import { withNode } from './require-node.mjs';

withNode(() => import('../backup/command.mjs'));
