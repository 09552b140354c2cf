// What every source does with what it has to say: staged, compared, swapped in, and merged, in the transaction of its import.
import { Injectable } from '@nestjs/common';
import type { ProviderType } from '@app/contracts/http/catalog';
import type { EntityManager } from 'typeorm';
import { type Merged, RecordsService } from './records.service';
import type { Word } from './statement';
import { type Part, type ReadFacts, StatementsRepository } from './statements.repository';

/** The statements that are new or say something new, and the places their merge changed. */
export interface Stored {
  written: Awaited<ReturnType<StatementsRepository['store']>>;
  merged: Merged;
}

@Injectable()
export class StatementSwapService {
  constructor(
    private readonly statements: StatementsRepository,
    private readonly records: RecordsService,
  ) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.statements.transaction(work);
  }

  /** Before anything else in the transaction: imports that match places of a type go one after the other. */
  begin(manager: EntityManager, types: readonly ProviderType[] | null = null): Promise<void> {
    return this.statements.begin(manager, types);
  }

  /** A part's words take the place of those it had: what is not among them any more is ended. */
  async swap(manager: EntityManager, part: Part, words: readonly Word[], facts: ReadFacts): Promise<Merged> {
    await this.statements.stage(manager, words);
    await this.statements.endUnstaged(manager, part);
    return (await this.storeStaged(manager, part.origin, facts)).merged;
  }

  /** Writes what is staged, merges what it touched and renews the dates of what it only confirmed. */
  async storeStaged(manager: EntityManager, origin: Part['origin'], facts: ReadFacts): Promise<Stored> {
    const written = await this.statements.store(manager, origin, facts);
    const merged = await this.records.merge(manager);
    // What was written has its date already.
    const isAllWritten = written.length === (await stagedCount(manager));
    if (!isAllWritten && (await this.statements.touch(manager, origin, facts))) await this.records.redate(manager);
    return { written, merged };
  }

  /** The first true records of a source end its invented ones. */
  async endSamples(manager: EntityManager, sources: readonly string[]): Promise<void> {
    await this.statements.deleteSamples(manager, sources);
    await this.records.merge(manager);
  }
}

async function stagedCount(manager: EntityManager): Promise<number> {
  const rows: { count: number }[] = await manager.query('SELECT count(*)::int AS count FROM staged');
  return rows[0]?.count ?? 0;
}
