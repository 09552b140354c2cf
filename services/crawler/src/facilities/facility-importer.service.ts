// Stores a whole read of facilities: staged, checked against what is there, matched to places we know, swapped in, in one
// transaction. A provider that several sources speak of is one record (merge.ts).
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CrawlFailure } from '../crawl-failure';
import { type Dataset, DATASETS, type FacilityRecord, type FacilitySourceId } from '../facility-record';
import type { SwapCounts, SwapTarget, WholeImporter, WholeRead } from '../whole/whole-source';
import { type Compared, FacilityImportRepository, type Part, type StagedStatement } from './facility-import.repository';
import { type Incoming, statementId } from './matching';
import { MergeService } from './merge.service';
import { hashOf } from './statement';

/** A read with so much less than what is stored is not believed. */
const LARGEST_FALL = 0.2;

interface Placed {
  /** Provider of every statement of the read that has one. */
  owners: Map<string, string>;
  added: Set<string>;
  /** Statements about places they may not touch. */
  blocked: number;
}

@Injectable()
export class FacilityImporterService implements WholeImporter<FacilityRecord> {
  readonly kind = 'facilities';

  constructor(
    private readonly repository: FacilityImportRepository,
    private readonly merge: MergeService,
  ) {}

  /**
   * Acts within the read's data sets, the target's origin and state.
   * @throws CrawlFailure `empty_result` or `row_count_fell`; the old rows stay
   */
  async swap(target: SwapTarget, read: WholeRead<FacilityRecord>): Promise<SwapCounts> {
    const records = inOrder(target.source as FacilitySourceId, read.records);
    if (records.length === 0) throw new CrawlFailure('empty_result', 'no facility was read');
    const sources = [...new Set(records.map(({ dataset }) => dataset))];
    const part: Part = { sources, origin: target.origin, state: target.state };
    return this.repository.transaction(async (manager) => {
      await this.merge.lock(manager);
      const taken = target.origin === 'live' ? await this.repository.takeOverSnapshot(manager, part) : [];
      if (!target.isForced) assertNoFall(records, await this.repository.activeCounts(manager, part));
      if (target.origin !== 'sample') await this.endSamples(manager, target.source as FacilitySourceId);
      await this.repository.stage(manager, records.map(staged));
      const compared = await this.repository.compare(manager, part);
      // First, so that a place whose number the publisher changed is found again under its new one.
      const left = await this.repository.deactivateUnseen(manager, part);
      const placed = await this.placeAll(manager, part, records, compared);
      const changed = compared.filter(({ isSame }) => !isSame).flatMap((one) => owned(one, placed.owners));
      await this.repository.storeStatements(manager, changed, target.origin, read);
      const written = changed.map(({ providerId }) => providerId);
      const remerged = await this.merge.remerge(manager, [...written, ...left, ...taken]);
      await this.repository.touch(manager, part, read);
      return counts(placed, remerged);
    });
  }

  private async placeAll(
    manager: EntityManager,
    { origin }: Part,
    records: readonly FacilityRecord[],
    compared: readonly Compared[],
  ): Promise<Placed> {
    const states = new Map(compared.map((one) => [statementId(one), one]));
    const asked = records.flatMap((record) => {
      const state = states.get(statementId({ source: record.dataset, key: record.key }));
      return state === undefined || state.isSame ? [] : [incomingOf(record, state.providerId)];
    });
    const owners = new Map(compared.flatMap((one) => (one.providerId ? [[statementId(one), one.providerId]] : [])));
    const assignment = await this.merge.place(manager, asked, origin, randomUUID);
    const { providerOf, founders, twins, blocked } = assignment;
    await this.repository.found(manager, founders, origin);
    await this.merge.seed(
      manager,
      [...providerOf.values()].filter((id) => !founders.has(id)),
    );
    for (const twin of twins) await this.merge.absorb(manager, twin);
    const movedTo = new Map(twins.map(({ from, to }) => [from, to]));
    for (const [statement, id] of [...owners, ...providerOf]) owners.set(statement, movedTo.get(id) ?? id);
    return { owners, added: new Set(founders.keys()), blocked: blocked.length };
  }

  /** The first true records of a source end its sample records. */
  private async endSamples(manager: EntityManager, source: FacilitySourceId): Promise<void> {
    const providers = await this.repository.deleteSamples(manager, DATASETS[source]);
    if (providers.length > 0) await this.merge.remerge(manager, providers);
  }
}

/** Data sets in the order of their rank; a place listed twice counts once. */
function inOrder(source: FacilitySourceId, records: readonly FacilityRecord[]): FacilityRecord[] {
  const order: readonly Dataset[] = DATASETS[source];
  const unique = [...new Map(records.map((record) => [`${record.dataset} ${record.key}`, record])).values()];
  return unique.sort((left, right) => order.indexOf(left.dataset) - order.indexOf(right.dataset));
}

/** @throws CrawlFailure `row_count_fell` */
function assertNoFall(records: readonly FacilityRecord[], before: ReadonlyMap<string, number>): void {
  for (const [source, active] of before) {
    const found = records.filter(({ dataset }) => dataset === source).length;
    if (found < active * (1 - LARGEST_FALL)) {
      throw new CrawlFailure('row_count_fell', `${source}: ${found} records, ${active} stored`);
    }
  }
}

function staged({ dataset, key, fields, sourceUrl }: FacilityRecord): StagedStatement {
  return { source: dataset, key, fields, sourceUrl, contentHash: hashOf({ fields, sourceUrl }) };
}

function incomingOf({ dataset, key, naturalKey, fields }: FacilityRecord, providerId: string | null): Incoming {
  const { type, name, otherNames, address, city, zipCode, phone, npi, ccn, licenseNumber } = fields;
  return {
    ...{ source: dataset, key, naturalKey, type, name, otherNames, providerId },
    ...{ address: address ?? null, city: city ?? null, zipCode: zipCode ?? null, phone: phone ?? null },
    ...{ npi: npi ?? null, ccn: ccn ?? null, licenseNumber: licenseNumber ?? null },
  };
}

function owned(one: Compared, owners: ReadonlyMap<string, string>) {
  const providerId = owners.get(statementId(one));
  return providerId === undefined ? [] : [{ source: one.source, key: one.key, providerId }];
}

/** In places, not in statements: a hospital of which three lists speak is one. */
function counts(
  { owners, added, blocked }: Placed,
  { changed, hidden }: { changed: ReadonlySet<string>; hidden: ReadonlySet<string> },
): SwapCounts {
  const seen = new Set(owners.values());
  const updated = [...changed].filter((id) => seen.has(id) && !added.has(id)).length;
  const found = seen.size + blocked;
  const deactivated = [...hidden].filter((id) => !seen.has(id)).length;
  return { found, added: added.size, updated, unchanged: found - added.size - updated, deactivated };
}
