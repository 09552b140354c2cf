import { bootstrap, runMain } from '@app/kit/bootstrap';
import { NewsModule } from './news.module';
import { readConfig } from './config';

runMain(() => bootstrap({ name: 'news', module: NewsModule, ...readConfig() }));
