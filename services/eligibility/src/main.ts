import { bootstrap, runMain } from '@app/kit/bootstrap';
import { readConfig } from './config';
import { EligibilityModule } from './eligibility.module';

runMain(() => {
  const config = readConfig();
  return bootstrap({
    name: 'eligibility',
    module: EligibilityModule.register(config),
    host: config.host,
    port: config.port,
  });
});
