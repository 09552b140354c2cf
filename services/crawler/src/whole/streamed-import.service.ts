// What is stored while it is read: the registry's monthly file and the releases of drug plans.
import { Injectable } from '@nestjs/common';
import type { RunRow } from '../ledger/run-row';
import { RegistryFileService } from '../records/store/registry-file.service';
import type { ReadOptions, StreamedKind, WholeRead } from '../sources/whole-source';
import { DrugReleasesService } from './drug-releases.service';

@Injectable()
export class StreamedImportService {
  constructor(
    private readonly registry: RegistryFileService,
    private readonly drugs: DrugReleasesService,
  ) {}

  /** Closes the run too. @throws what the read and its store throw */
  readAndStore(
    run: RunRow,
    kind: StreamedKind,
    read: (store: Pick<ReadOptions, 'stage' | 'releases'>) => Promise<WholeRead<unknown>>,
  ): Promise<void> {
    return kind === 'registry'
      ? this.registry.readAndStore(run, (stage) => read({ stage }))
      : this.drugs.readAndStore(run, (releases) => read({ releases }));
  }
}
