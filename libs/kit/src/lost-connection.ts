// Tells a database (or queue) that cannot be reached from a statement that failed. Pure.

/** Node's codes of a connection that was refused, broken, or without a listener. */
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** PostgreSQL: connection exceptions (class 08), too many connections, shutting down, crashed, starting up. */
const SQL_STATES = /^(?:08\d{3}|53300|57P0[123])$/;
/** PostgreSQL: a statement that was ended because it ran too long. */
const STATEMENT_ENDED = '57014';
/** PostgreSQL (disk full) and the file system: no room left, or none for this user. */
const FULL = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);
/** What pg throws without a code, word for word. */
const PG_SENTENCES =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Connection ended)/;

/** The SQL state of an error of pg, or of what wraps it (TypeORM's driverError). */
const sqlStateOf = (error: unknown): unknown => {
  const { code, driverError } = (error ?? {}) as { code?: unknown; driverError?: { code?: unknown } };
  return driverError?.code ?? code;
};

/** true when the database ended a statement that ran longer than its service allows. */
export const isTooSlow = (error: unknown): boolean => sqlStateOf(error) === STATEMENT_ENDED;

/** true when there is no room left to write. */
export const isStorageFull = (error: unknown): boolean => FULL.has(sqlStateOf(error));

/** true when `error`, or what it wraps (TypeORM's driverError, a cause), says that the other side cannot be reached. */
export function isConnectionLost(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 3) return false;
  const { code, syscall, message, driverError, cause } = error as Record<string, unknown>;
  if (typeof code === 'string') {
    // A missing file has the code of a missing socket; only the second comes from `connect`.
    if (SOCKET_CODES.has(code) && (code !== 'ENOENT' || syscall === 'connect')) return true;
    if (SQL_STATES.test(code)) return true;
  }
  if (typeof message === 'string' && PG_SENTENCES.test(message)) return true;
  return isConnectionLost(driverError, depth + 1) || isConnectionLost(cause, depth + 1);
}
