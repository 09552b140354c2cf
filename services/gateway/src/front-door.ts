// The order in which the public door treats a request; the rest (limits, ids, errors) is the kit's.
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { AppOptions } from '@app/kit/configure-app';
import type { GatewayConfig } from './config';
import { innerProxy } from './routing/inner-proxy';
import { refuseOtherTargets } from './security/request-target';
import { refuseCrossSite } from './security/same-origin';
import { securityHeaders } from './security/security-headers';
import { refuseUpgrades } from './security/upgrades';
import { website } from './website/website';

/** What `bootstrap` and `configureApp` need to make a Nest application the gateway. */
export function frontDoor(config: GatewayConfig, proxyTimeoutMs?: number): AppOptions {
  return {
    name: 'gateway',
    headers: securityHeaders,
    mount: (app: NestExpressApplication) => {
      refuseUpgrades(app.getHttpServer());
      app.use(refuseOtherTargets);
      app.use(refuseCrossSite);
      // Files of the website are compressed at build time; sirv's own Content-Encoding keeps them out here.
      app.use(compression());
      app.use(innerProxy({ services: config.services, ...(proxyTimeoutMs && { timeoutMs: proxyTimeoutMs }) }));
      app.use(website(config.webRoot));
    },
  };
}
