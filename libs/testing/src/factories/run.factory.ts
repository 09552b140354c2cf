import { randomUUID } from 'node:crypto';
import type { RunColumns } from '@app/database/tables/crawl-runs';

const CREATED_AT = new Date('2026-11-20T18:00:00Z');
const MINUTE_MS = 60_000;

/** A valid crawl run: queued, for the clinics of 90006, unless overridden. A finished one gets its times. */
export function runRow(overrides: Partial<RunColumns> = {}): RunColumns {
  const { status = 'queued', createdAt = CREATED_AT } = overrides;
  const hasStarted = status !== 'queued';
  const hasEnded = hasStarted && status !== 'running';
  return {
    id: randomUUID(),
    parentId: null,
    source: 'providers',
    zip: '90006',
    type: 'clinic',
    part: null,
    options: {},
    phase: hasEnded ? 'finished' : hasStarted ? 'fetching' : 'waiting',
    done: 0,
    total: null,
    found: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    deactivated: 0,
    isTruncated: false,
    failureClass: status === 'failed' ? 'server_error' : null,
    failureDetail: null,
    origin: null,
    release: null,
    result: null,
    attempts: hasStarted ? 1 : 0,
    resumeAt: null,
    jobId: null,
    requestId: 'test',
    requestedBy: 'visitor',
    requestedByUser: null,
    startedAt: hasStarted ? createdAt : null,
    heartbeatAt: hasStarted ? createdAt : null,
    finishedAt: hasEnded ? new Date(createdAt.getTime() + MINUTE_MS) : null,
    ...overrides,
    status,
    createdAt,
  };
}
