// The news as one process of the tests: the real modules on a real database and queue. Imported by tests only.
import { ServiceApp, startService } from '@app/testing/service-app';
import type { NewsConfig } from '../config';
import { NewsModule } from '../news.module';

export const newsConfig = (changes: Partial<NewsConfig>): NewsConfig => ({
  port: 0,
  host: '127.0.0.1',
  deadlineScale: 10,
  isProduction: false,
  databaseUrl: '',
  queueUrl: '',
  sources: 'sample',
  sampleSourcesUrl: 'http://127.0.0.1:1',
  contactUrl: null,
  crawlAccess: 'open',
  identitySecret: null,
  ...changes,
});

export class NewsApp extends ServiceApp {
  static async start(changes: Partial<NewsConfig>): Promise<NewsApp> {
    return new NewsApp(await startService('news', NewsModule.register(newsConfig(changes))));
  }
}
