import { bootstrap, runMain } from '@app/kit/bootstrap';
import { readConfig } from './config';
import { EligibilityModule } from './eligibility.module';

runMain(() => {
  const { host, port, ...config } = readConfig();
  return bootstrap({ name: 'eligibility', module: EligibilityModule.register(config), host, port });
});
