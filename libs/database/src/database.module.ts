import type { DynamicModule } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ConnectionSettings } from './data-source';
import { dataSourceOptions } from './data-source';
import { PreparedReads } from './prepared-reads';

const CONNECT_ATTEMPTS = 10;
const CONNECT_RETRY_MS = 1_000;

/**
 * TypeORM's pool for the whole process, and one for {@link PreparedReads} that connects when it is first asked: import it once, in the
 * service's root module, and inject `DataSource` or `PreparedReads`.
 */
@Module({})
export class DatabaseModule {
  static forRoot(settings: ConnectionSettings): DynamicModule {
    const reads = {
      provide: PreparedReads,
      inject: [DataSource],
      useFactory: (database: DataSource) => new PreparedReads(database, settings),
    };
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
      providers: [reads],
      exports: [PreparedReads],
    };
  }
}
