import { leaseHolder } from '@app/fetching/lease-holder';
import { bootstrap, runMain } from '@app/kit/bootstrap';
import { readConfig } from './config/config';
import { CrawlerModule } from './crawler.module';

runMain(() => {
  const config = readConfig();
  const module = CrawlerModule.register({ ...config, leaseHolder: leaseHolder(config.port) });
  return bootstrap({ name: 'crawler', module, port: config.port, host: config.host });
});
