// The merge: makes the rows of guide.providers from the source records. It takes the places whose records changed and their neighbors, which
// share a match key with them. Every import ends with it, in the import's transaction.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Group, type Grouping, groupRecords } from '../matching/grouping';
import { type DatedRow, mergeRecords } from './merge';
import { type KeyedRow, ProvidersRepository, type StoredRow } from './providers.repository';
import type { StoredSourceRecord } from '../matching/source-record';

export interface Merged {
  /** Ids of new places. */
  added: Set<string>;
  /** Ids of known places whose content or visibility changed. */
  changed: Set<string>;
  /** Ids of places that were shown and are not any more. */
  hidden: Set<string>;
  /** Number of invented records about true places, which are not kept. */
  silent: number;
}

/** Providers in one round: a few megabytes. */
const AT_ONCE = 1_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class MergeService {
  constructor(private readonly repository: ProvidersRepository) {}

  /** Merges what was touched in this transaction (store/source-records.repository.ts), round by round. */
  async merge(manager: EntityManager): Promise<Merged> {
    const merged: Merged = { added: new Set(), changed: new Set(), hidden: new Set(), silent: 0 };
    const done = new Set<string>();
    let after = FIRST;
    for (;;) {
      const ids = await this.repository.touched(manager, after, AT_ONCE);
      if (ids.length === 0) break;
      after = ids[ids.length - 1] as string;
      const open = ids.filter((id) => !done.has(id));
      if (open.length > 0) await this.mergeAround(manager, open, done, merged);
    }
    await this.repository.forgetTouched(manager);
    await this.repository.indexWords(manager);
    return merged;
  }

  /** Moves the check dates of places whose records were read unchanged on a later day. */
  async redate(manager: EntityManager): Promise<void> {
    await this.repository.redate(manager);
    await this.repository.forgetTouched(manager);
    await this.repository.indexWords(manager);
  }

  private async mergeAround(manager: EntityManager, ids: string[], done: Set<string>, merged: Merged): Promise<void> {
    const records = await this.neighbourhood(manager, ids);
    const grouping = groupRecords(records);
    const open = openGroups(grouping, new Set(ids));
    const known = [...ids, ...open.flatMap((group) => group.map(({ providerId }) => providerId))];
    const silentIds = grouping.silent.map(({ record }) => record.providerId);
    const rows = await this.repository.rows(manager, [...new Set([...known, ...silentIds])]);
    const stored = new Map(rows.map((row) => [row.id, row]));
    const owned = ownersOf(open, grouping, stored);
    const keys = keysOf(grouping.groups);
    await this.write(manager, open, { owned, keys, stored }, merged);
    await this.repository.forget(
      manager,
      grouping.silent.map(({ record }) => record),
    );
    merged.silent += grouping.silent.length;
    const kept = new Set([...owned.values(), ...adjacentGroups(grouping, open)]);
    const left = rows.filter(({ id }) => !kept.has(id));
    left.filter(({ isActive }) => isActive).forEach(({ id }) => merged.hidden.add(id));
    await this.repository.delete(
      manager,
      left.map(({ id }) => id),
    );
    for (const id of [...known, ...owned.values()]) done.add(id);
  }

  /** Everything that has a key in common with these providers' records, and so on, with all that is said of each. */
  private async neighbourhood(manager: EntityManager, ids: readonly string[]): Promise<StoredSourceRecord[]> {
    const found: StoredSourceRecord[] = [];
    const seen = new Set(ids);
    const requestedKeys = new Set<string>();
    for (let next: readonly string[] = ids; next.length > 0;) {
      const records = await this.repository.records(manager, next);
      found.push(...records);
      const keys = [...new Set(records.flatMap(({ matchKeys }) => matchKeys))].filter((key) => !requestedKeys.has(key));
      keys.forEach((key) => requestedKeys.add(key));
      next = (await this.repository.neighbours(manager, keys)).filter((id) => !seen.has(id));
      next.forEach((id) => seen.add(id));
    }
    return found;
  }

  private async write(
    manager: EntityManager,
    groups: readonly Group[],
    { owned, keys, stored }: Placed,
    merged: Merged,
  ): Promise<void> {
    const written: KeyedRow[] = [];
    const moved: { record: StoredSourceRecord; to: string }[] = [];
    for (const group of groups) {
      const id = owned.get(group) as string;
      for (const record of group) if (record.providerId !== id) moved.push({ record, to: id });
      const naturalKey = keys.get(group) as string;
      const row: KeyedRow = Object.assign(mergeRecords(group) as DatedRow, { id, naturalKey });
      const before = stored.get(id);
      if (before?.isActive && !row.isActive) merged.hidden.add(id);
      if (before && isSame(before, row) && before.checkedOn === row.checkedOn) continue;
      written.push(row);
      if (!before) merged.added.add(id);
      else if (!isSame(before, row)) merged.changed.add(id);
    }
    await this.repository.write(manager, written);
    await this.repository.move(manager, moved);
  }
}

