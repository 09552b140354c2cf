// Why a call of the model gave nothing, as a code: the package's own errors hold what was asked and answered.
import type { PhrasingRefusal } from './phrasing';

/** The answer is none of the protocol. */
export class MalformedAnswer extends Error {}

interface Signals {
  deadline: AbortSignal;
  /** Of whoever asked. */
  visitor: AbortSignal | undefined;
}

export function sortedFailure(error: unknown, { deadline, visitor }: Signals): PhrasingRefusal {
  if (visitor?.aborted) return 'aborted';
  if (deadline.aborted) return 'timeout';
  // What is no JSON rises as the parser's own error, from the package's reader of the body and of the stream alike.
  return error instanceof MalformedAnswer || nameOf(error) === 'SyntaxError' ? 'malformed' : 'unavailable';
}

/** By name: an error of the platform may be of another realm than ours. */
const nameOf = (error: unknown): unknown => (error as { name?: unknown } | null)?.name;
