import { bootstrap, runMain } from '@app/kit/bootstrap';
import { ChatModule } from './chat.module';
import { readConfig } from './config';

runMain(() => bootstrap({ name: 'chat', module: ChatModule, ...readConfig() }));
