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
 * How often the delay of the event loop is sampled, in milliseconds; the smallest delay that is reported. The library's own 10 wakes every
 * process a hundred times a second.
 */
const DELAY_SAMPLED_MS = 200;

let started: Promise<void> | undefined;

/**
 * Adds the metrics of the process itself, once, at the first request for metrics: their samples wake an idle process, and where
 * no request comes they are not read. Resolves when there is a sample to report.
 */
export function collectProcessMetrics(): Promise<void> {
  return (started ??= begin());
}

async function begin(): Promise<void> {
  collectDefaultMetrics({ register: metricsRegistry, eventLoopMonitoringPrecision: DELAY_SAMPLED_MS });
  await wait(2 * DELAY_SAMPLED_MS);
}
