import type { DynamicModule } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { ConnectionSettings } from './data-source';
import { dataSourceOptions } from './data-source';

const CONNECT_ATTEMPTS = 10;
const CONNECT_RETRY_MS = 1_000;

/** TypeORM's pool for the whole process: import it once, in the service's root module, and inject `DataSource`. */
@Module({})
export class DatabaseModule {
  static forRoot(settings: ConnectionSettings): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(settings),
          retryAttempts: CONNECT_ATTEMPTS,
          retryDelay: CONNECT_RETRY_MS,
        }),
      ],
    };
  }
}
