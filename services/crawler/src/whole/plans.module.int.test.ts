import { Global, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { DatabaseModule } from '@app/database/database.module';
import { FetchingModule } from '@app/fetching/fetching.module';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { CrawlerConfig } from '../config/config';
import { PLAN_IMPORTER, PLAN_SOURCES } from '../sources/whole-tokens';
import type { WholeImporter } from '../swap/whole-swap';
import type { WholeSource } from '../sources/whole-source';
import { PlansModule } from './plans.module';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const config = {
  isProduction: false,
  sampleSourcesUrl: 'http://127.0.0.1:9101',
  contactUrl: null,
  filesDirectory: '/tmp/never-used',
} as CrawlerConfig;

@Global()
@Module({ providers: [{ provide: CrawlerConfig, useValue: config }], exports: [CrawlerConfig] })
class TestConfigModule {}

it('the room gives one source per insurer and one importer', async () => {
  const url = database.crawlerUrl;
  const module = await Test.createTestingModule({
    imports: [
      TestConfigModule,
      FetchingModule.register(config),
      DatabaseModule.forRoot({ url, applicationName: 'test', poolMax: 2 }),
      PlansModule,
    ],
  }).compile();
  await module.init();
  try {
    const sources = module.get<WholeSource[]>(PLAN_SOURCES);
    expect(sources.map(({ id }) => id)).toEqual(['insurance', 'kaiser', 'anthem', 'aarp', 'healthnet']);
    expect(module.get<WholeImporter>(PLAN_IMPORTER).kind).toBe('plans');
  } finally {
    await module.close();
  }
});
