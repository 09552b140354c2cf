import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';

/** The settings of a service, read and validated once by its `readConfig`, injected by their class. */
@Global()
@Module({})
export class ConfigModule {
  static register<Config extends object>(settings: Type<Config>, value: Config): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: settings, useValue: value }],
      exports: [settings],
    };
  }
}
