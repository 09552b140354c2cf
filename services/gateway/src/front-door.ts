// The order of the gateway's middleware; size limits, request ids and errors come from libs/kit.
import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { AppOptions } from '@app/kit/configure-app';
import type { GatewayConfig } from './config';
import { limitByCost } from './limits/cost-limits';
import { limitByAddress, limitBySession } from './limits/rate-limits';
import type { RateLimitOptions } from './limits/rate-limits';
import { RateStore } from './limits/rate-store';
import { mayStartCrawl } from './limits/rate-table';
import { SocketLimits } from './limits/socket-limits';
import { endUnreadAnswers } from './limits/unread-answers';
import { proxyTrust } from './proxy-trust';
import { apiProxy } from './routing/api-proxy';
import type { ProxyOptions } from './routing/api-proxy';
import { OpenSocketsService } from './routing/open-sockets.service';
import { passUpgrades } from './routing/socket-proxy';
import { handshakeRefusal } from './security/handshake';
import { refuseUnknownHosts } from './security/known-host';
import { refuseOtherTargets } from './security/request-target';
import { refuseCrossSite } from './security/same-origin';
import { rawSecurityHeaders, securityHeaders } from './security/security-headers';
import { IdentityService } from './sessions/identity.service';
import { SessionsService } from './sessions/sessions.service';
import { errorPage } from './website/error-page';
import { NewsPage } from './website/news-page';
import { rendererOf } from './website/page-renderer';
import { type NewerPages, website } from './website/website';

/** Limits of the inner services; tests use shorter ones. */
type ProxyTimeouts = Pick<ProxyOptions, 'timeoutMs' | 'readTimeoutMs'>;

/** What `bootstrap` and `configureApp` need to make a Nest application the gateway. */
export function frontDoor(config: GatewayConfig, timeouts: ProxyTimeouts = {}): AppOptions {
  const { services, publicUrl, metrics } = config;
  const trusts = proxyTrust(config.trustProxy);
  const rule = { publicUrl, allowedHosts: config.allowedHosts, trusts };
  const rawHeaders = rawSecurityHeaders(publicUrl);
  return {
    name: 'gateway',
    headers: securityHeaders(rule, config.pictureOrigins),
    rawHeaders,
    metrics,
    errorPage,
    mount: (app: NestExpressApplication) => {
      const server: Server = app.getHttpServer();
      const limits = rateLimits(config, server);
      endUnreadAnswers(server);
      const sockets = new SocketLimits(limits, trusts);
      const openSockets = app.get(OpenSocketsService);
      passUpgrades(server, {
        target: services.chat,
        trusts,
        headers: rawHeaders,
        refusalOf: (request) => handshakeRefusal(request, rule),
        enter: (request) => sockets.enter(request),
        remember: (socket) => openSockets.add(socket),
        ...(timeouts.timeoutMs && { timeoutMs: timeouts.timeoutMs }),
      });
      app.use(refuseOtherTargets);
      app.use(refuseUnknownHosts(rule, metrics.port));
      app.use(refuseCrossSite(rule));
      const sessions = app.get(SessionsService);
      const identity = app.get(IdentityService);
      app.use(limitByAddress(limits, trusts));
      app.use(limitByCost(limits, trusts));
      // By the id in the cookie alone: reading pages must not cost a database query.
      app.use(limitBySession(limits, (request) => sessions.idOf(request) ?? undefined));
      const proxy = apiProxy({
        services,
        trusts,
        mayStartCrawl,
        headersFor: (request, service) => identity.headersFor(request, service),
        deadlineScale: config.deadlineScale,
        ...timeouts,
      });
      server.once('close', () => proxy.close());
      // Files of the website are compressed at build time; sirv's own Content-Encoding keeps them out here.
      app.use(compression());
      app.use(proxy.handle);
      app.use(website(config.webRoot, newsPages(config, server)));
    },
  };
}

/** Without a renderer in the build, visitors get the page of the build. */
function newsPages({ webRoot, services }: GatewayConfig, server: Server): NewerPages {
  const program = rendererOf(webRoot);
  if (program === null) return () => undefined;
  const page = new NewsPage({ url: services.news, program });
  page.start();
  server.once('close', () => page.stop());
  return (file) => page.find(file);
}

function rateLimits({ redisUrl, port, rateLimitScale }: GatewayConfig, server: Server): RateLimitOptions {
  const store = new RateStore(redisUrl, `shg_rate_${port}`);
  server.once('close', () => store.close());
  return { store, scale: rateLimitScale };
}
