// Only names of ours are answered. A page of another site can have its own name lead to this machine (DNS rebinding): then the
// browser takes that site for ours, and its Origin is no help, because it says the same name.
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import ipaddr from 'ipaddr.js';
import type { ErrorDetail, ErrorStatus } from '@app/contracts/http/errors';
import { DomainError } from '@app/kit/domain-error';
import { remembered } from '@app/kit/remembered';
import { isLoopbackName } from '../config-parsers';
import type { ProxyTrust } from '../proxy-trust';
import { visitorOf } from '../visitor';

export interface HostRule {
  /** The origin that visitors type. */
  publicUrl: string;
  /** Further names, in lower case and without a port. */
  allowedHosts: readonly string[];
  trusts: ProxyTrust;
}

export interface HostRefusal {
  status: Extract<ErrorStatus, 400 | 403>;
  detail?: ErrorDetail;
}

/** Why a request does not ask for us: 400 when it says no host or two (RFC 9112, 3.2), 403 for a name that is not ours; null = it does. */
export function hostRefusal(request: IncomingMessage, rule: HostRule): HostRefusal | null {
  const { host } = visitorOf(request, rule.trusts);
  if (host === undefined || hostsIn(request) !== 1) return { status: 400 };
  const name = nameIn(host);
  if (name === null) return { status: 400 };
  const isOurs =
    isLoopbackName(name) ||
    name === hostnameOf(rule.publicUrl) ||
    rule.allowedHosts.includes(name) ||
    isOwnAddress(name, request.socket.localAddress);
  return isOurs ? null : { status: 403, detail: 'unknown_host' };
}

/** @param metricsPort of the door for Prometheus, which finds it by whatever name the cluster gives it */
export function refuseUnknownHosts(rule: HostRule, metricsPort: number): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const refusal = request.socket.localPort === metricsPort ? null : hostRefusal(request, rule);
    if (refusal) throw new DomainError(refusal.status, refusal.detail ? { detail: refusal.detail } : {});
    next();
  };
}

const hostsIn = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

const hostnameOf = remembered((url) => new URL(url).hostname);

/** The name of `name:port`; null for what is no host. */
const nameIn = remembered((host): string | null => {
  if (/[\s/\\?#@]/.test(host) || !URL.canParse(`http://${host}`)) return null;
  return new URL(`http://${host}`).hostname;
});

/** The address at which this very connection arrived: a probe, or somebody at home. No name leads a browser to say it. */
function isOwnAddress(name: string, localAddress: string | undefined): boolean {
  const literal = name.replace(/^\[|\]$/g, '');
  if (localAddress === undefined || !ipaddr.isValid(literal) || !ipaddr.isValid(localAddress)) return false;
  return ipaddr.process(literal).toString() === ipaddr.process(localAddress).toString();
}
