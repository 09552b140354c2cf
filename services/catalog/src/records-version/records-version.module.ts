import { type DynamicModule, Module } from '@nestjs/common';
import { RecordsVersionController } from './records-version.controller';
import { LISTEN_URL, RecordsVersionService } from './records-version.service';

/** For the whole process: whatever keeps something of the records asks here whether they are still the same. */
@Module({})
export class RecordsVersionModule {
  static forRoot(databaseUrl: string): DynamicModule {
    return {
      module: RecordsVersionModule,
      global: true,
      controllers: [RecordsVersionController],
      providers: [RecordsVersionService, { provide: LISTEN_URL, useValue: databaseUrl }],
      exports: [RecordsVersionService],
    };
  }
}
