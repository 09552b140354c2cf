import { bootstrap, runMain } from '@app/kit/bootstrap';
import { readConfig } from './config';
import { frontDoor } from './front-door';
import { GatewayModule } from './gateway.module';

runMain(() => {
  const config = readConfig();
  return bootstrap({
    ...frontDoor(config),
    module: GatewayModule.register(config),
    port: config.port,
    host: config.host,
  });
});
