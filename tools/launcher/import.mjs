// @ts-check
// `make import` and `make crawl`.
import { withNode } from './require-node.mjs';

withNode(() => import('./read-sources.mjs'));
