// The whole product in one process, on a test database: the real services behind the real gateway. Only the outside world is
// played (whole sources by the test, the registry by nobody), and a crawl start does not wait for the end.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DynamicModule, INestApplication, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { ServiceName } from '@app/contracts/http/gateway';
import { configureApp } from '@app/kit/configure-app';
import { createTestDatabase } from '@app/testing/database';
import type { TestDatabase } from '@app/testing/database';
import { CatalogModule } from '../../../services/catalog/src/catalog.module';
import { ChatModule } from '../../../services/chat/src/chat.module';
import { CrawlerModule } from '../../../services/crawler/src/crawler.module';
import { RunsService } from '../../../services/crawler/src/ledger/runs.service';
import { POLICIES } from '../../../services/crawler/src/sources/providers/source';
import { HASTY, testConfig } from '../../../services/crawler/src/testing/crawler-app';
import { InventedSources } from '../../../services/crawler/src/testing/invented-sources';
import { EligibilityModule } from '../../../services/eligibility/src/eligibility.module';
import { operatorList } from '../../../services/gateway/src/config-parsers';
import { startIdentityProvider } from '../../../services/gateway/testing/start-identity-provider';
import { startGateway } from '../../../services/gateway/testing/start-gateway';
import { NewsModule } from '../../../services/news/src/news.module';
import { newsConfig } from '../../../services/news/src/testing/news-app';

const SECRET = 'a-secret-of-this-test-with-32-characters';
const CLIENT = { clientId: 'guide', clientSecret: 'a secret of this test' };

export interface HostedProduct {
  url: string;
  stop: () => Promise<void>;
}

/** @param apps the started one is put among @returns its address */
async function listen(apps: INestApplication[], name: ServiceName, module: Type | DynamicModule): Promise<string> {
  const app = await NestFactory.create(module, { logger: false, bodyParser: false, abortOnError: false });
  apps.push(app);
  configureApp(app, { name });
  await app.listen(0, '127.0.0.1');
  return `http://127.0.0.1:${((app.getHttpServer() as Server).address() as AddressInfo).port}`;
}

const crawlerOf = ({ crawlerUrl, queueUrl }: TestDatabase) =>
  testConfig({
    databaseUrl: crawlerUrl,
    queueUrl,
    identitySecret: SECRET,
    crawlAccess: 'open',
    // Runs that were started go on beside the requests; one at a time is enough.
    concurrency: 1,
  });

/** A busy machine may answer later than a visitor is kept waiting. */
const PATIENT = { host: '127.0.0.1', port: 0, deadlineScale: 10 };
const NO_MODELS = { model: null, embeddings: null };

/** Everything answers, starts are open to all, and no rate limit is in the way. */
export async function hostProduct(): Promise<HostedProduct> {
  jest.replaceProperty(POLICIES, 'sample', HASTY);
  jest.spyOn(RunsService.prototype, 'waitForEnd').mockImplementation((run) => Promise.resolve(run));
  const database = await createTestDatabase();
  const { readerUrl, eligibilityUrl: countingUrl, queueUrl } = database;
  const apps: INestApplication[] = [];
  const host = (name: ServiceName, module: Type | DynamicModule) => listen(apps, name, module);
  const catalogUrl = await host('catalog', CatalogModule.register({ databaseUrl: readerUrl, queueUrl, ...PATIENT }));
  const eligibilityUrl = await host(
    'eligibility',
    EligibilityModule.register({
      ...PATIENT,
      databaseUrl: countingUrl,
      catalogUrl,
      ...NO_MODELS,
      crawlAccess: 'open',
      identitySecret: SECRET,
    }),
  );
  const services = {
    catalog: catalogUrl,
    crawler: await host('crawler', CrawlerModule.register(crawlerOf(database), new InventedSources().parts)),
    eligibility: eligibilityUrl,
    chat: await host('chat', ChatModule.register({ ...PATIENT, eligibilityUrl, rateLimitScale: 1_000 })),
    news: await host(
      'news',
      NewsModule.register(newsConfig({ databaseUrl: database.newsUrl, queueUrl, identitySecret: SECRET })),
    ),
  };
  const provider = await startIdentityProvider({ product: 'http://127.0.0.1:1', ...CLIENT, accounts: {} });
  const gateway = await startGateway(services, {
    identitySecret: SECRET,
    rateLimitScale: 1_000_000,
    deadlineScale: 10,
    signIn: {
      issuer: provider.issuer,
      ...CLIENT,
      groupsClaim: 'groups',
      operators: operatorList(''),
      sessionSecret: SECRET,
      databaseUrl: database.gatewayUrl,
    },
  });
  const stop = async (): Promise<void> => {
    await gateway.stop();
    await Promise.all([provider.stop(), ...apps.map((app) => app.close())]);
    await database.drop();
  };
  return { url: gateway.url, stop };
}
