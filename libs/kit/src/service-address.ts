// Where one service listens and how patient it is; the same rule in every config.ts.
import { PORT_OFFSETS } from '@app/contracts/http/gateway';
import type { ServiceName } from '@app/contracts/http/gateway';
import { integer, portNumber, text } from './environment-parsers';
import { readEnvironment } from './environment';
import type { Environment } from './environment';

export class ListenAddress {
  host: string;
  port: number;
}

/** What the settings of every service begin with. */
export class ServiceAddress extends ListenAddress {
  /** Every deadline of a read times this: 1, more on a machine that is slow or busy. */
  deadlineScale: number;
}

/** Spread these into a service's own variables, so that one start names everything that is wrong. */
export const ADDRESS_VARIABLES = {
  HOST: { parse: text, default: '127.0.0.1' },
  PORT: { parse: portNumber, default: 8080 },
  SERVICE_PORT: { parse: portNumber, default: undefined },
  DEADLINE_SCALE: { parse: integer(1, 20), default: 1 },
};

/** SERVICE_PORT, or else PORT (the gateway's, 8080) plus the service's offset; HOST is loopback unless set. */
export function addressOf(name: ServiceName, environment: Environment<typeof ADDRESS_VARIABLES>): ServiceAddress {
  return {
    host: environment.HOST,
    port: environment.SERVICE_PORT ?? environment.PORT + PORT_OFFSETS[name],
    deadlineScale: environment.DEADLINE_SCALE,
  };
}

/** For a service whose environment is only its address. */
export const serviceAddress = (name: ServiceName, source: NodeJS.ProcessEnv = process.env): ServiceAddress =>
  addressOf(name, readEnvironment(ADDRESS_VARIABLES, source));
