// How long people wait, and how replies end. No word of a conversation stands here.
import { Counter, Gauge, Histogram } from 'prom-client';
import { metricsRegistry } from '@app/kit/metrics';

/** `gone`: the visitor hung up before the end. */
export type ReplyOutcome = 'answered' | 'gone' | 'malformed' | 'unavailable';

export const openSockets = new Gauge({
  name: 'chat_open_sockets',
  help: 'Clients connected now.',
  registers: [metricsRegistry],
});

export const replies = new Counter({
  name: 'chat_replies_total',
  help: 'Replies begun, by how they ended.',
  labelNames: ['outcome'],
  registers: [metricsRegistry],
});

export const firstPartSeconds = new Histogram({
  name: 'chat_first_part_seconds',
  help: 'From a message taken to the first part of its reply.',
  buckets: [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10],
  registers: [metricsRegistry],
});
