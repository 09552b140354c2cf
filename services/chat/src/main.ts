import { bootstrap, runMain } from '@app/kit/bootstrap';
import { ChatModule } from './chat.module';
import { readConfig } from './config';

runMain(() => {
  const config = readConfig();
  return bootstrap({ name: 'chat', module: ChatModule.register(config), host: config.host, port: config.port });
});
