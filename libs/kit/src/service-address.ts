// Where one service listens; the same rule in every config.ts.
import { PORT_OFFSETS } from '@app/contracts/http/gateway';
import type { ServiceName } from '@app/contracts/http/gateway';
import { portNumber, text } from './environment-parsers';
import { readEnvironment } from './environment';

export interface ServiceAddress {
  host: string;
  port: number;
}

/** SERVICE_PORT, or else PORT (the gateway's, 8080) plus the service's offset; HOST is loopback unless set. */
export function serviceAddress(name: ServiceName, source: NodeJS.ProcessEnv = process.env): ServiceAddress {
  const environment = readEnvironment(
    {
      HOST: { parse: text, default: '127.0.0.1' },
      PORT: { parse: portNumber, default: 8080 },
      SERVICE_PORT: { parse: portNumber, default: undefined },
    },
    source,
  );
  return { host: environment.HOST, port: environment.SERVICE_PORT ?? environment.PORT + PORT_OFFSETS[name] };
}
