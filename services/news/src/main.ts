import { bootstrap, runMain } from '@app/kit/bootstrap';
import { readConfig } from './config';
import { NewsModule } from './news.module';

runMain(() => {
  const config = readConfig();
  return bootstrap({ name: 'news', module: NewsModule.register(config), port: config.port, host: config.host });
});
