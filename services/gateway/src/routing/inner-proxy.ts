// Passes public calls on to the inner services. Mounted before any body parser, so that bodies stream through.
import { Agent } from 'node:http';
import { Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { createProxyServer } from 'http-proxy-3';
import type { ProxyServer } from 'http-proxy-3';
import { DomainError } from '@app/kit/domain-error';
import { errorAnswer } from '@app/kit/error-answer';
import { currentRequestId } from '@app/kit/request-id';
import { nameRoute } from '@app/kit/request-record';
import { sendError } from '@app/kit/send-error';
import type { ProxyTrust } from '../proxy-trust';
import { cleanForwardedHeaders, dropCredentials } from './forwarded-headers';
import { routeFor } from './route-table';
import type { InnerService } from './route-table';

export const RETRY_AFTER_SECONDS = 5;

export interface ProxyOptions {
  services: Record<InnerService, string>;
  trusts: ProxyTrust;
  /** Headers of ours for one call: who asks, signed. Rejects when a call must not go on without them. */
  headersFor?: (request: Request, service: InnerService) => Promise<Record<string, string>>;
  /** An inner service that stays silent this long is unavailable; longer than the 20 s a crawl start may wait. */
  timeoutMs?: number;
}

/** Express middleware; requests outside of the route table go on to `next`. */
export function innerProxy({ services, trusts, headersFor = nothing, timeoutMs = 30_000 }: ProxyOptions) {
  const logger = new Logger('InnerProxy');
  // Idle connections end with the same timeout, well before the inner server would end them (65 s).
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32, timeout: timeoutMs });
  const proxy = createProxyServer({ agent, proxyTimeout: timeoutMs });
  keepConnectionsApart(proxy);
  cutBrokenAnswers(proxy);
  return (request: Request, response: Response, next: NextFunction): void => {
    const route = routeFor(request.path);
    if (!route) {
      next();
      return;
    }
    nameRoute(response, `${route.prefix}/*`);
    cleanForwardedHeaders(request, trusts);
    // Unless the inner service says otherwise, nobody keeps an answer of the calls without asking again.
    response.setHeader('Cache-Control', 'no-cache');
    const id = currentRequestId();
    // Compression is the gateway's work, once, for the visitor's own connection.
    const pass = (added: Record<string, string>): void => {
      // The visitor has gone; there is nobody to answer.
      if (request.socket.destroyed) return;
      dropCredentials(request);
      const options = { target: services[route.service], headers: { ...added, 'accept-encoding': 'identity' } };
      proxy.web(request, response, options, (error) => {
        if (response.destroyed) return;
        logger.warn({ err: error, inner: route.service }, 'inner service is unavailable');
        const unavailable = new DomainError(503, { retryAfterSeconds: RETRY_AFTER_SECONDS });
        sendError(response, errorAnswer(unavailable, id));
      });
    };
    headersFor(request, route.service).then(pass).catch(next);
  };
}

const nothing: NonNullable<ProxyOptions['headersFor']> = () => Promise.resolve({});

/** What the inner service says of its connection to us is not said of ours to the visitor (RFC 9110, 7.6.1). */
function keepConnectionsApart(proxy: ProxyServer): void {
  proxy.on('proxyRes', (inner, _request, response) => {
    for (const name of ['keep-alive', 'proxy-authenticate', 'trailer', 'upgrade']) delete inner.headers[name];
    inner.headers.connection = response.shouldKeepAlive ? 'keep-alive' : 'close';
  });
}

/** An inner service that dies in the middle of its answer must not leave the visitor waiting for the rest. */
function cutBrokenAnswers(proxy: ProxyServer): void {
  proxy.on('proxyRes', (inner, _request, response) => {
    inner.once('close', () => {
      if (!inner.complete) response.destroy();
    });
    inner.on('error', () => response.destroy());
  });
}
