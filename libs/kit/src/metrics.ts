// One registry per process (a process is one service in production); every room may register its own measures on it.
import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export const metricsRegistry = new Registry();

export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer a request, by route pattern.',
  labelNames: ['service', 'method', 'route', 'status'],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25],
  registers: [metricsRegistry],
});

/**
 * How often the delay of the event loop is sampled, in milliseconds; the smallest delay that is told. The library's own 10 wakes every
 * process a hundred times a second.
 */
const DELAY_SAMPLED_MS = 200;

let started: Promise<void> | undefined;

/**
 * Adds the measures of the process itself, once, with the first who asks for any: their samples wake a process that rests, and where
 * nobody asks nobody reads them. Resolves when there is a sample to tell.
 */
export function collectProcessMetrics(): Promise<void> {
  return (started ??= begin());
}

async function begin(): Promise<void> {
  collectDefaultMetrics({ register: metricsRegistry, eventLoopMonitoringPrecision: DELAY_SAMPLED_MS });
  await wait(2 * DELAY_SAMPLED_MS);
}
