import { type DynamicModule, Module } from '@nestjs/common';
import { RecordsVersionController } from './records-version.controller';
import { LISTEN_URL, RecordsVersionService } from './records-version.service';

@Module({})
export class RecordsVersionModule {
  static forRoot(databaseUrl: string): DynamicModule {
    return {
      module: RecordsVersionModule,
      controllers: [RecordsVersionController],
      providers: [RecordsVersionService, { provide: LISTEN_URL, useValue: databaseUrl }],
    };
  }
}
