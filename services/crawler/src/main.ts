import { bootstrap, runMain } from '@app/kit/bootstrap';
import { readConfig } from './config/config';
import { CrawlerModule } from './crawler.module';

runMain(() => {
  const config = readConfig();
  return bootstrap({ name: 'crawler', module: CrawlerModule.register(config), port: config.port, host: config.host });
});
