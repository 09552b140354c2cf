import { type DynamicModule, Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module';
import { StarterModule } from '../starter/starter.module';
import { type Shipment, SHIPMENT } from './snapshot-list';
import { SnapshotLoaderService } from './snapshot-loader.service';
import { SnapshotsRepository } from './snapshots.repository';
import { SHIPPED, SnapshotsService } from './snapshots.service';

@Module({})
export class SnapshotsModule {
  /** @param whole the module of the whole sources */
  static register(whole: DynamicModule, shipment: Shipment = SHIPMENT): DynamicModule {
    return {
      module: SnapshotsModule,
      // Of the starter's too: places need the ZIP tables, and meet the curated records.
      imports: [StarterModule, LedgerModule, whole],
      providers: [
        SnapshotsService,
        SnapshotLoaderService,
        SnapshotsRepository,
        { provide: SHIPPED, useValue: shipment },
      ],
      exports: [SnapshotsService],
    };
  }
}
