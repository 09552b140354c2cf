// A clone of the real product for the tests of its failures: the six services as they are, except for a door for mishaps
// in `news`.
import { makeRealClone } from './real-clone';
import type { RealClone } from './real-clone';

/** What no service of ours does on purpose: the news service does it when asked to. */
const MISHAPS = `
import { Controller, Get, Module } from '@nestjs/common';
import { bootstrap, runMain } from '@app/kit/bootstrap';
import { NewsModule } from './news.module';
import { readConfig } from './config';

@Controller('/mishaps')
class MishapsController {
  @Get('/rejection') rejection(): string {
    void Promise.resolve().then(() => Promise.reject(new Error('nobody awaited this')));
    return 'said';
  }
  @Get('/exception') exception(): string {
    setTimeout(() => { throw new Error('nobody caught this'); }, 50);
    return 'said';
  }
  @Get('/slow') slow(): Promise<string> {
    return new Promise((resolve) => setTimeout(() => resolve('finished'), 1500));
  }
}

runMain(() => {
  const config = readConfig();
  @Module({ imports: [NewsModule.register(config)], controllers: [MishapsController] })
  class MishapsModule {}
  return bootstrap({ name: 'news', module: MishapsModule, port: config.port, host: config.host });
});
`;

/** Makes the clone in a new folder that every user may enter (the database does not run as root). */
export function makeProductClone(): RealClone {
  const clone = makeRealClone('product-');
  clone.write('services/news/src/main.ts', MISHAPS);
  return clone;
}
