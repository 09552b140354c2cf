// The only reader of the environment in the gateway.
import { resolve } from 'node:path';
import { PORT_OFFSETS } from '@app/contracts/http/gateway';
import { databaseUrl, httpUrl, integer, portNumber, queueUrl, secret, text } from '@app/kit/environment-parsers';
import { EnvironmentError, readEnvironment } from '@app/kit/environment';
import type { Environment } from '@app/kit/environment';
import { ADDRESS_VARIABLES, addressOf, type ListenAddress, ServiceAddress } from '@app/kit/service-address';
import { emailAddress, hostList, issuerUrl, operatorList, originList, originUrl, proxyList } from './config-parsers';
import type { OperatorList } from './config-parsers';
import type { InnerService } from './routing/route-table';

/** What sign-in needs; all of it or nothing. */
export interface SignInConfig {
  /** The provider's own name, character by character as it stands in its tokens. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Claim that lists a person's groups: its name, or a path with dots. */
  groupsClaim: string;
  operators: OperatorList;
  sessionSecret: string;
  /** Schema `accounts`, as role guide_gateway. */
  databaseUrl: string;
}

export class GatewayConfig extends ServiceAddress {
  isProduction: boolean;
  /** Where Prometheus finds the measures: never at the public door. */
  metrics: ListenAddress;
  /** The origin that visitors type, without a slash at the end. */
  publicUrl: string;
  /** Names besides it and loopback's under which the site answers, in lower case. */
  allowedHosts: readonly string[];
  /** Folder of the built web application. */
  webRoot: string;
  /** Where each inner service answers, without a slash at the end. */
  services: Record<InnerService, string>;
  /** Shared with the crawler; null = calls are passed on unsigned (development only). */
  identitySecret: string | null;
  /** null = no provider is set up, so no one can sign in. */
  signIn: SignInConfig | null;
  /** Keeps sessions and rate limits when the queue is a Redis; null = PostgreSQL keeps sessions, memory the limits. */
  redisUrl: string | null;
  /** Origins whose profile pictures the pages may show; from any other the person's picture is not told. */
  pictureOrigins: readonly string[];
  /** Proxies in front of us that are believed about the visitor's address: addresses, CIDRs, `loopback`, `private`. */
  trustProxy: readonly string[];
  /** Shown in the footer of every page; null = no address is shown. */
  supportEmail: string | null;
  /** All rate limits are multiplied by this. */
  rateLimitScale: number;
}

const innerUrl = { parse: httpUrl, default: undefined };

const variables = (isProduction: boolean) => {
  /** Production does not start without it. */
  const required = <T>(parse: (value: string) => T) => ({ parse, default: undefined, isSecret: true });
  return {
    ...ADDRESS_VARIABLES,
    METRICS_HOST: { parse: text, default: '127.0.0.1' },
    METRICS_PORT: { parse: portNumber, default: undefined },
    WEB_ROOT: { parse: text, default: 'dist/web' },
    CATALOG_URL: innerUrl,
    ELIGIBILITY_URL: innerUrl,
    CHAT_URL: innerUrl,
    CRAWLER_URL: innerUrl,
    NEWS_URL: innerUrl,
    PUBLIC_URL: required(originUrl({ needsTls: isProduction })),
    ALLOWED_HOSTS: { parse: hostList, default: [] },
    IDENTITY_SECRET: required(secret),
    // Sign-in may be left off: then there are no operators.
    OIDC_ISSUER: { parse: issuerUrl({ needsTls: isProduction }), default: undefined },
    OIDC_CLIENT_ID: { parse: text, default: undefined },
    OIDC_CLIENT_SECRET: { parse: text, default: undefined },
    OIDC_GROUPS_CLAIM: { parse: text, default: 'groups' },
    OPERATORS: { parse: operatorList, default: operatorList('') },
    SESSION_SECRET: required(secret),
    GATEWAY_DATABASE_URL: required(databaseUrl),
    QUEUE_URL: { parse: queueUrl, default: undefined },
    SIGN_IN_PICTURE_ORIGINS: { parse: originList, default: [] },
    SUPPORT_EMAIL: { parse: emailAddress, default: undefined },
    TRUST_PROXY: { parse: proxyList, default: [] },
    RATE_LIMIT_SCALE: { parse: integer(1, 1_000_000), default: 1 },
  };
};

type GatewayEnvironment = Environment<ReturnType<typeof variables>>;

/** @throws EnvironmentError naming every bad variable */
export function readConfig(source: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const isProduction = source['NODE_ENV'] === 'production';
  const environment = readEnvironment(variables(isProduction), source);
  const address = addressOf('gateway', environment);
  // Without an address of its own, a service stands on this machine at its offset from PORT.
  const loopbackUrl = (name: InnerService): string => `http://127.0.0.1:${environment.PORT + PORT_OFFSETS[name]}`;
  return {
    ...address,
    isProduction,
    metrics: {
      host: environment.METRICS_HOST,
      port: environment.METRICS_PORT ?? environment.PORT + PORT_OFFSETS.metrics,
    },
    publicUrl: environment.PUBLIC_URL ?? ownOrigin(address),
    allowedHosts: environment.ALLOWED_HOSTS,
    webRoot: resolve(environment.WEB_ROOT),
    services: {
      catalog: environment.CATALOG_URL ?? loopbackUrl('catalog'),
      eligibility: environment.ELIGIBILITY_URL ?? loopbackUrl('eligibility'),
      chat: environment.CHAT_URL ?? loopbackUrl('chat'),
      crawler: environment.CRAWLER_URL ?? loopbackUrl('crawler'),
      news: environment.NEWS_URL ?? loopbackUrl('news'),
    },
    identitySecret: environment.IDENTITY_SECRET ?? null,
    signIn: signInOf(environment),
    redisUrl: /^rediss?:/.test(environment.QUEUE_URL ?? '') ? (environment.QUEUE_URL ?? null) : null,
    pictureOrigins: environment.SIGN_IN_PICTURE_ORIGINS,
    supportEmail: environment.SUPPORT_EMAIL ?? null,
    trustProxy: environment.TRUST_PROXY,
    rateLimitScale: environment.RATE_LIMIT_SCALE,
  };
}

/** An installation that names a provider has to name the rest as well; half of a sign-in would only fail later. */
function signInOf(environment: GatewayEnvironment): SignInConfig | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, SESSION_SECRET, GATEWAY_DATABASE_URL } = environment;
  if (OIDC_ISSUER === undefined) return null;
  const needed = { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, SESSION_SECRET, GATEWAY_DATABASE_URL };
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  if (missing.length > 0) throw new EnvironmentError(missing.map(([name]) => `${name}: is not set (OIDC_ISSUER is)`));
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID ?? '',
    clientSecret: OIDC_CLIENT_SECRET ?? '',
    groupsClaim: environment.OIDC_GROUPS_CLAIM,
    operators: environment.OPERATORS,
    sessionSecret: SESSION_SECRET ?? '',
    databaseUrl: GATEWAY_DATABASE_URL ?? '',
  };
}

/** Where a browser on this machine finds us. */
function ownOrigin({ host, port }: { host: string; port: number }): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin;
}
