// What is stored while it is read: the registry's monthly file, the releases of drug plans and the names of medicines.
import { Injectable } from '@nestjs/common';
import type { RunRow } from '../ledger/run-row';
import { RegistryFileService } from '../records/store/registry-file.service';
import type { ReadOptions, StreamedKind, WholeRead } from '../sources/whole-source';
import { DrugNamesService } from './drug-names.service';
import { DrugReleasesService } from './drug-releases.service';

type Store = Pick<ReadOptions, 'stage' | 'releases' | 'names'>;

@Injectable()
export class StreamedImportService {
  constructor(
    private readonly registry: RegistryFileService,
    private readonly drugs: DrugReleasesService,
    private readonly names: DrugNamesService,
  ) {}

  /** Closes the run too. @throws what the read and its store throw */
  readAndStore(run: RunRow, kind: StreamedKind, read: (store: Store) => Promise<WholeRead<unknown>>): Promise<void> {
    if (kind === 'registry') return this.registry.readAndStore(run, (stage) => read({ stage }));
    if (kind === 'drug-plans') return this.drugs.readAndStore(run, (releases) => read({ releases }));
    return this.names.readAndStore(run, (names) => read({ names }));
  }
}
