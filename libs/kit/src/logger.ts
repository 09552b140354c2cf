// JSON log lines on standard output, one pino for the process; Nest's own `new Logger('Name')` writes through it.
import { Logger, PinoLogger } from 'nestjs-pino';
import type { Params } from 'nestjs-pino';
import type { Options } from 'pino-http';
import type { ServiceName } from '@app/contracts/http/gateway';
import { oneOf } from './environment-parsers';
import { readEnvironment } from './environment';
import { LogOutput } from './log-output';
import { loggableError } from './loggable-error';
import { currentRequestId } from './request-id';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Nest lists every module and route at each start; only worth reading when something is wrong. */
const CHATTY = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

class ProductLogger extends Logger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (CHATTY.has(String(rest.at(-1)))) this.debug(message, ...rest);
    else super.log(message, ...rest);
  }
}

/**
 * @param service a field of every line, like the request id.
 * @param destination standard output unless a test listens.
 */
export function createLogger(
  service: ServiceName,
  destination: { write: (line: string) => unknown } = new LogOutput(),
): Logger {
  const { LOG_LEVEL } = readEnvironment({ LOG_LEVEL: { parse: oneOf(...LEVELS), default: 'info' } });
  const options: Options = {
    level: LOG_LEVEL,
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => ({ requestId: currentRequestId() }),
    serializers: { err: loggableError },
    // Lines about requests are ours (request-record.ts): pino-http's hold URLs, headers and addresses.
    autoLogging: false,
    // Wrapped, ours would get pino's copy of the error, which holds every property.
    wrapSerializers: false,
  };
  const params: Params = { pinoHttp: [options, { write: (line: string) => void destination.write(line) }] };
  return new ProductLogger(new PinoLogger(params), params);
}