interface Placed {
  owned: ReadonlyMap<Group, string>;
  keys: ReadonlyMap<Group, string>;
  stored: ReadonlyMap<string, StoredRow>;
}

/** Ignores the check date. */
const isSame = (before: StoredRow, row: KeyedRow): boolean =>
  before.contentHash === row.contentHash &&
  before.naturalKey === row.naturalKey &&
  before.isActive === row.isActive &&
  before.isStale === row.isStale;

/** Groups that a touched provider is part of, or that are not what is stored: of two providers, or with a key of two groups. */
function openGroups({ groups }: Grouping, touched: ReadonlySet<string>): Group[] {
  const [ofProvider, ofKey] = [new Map<string, Group>(), new Map<string, Group>()];
  const shared = new Set<Group>();
  const note = (seen: Map<string, Group>, name: string, group: Group) => {
    const other = seen.get(name) ?? group;
    seen.set(name, group);
    if (other !== group) [other, group].forEach((one) => shared.add(one));
  };
  for (const group of groups) {
    for (const { providerId, naturalKey, fields } of group) {
      note(ofProvider, providerId, group);
      note(ofKey, `${fields.type} ${naturalKey}`, group);
    }
  }
  const isSettled = (group: Group) =>
    !shared.has(group) &&
    group.every(({ providerId }) => providerId === group[0].providerId && !touched.has(providerId));
  return groups.filter((group) => !isSettled(group));
}

/** Ids of the groups that stay as they are. */
function adjacentGroups({ groups }: Grouping, open: readonly Group[]): string[] {
  const isOpen = new Set(open);
  return groups.flatMap((group) => (isOpen.has(group) ? [] : [group[0].providerId]));
}

/**
 * The provider of each group: one that it already has, before all the curated record's, so that addresses of pages live on.
 * An invented row that turned out to be a true place leaves it its id.
 */
function ownersOf(
  groups: readonly Group[],
  { silent }: Grouping,
  stored: ReadonlyMap<string, StoredRow>,
): Map<Group, string> {
  const claims = groups.flatMap((group) => {
    const members = new Set(group);
    const left = silent.filter(({ about }) => members.has(about)).map(({ record }) => record);
    return [...curatedFirst(group), ...left].map(({ providerId: id }, rank) => ({ group, id, rank }));
  });
  const isNew = (id: string) => Number(!stored.has(id));
  claims.sort((one, other) => isNew(one.id) - isNew(other.id) || one.rank - other.rank);
  const owners = new Map<Group, string>();
  const taken = new Set<string>();
  for (const { group, id } of claims) {
    if (owners.has(group) || taken.has(id)) continue;
    owners.set(group, id);
    taken.add(id);
  }
  for (const group of groups) if (!owners.has(group)) owners.set(group, randomUUID());
  return owners;
}

const curatedFirst = (group: Group): StoredSourceRecord[] => {
  const isCurated = ({ source, isActive }: StoredSourceRecord) => source === 'starter' && isActive;
  return [...group.filter(isCurated), ...group.filter((record) => !isCurated(record))];
};

/** The key of a place is that of its curated record, else of its leading record; no two places of a type share one. */
function keysOf(groups: readonly Group[]): Map<Group, string> {
  const keys = new Map<Group, string>();
  const taken = new Set<string>();
  for (const group of groups) {
    const { type } = group[0].fields;
    const free = curatedFirst(group).find(({ naturalKey }) => !taken.has(`${type} ${naturalKey}`));
    const key = free?.naturalKey ?? `${group[0].naturalKey}#${group[0].source} ${group[0].key}`;
    taken.add(`${type} ${key}`);
    keys.set(group, key);
  }
  return keys;
}
