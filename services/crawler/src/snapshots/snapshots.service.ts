// Puts the snapshots of libs/content/snapshots into the database when the crawler starts, so that directories and plans answer
// with true records before any source was read. The way of a crawl: a run, a staging, a swap. A start that finds nothing new
// reads three small files and writes nothing.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { unpackSnapshot } from './snapshot-file';
import { type Shipment, type ShippedSnapshot, snapshotPath } from './snapshot-list';
import { type LoadedHow, SnapshotLoaderService } from './snapshot-loader.service';
import { SnapshotsRepository } from './snapshots.repository';

/** What is shipped; something else in tests. */
export const SHIPPED = Symbol('shipment of snapshots');

/** `superseded`: the source itself was read since. */
type How = LoadedHow | 'unchanged' | 'superseded';

@Injectable()
export class SnapshotsService implements OnModuleInit {
  private readonly logger = new Logger(SnapshotsService.name);

  constructor(
    @Inject(SHIPPED) private readonly shipment: Shipment,
    private readonly repository: SnapshotsRepository,
    private readonly loader: SnapshotLoaderService,
  ) {}

  /** Before the worker and the schedules start. */
  async onModuleInit(): Promise<void> {
    const began = Date.now();
    const counts = await this.loadAll();
    this.logger.log({ ...counts, milliseconds: Date.now() - began }, 'snapshots');
  }

  /** A snapshot that cannot be loaded is no reason not to start: the guide answers without it. */
  async loadAll(): Promise<Record<string, How>> {
    const how = new Map<string, How>();
    for (const shipped of this.shipment.snapshots) {
      const loaded = this.load(shipped).catch((error: unknown) => {
        this.logger.error({ err: error, snapshot: shipped.name }, 'a snapshot could not be loaded');
        return 'failed' as const;
      });
      how.set(shipped.name, await loaded);
    }
    return Object.fromEntries(how);
  }

  private async load(shipped: ShippedSnapshot): Promise<How> {
    if (await this.repository.wasReadLive(shipped.source)) return 'superseded';
    const path = snapshotPath(this.shipment.folder, shipped);
    const snapshot = unpackSnapshot(await readFile(path));
    if (await this.repository.isLoaded(shipped.source, snapshot.sha256)) return 'unchanged';
    return this.loader.load(basename(path), snapshot);
  }
}
