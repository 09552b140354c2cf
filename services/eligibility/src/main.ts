import { bootstrap, runMain } from '@app/kit/bootstrap';
import { readConfig } from './config';
import { EligibilityModule } from './eligibility.module';

runMain(() => {
  const { host, port, databaseUrl } = readConfig();
  return bootstrap({ name: 'eligibility', module: EligibilityModule.register({ databaseUrl }), host, port });
});
