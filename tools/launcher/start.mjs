// @ts-check
// `make start`.
import { withNode } from './require-node.mjs';

withNode(() => import('./launch.mjs'));
