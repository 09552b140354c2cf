import { bootstrap, runMain } from '@app/kit/bootstrap';
import { CatalogModule } from './catalog.module';
import { readConfig } from './config';

runMain(() => {
  const config = readConfig();
  return bootstrap({ name: 'catalog', module: CatalogModule.register(config), port: config.port, host: config.host });
});
