// Keeps guide.providers what its statements make of it. Called by the facility importer and by the registry's import.
import { Injectable } from '@nestjs/common';
import type { ProviderType } from '@app/contracts/http/catalog';
import type { Origin } from '@app/contracts/http/provenance';
import type { EntityManager } from 'typeorm';
import type { PlaceIdentity } from '../same-place';
import { assign, type Assignment, type Incoming } from './matching';
import { mergeStatements } from './merge';
import { MergeRepository } from './merge.repository';

/** What the registry's import asks about one of its records. */
export interface RegistryPlace extends PlaceIdentity {
  naturalKey: string;
  type: ProviderType;
}

export interface Remerged {
  /** Rows whose content or visibility changed. */
  changed: Set<string>;
  /** Rows that were shown and are not any more. */
  hidden: Set<string>;
}

/** Rows in one statement: a few megabytes. */
const AT_ONCE = 1_000;
/** Two imports that match places go one after the other: each must see what the other made. 'GMRG' as a number. */
const MATCH_LOCK = 0x474d5247;

@Injectable()
export class MergeService {
  private readonly repository = new MergeRepository();

  /** Held to the end of the transaction. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [MATCH_LOCK]);
  }

  /** Where statements belong; nothing is written. */
  async place(
    manager: EntityManager,
    incoming: readonly Incoming[],
    origin: Origin,
    newId: () => string,
  ): Promise<Assignment> {
    const said = (value: (one: Incoming) => string | null): string[] => [
      ...new Set(incoming.flatMap((one) => value(one) ?? [])),
    ];
    const candidates = await this.repository.candidates(manager, {
      types: said(({ type }) => type),
      naturalKeys: said(({ naturalKey }) => naturalKey),
      npis: said(({ npi }) => npi),
      ccns: said(({ ccn }) => ccn),
      licenseNumbers: said(({ licenseNumber }) => licenseNumber),
      zips: said(({ zipCode }) => zipCode),
      providerIds: said(({ providerId }) => providerId),
      origin,
    });
    return assign(incoming, candidates, newId);
  }

  /**
   * Registry records that are places we know under another key.
   * @returns their stored provider by the record's own key
   */
  async knownPlaces(
    manager: EntityManager,
    places: readonly RegistryPlace[],
    origin: Origin,
  ): Promise<Map<string, string>> {
    if (places.length === 0) return new Map();
    const incoming = places.map((place): Incoming => {
      return { ...place, source: 'nppes', key: place.naturalKey, providerId: null };
    });
    let number = 0;
    const { providerOf, founders } = await this.place(manager, incoming, origin, () => `new ${(number += 1)}`);
    const known = incoming.flatMap(({ key }) => {
      const id = providerOf.get(`nppes ${key}`);
      return id === undefined || founders.has(id) ? [] : [[key, id] as const];
    });
    return new Map(known);
  }

  /** A row of a single source gets that source's statement, before another one speaks of it. */
  seed(manager: EntityManager, providerIds: readonly string[]): Promise<void> {
    return this.repository.seed(manager, [...providerIds]);
  }

  /** Joins rows that are one place; both speak on in the second. */
  async absorb(manager: EntityManager, twin: { from: string; to: string }): Promise<void> {
    await this.repository.seed(manager, [twin.from, twin.to]);
    await this.repository.absorb(manager, twin);
  }

  /** Writes what the statements now make of these providers; a row that stays the same is not touched. */
  async remerge(manager: EntityManager, providerIds: Iterable<string>): Promise<Remerged> {
    const ids = [...new Set(providerIds)];
    const result: Remerged = { changed: new Set(), hidden: new Set() };
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const states = await this.repository.states(manager, ids.slice(at, at + AT_ONCE));
      const abandoned: string[] = [];
      const rows = states.flatMap((state) => {
        const row = mergeStatements(state.statements);
        if (row === null) {
          abandoned.push(state.id);
          return [];
        }
        const isSame = row.contentHash === state.contentHash && row.isActive === state.isActive && !state.isStale;
        if (state.isActive && !row.isActive) result.hidden.add(state.id);
        return isSame ? [] : [{ ...row, id: state.id }];
      });
      if (rows.length > 0) (await this.repository.store(manager, rows)).forEach((id) => result.changed.add(id));
      if (abandoned.length > 0) await this.repository.deleteProviders(manager, abandoned);
    }
    return result;
  }
}
