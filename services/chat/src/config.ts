// The only reader of the environment in this service.
import { PORT_OFFSETS } from '@app/contracts/http/gateway';
import { httpUrl, integer } from '@app/kit/environment-parsers';
import { readEnvironment } from '@app/kit/environment';
import { ADDRESS_VARIABLES, addressOf, ServiceAddress } from '@app/kit/service-address';

export class ChatConfig extends ServiceAddress {
  /** Where the assistant answers, without a slash at the end. */
  eligibilityUrl: string;
  /** All limits of messages and sockets are multiplied by this. */
  rateLimitScale: number;
}

export function readConfig(source: NodeJS.ProcessEnv = process.env): ChatConfig {
  const environment = readEnvironment(
    {
      ...ADDRESS_VARIABLES,
      ELIGIBILITY_URL: { parse: httpUrl, default: undefined },
      RATE_LIMIT_SCALE: { parse: integer(1, 1_000_000), default: 1 },
    },
    source,
  );
  return {
    ...addressOf('chat', environment),
    eligibilityUrl: environment.ELIGIBILITY_URL ?? `http://127.0.0.1:${environment.PORT + PORT_OFFSETS.eligibility}`,
    rateLimitScale: environment.RATE_LIMIT_SCALE,
  };
}
