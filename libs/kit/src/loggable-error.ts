export interface LoggableError {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: LoggableError;
}

/**
 * The parts of an error that may be logged. Database errors carry the statement's parameters and quote refused values in
 * their message: both may be what a visitor typed, so the first are left out and the second masked.
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'a value that is not an error was thrown' };
  const { code, cause, stack } = error as Error & { code?: unknown };
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message: error.message.replace(/: ".*"/s, ': "…"'),
    ...(code !== undefined && { code }),
    ...(frames && { stack: frames.join('\n') }),
    ...(cause !== undefined && depth < 3 && { cause: loggableError(cause, depth + 1) }),
  };
}
