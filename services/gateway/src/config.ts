// The only reader of the environment in the gateway.
import { resolve } from 'node:path';
import { PORT_OFFSETS } from '@app/contracts/http/gateway';
import { httpUrl, portNumber, text } from '@app/kit/environment-parsers';
import { readEnvironment } from '@app/kit/environment';
import { serviceAddress } from '@app/kit/service-address';
import type { InnerService } from './routing/route-table';

export interface GatewayConfig {
  host: string;
  port: number;
  /** Folder of the built web application. */
  webRoot: string;
  /** Where each inner service answers, without a slash at the end. */
  services: Record<InnerService, string>;
}

export function readConfig(source: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const { PORT } = readEnvironment({ PORT: { parse: portNumber, default: 8080 } }, source);
  const inner = (name: InnerService) => ({ parse: httpUrl, default: `http://127.0.0.1:${PORT + PORT_OFFSETS[name]}` });
  const environment = readEnvironment(
    {
      WEB_ROOT: { parse: text, default: 'dist/web' },
      CATALOG_URL: inner('catalog'),
      ELIGIBILITY_URL: inner('eligibility'),
      CHAT_URL: inner('chat'),
      CRAWLER_URL: inner('crawler'),
      NEWS_URL: inner('news'),
    },
    source,
  );
  return {
    ...serviceAddress('gateway', source),
    webRoot: resolve(environment.WEB_ROOT),
    services: {
      catalog: environment.CATALOG_URL,
      eligibility: environment.ELIGIBILITY_URL,
      chat: environment.CHAT_URL,
      crawler: environment.CRAWLER_URL,
      news: environment.NEWS_URL,
    },
  };
}
