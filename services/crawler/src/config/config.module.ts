import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CrawlerConfig } from './config';

@Global()
@Module({})
export class ConfigModule {
  static register(config: CrawlerConfig): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: CrawlerConfig, useValue: config }],
      exports: [CrawlerConfig],
    };
  }
}
