// The only reader of the environment in the gateway.
import { resolve } from 'node:path';
import { PORT_OFFSETS } from '@app/contracts/http/gateway';
import { httpUrl, text } from '@app/kit/environment-parsers';
import { readEnvironment } from '@app/kit/environment';
import { ADDRESS_VARIABLES, addressOf } from '@app/kit/service-address';
import type { InnerService } from './routing/route-table';

export interface GatewayConfig {
  host: string;
  port: number;
  /** Folder of the built web application. */
  webRoot: string;
  /** Where each inner service answers, without a slash at the end. */
  services: Record<InnerService, string>;
}

const innerUrl = { parse: httpUrl, default: undefined };

export function readConfig(source: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const environment = readEnvironment(
    {
      ...ADDRESS_VARIABLES,
      WEB_ROOT: { parse: text, default: 'dist/web' },
      CATALOG_URL: innerUrl,
      ELIGIBILITY_URL: innerUrl,
      CHAT_URL: innerUrl,
      CRAWLER_URL: innerUrl,
      NEWS_URL: innerUrl,
    },
    source,
  );
  // Without an address of its own, a service stands on this machine at its offset from PORT.
  const beside = (name: InnerService): string => `http://127.0.0.1:${environment.PORT + PORT_OFFSETS[name]}`;
  return {
    ...addressOf('gateway', environment),
    webRoot: resolve(environment.WEB_ROOT),
    services: {
      catalog: environment.CATALOG_URL ?? beside('catalog'),
      eligibility: environment.ELIGIBILITY_URL ?? beside('eligibility'),
      chat: environment.CHAT_URL ?? beside('chat'),
      crawler: environment.CRAWLER_URL ?? beside('crawler'),
      news: environment.NEWS_URL ?? beside('news'),
    },
  };
}
