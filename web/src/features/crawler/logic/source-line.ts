// Pure: what one line of the second screen shows, from what was asked here and what the server's newest run says.
import type { CrawlResponse } from '@app/contracts/http/crawler';
import type { FailureClass } from '@app/contracts/http/crawler';
import type { Wording } from '@app/contracts/http/wording';
import { ApiError } from '@web/shared/api/api-error';
import type { SourceView } from './source-view';

/** Why the run failed, the call that was refused, or a key under `crawler:list.error`. */
export type LineError = Wording<FailureClass> | ApiError | 'offline' | 'unknown';

/** How a source ended that was asked for on this page; kept until the page is left. */
export type Asked = { isRunning: true } | { isRunning: false; line: SourceLine };

export interface SourceLine {
  state: 'idle' | 'running' | 'succeeded' | 'failed' | 'cancelled';
  /** Records of the run; null = not known. */
  count: number | null;
  /** Hospitals that were new; null for the other sources. */
  added: number | null;
  error: LineError | null;
  /** Instant of the result. */
  at: string | null;
}

const IDLE: SourceLine = { state: 'idle', count: null, added: null, error: null, at: null };

export function lineOfAnswer(answer: CrawlResponse): SourceLine {
  const { count, hospitalsAdded: added, timestamp: at, status } = answer;
  if (answer.success) return { state: 'succeeded', count, added, error: null, at };
  if (status === 'cancelled') return { ...IDLE, state: 'cancelled', at };
  return { ...IDLE, state: 'failed', error: answer.error ?? 'unknown', at };
}

/** @param reason what the call threw */
export function lineOfError(reason: unknown, now: Date): SourceLine {
  const unanswered = reason instanceof TypeError ? 'offline' : 'unknown';
  const error: LineError = reason instanceof ApiError ? reason : unanswered;
  return { ...IDLE, state: 'failed', error, at: now.toISOString() };
}

function lineOfNewest({ newest }: SourceView): SourceLine {
  if (newest === null || newest.finishedAt === null) return IDLE;
  const { status, found, added, failure, finishedAt: at } = newest;
  if (status === 'succeeded') {
    return { state: status, count: found, added: newest.source === 'hospitals' ? added : null, error: null, at };
  }
  if (status === 'cancelled') return { ...IDLE, state: status, at };
  return { ...IDLE, state: 'failed', error: failure ?? 'unknown', at };
}

/**
 * Whichever is newer counts: a run of another operator may have ended after what was asked here. The row itself is better
 * than the answer about it, which speaks to visitors.
 */
export function lineOf(view: SourceView, asked: Asked | undefined): SourceLine {
  if (asked?.isRunning === true || view.active.length > 0) return { ...IDLE, state: 'running' };
  const stored = lineOfNewest(view);
  if (asked === undefined) return stored;
  return stored.at !== null && stored.at >= (asked.line.at ?? '') ? stored : asked.line;
}
