import { Global, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { DatabaseModule } from '@app/database/database.module';
import { FetchingModule } from '@app/fetching/fetching.module';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { CrawlerConfig } from '../config/config';
import { FACILITY_IMPORTER, FACILITY_SOURCES, OFFICE_IMPORTER } from '../sources/whole-tokens';
import type { WholeImporter } from '../swap/whole-swap';
import type { WholeSource } from '../sources/whole-source';
import { FacilitiesModule } from './facilities.module';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const config = { sampleSourcesUrl: 'http://127.0.0.1:9201', filesDirectory: '/tmp/never-used' } as CrawlerConfig;

@Global()
@Module({ providers: [{ provide: CrawlerConfig, useValue: config }], exports: [CrawlerConfig] })
class TestConfigModule {}

it('the room gives four sources and an importer for each of their kinds', async () => {
  const url = database.crawlerUrl;
  const module = await Test.createTestingModule({
    imports: [
      TestConfigModule,
      FetchingModule.register(config),
      DatabaseModule.forRoot({ url, applicationName: 'test', poolMax: 2 }),
      FacilitiesModule,
    ],
  }).compile();
  await module.init();
  try {
    const sources = module.get<WholeSource[]>(FACILITY_SOURCES);
    expect(sources.map(({ id, kind }) => [id, kind])).toEqual([
      ['hospitals', 'facilities'],
      ['community-care', 'facilities'],
      ['clinics', 'facilities'],
      ['social-security', 'offices'],
    ]);
    expect(module.get<WholeImporter>(FACILITY_IMPORTER).kind).toBe('facilities');
    expect(module.get<WholeImporter>(OFFICE_IMPORTER).kind).toBe('offices');
  } finally {
    await module.close();
  }
});
