import { type DynamicModule, Module } from '@nestjs/common';
import { LISTEN_URL, RecordsVersionService } from './records-version.service';

/** For the whole process: every cache of records checks here whether they are still the same. */
@Module({})
export class RecordsVersionModule {
  static forRoot(databaseUrl: string): DynamicModule {
    return {
      module: RecordsVersionModule,
      global: true,
      providers: [RecordsVersionService, { provide: LISTEN_URL, useValue: databaseUrl }],
      exports: [RecordsVersionService],
    };
  }
}
