// Registry records of places that other sources know too: such a row is not overwritten. The registry's word becomes one
// statement among others, and the row what all of them make of it (facilities/merge.ts).
import { Injectable } from '@nestjs/common';
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import type { EntityManager } from 'typeorm';
import { MergeService } from '../facilities/merge.service';
import type { PlaceFields } from '../facility-record';
import type { RunRow } from '../run-row';
import type { ProviderRecord } from '../sources/providers/provider-record';
import { contentHash } from './provider-row';

/** Doctors and pharmacies stand in no other list. */
const SHARED: ReadonlySet<ZipCrawledType> = new Set(['hospital', 'clinic', 'nursingHome', 'adultDayCare', 'assistant']);

/** What a registry record says; everything else in its statement is kept (a Korean name that a curated row gave it). */
const SAID = [
  ...['name', 'otherNames', 'specialty', 'specialties', 'taxonomyCodes', 'address', 'city', 'state', 'zipCode'],
  ...['phone', 'npi', 'licenseNumber', 'isShown'],
];

export interface Adopted {
  /** The records, each under the key of the row it belongs to. */
  records: ProviderRecord[];
  /** The registry's own key of records that belong to a row with another one. */
  ownKeys: ReadonlyMap<string, string>;
}

@Injectable()
export class SharedPlacesService {
  constructor(private readonly merge: MergeService) {}

  /** Before any row is locked: imports that match places go one after the other. */
  async lock(manager: EntityManager, type: ZipCrawledType): Promise<void> {
    if (SHARED.has(type)) await this.merge.lock(manager);
  }

  /** Finds the rows of records that are stored under another key, by the same NPI or by name and address. */
  async adopt(manager: EntityManager, records: ProviderRecord[], origin: 'live' | 'sample'): Promise<Adopted> {
    const [one] = records;
    if (!one || !SHARED.has(one.type)) return { records, ownKeys: new Map() };
    const keys = records.map(({ naturalKey }) => naturalKey);
    const told: { key: string; naturalKey: string }[] = await manager.query(TOLD, [one.type, keys, origin]);
    const rowKeys = new Map(told.map(({ key, naturalKey }) => [key, naturalKey]));
    const strangers = records.filter(({ naturalKey }) => !rowKeys.has(naturalKey));
    const places = strangers.map((record) => ({ ...record, ccn: null, otherNames: [record.legalName ?? record.name] }));
    const known = await this.merge.knownPlaces(manager, places, origin);
    await this.merge.seed(manager, [...known.values()]);
    const rows: { id: string; naturalKey: string }[] = await manager.query(
      'SELECT id, natural_key AS "naturalKey" FROM guide.providers WHERE id = ANY($1::uuid[])',
      [[...known.values()]],
    );
    const keyOf = new Map(rows.map(({ id, naturalKey }) => [id, naturalKey]));
    for (const [key, id] of known) rowKeys.set(key, keyOf.get(id) ?? key);
    const adopted = records.map((record) => {
      return { ...record, naturalKey: rowKeys.get(record.naturalKey) ?? record.naturalKey };
    });
    const moved = records.flatMap(({ naturalKey }, at) => {
      const rowKey = adopted[at]?.naturalKey ?? naturalKey;
      return rowKey === naturalKey ? [] : [[rowKey, naturalKey] as const];
    });
    return { records: adopted, ownKeys: new Map(moved) };
  }

  /** Writes what the registry says of merged rows. @returns ids by natural key */
  async store(
    manager: EntityManager,
    records: readonly ProviderRecord[],
    { idOf, ownKeys, origin }: { idOf: ReadonlyMap<string, string>; ownKeys: Adopted['ownKeys']; origin: string },
  ): Promise<Map<string, string>> {
    const statements = records.flatMap((record) => {
      const providerId = idOf.get(record.naturalKey);
      if (providerId === undefined) return [];
      const key = `${record.type} ${ownKeys.get(record.naturalKey) ?? record.naturalKey}`;
      const { sourceUrl, retrievedAt, sourceUpdatedAt } = record;
      const facts = { sourceUrl, retrievedAt, sourceUpdatedAt, contentHash: contentHash(record) };
      return [{ key, providerId, fields: fieldsOf(record), ...facts }];
    });
    if (statements.length === 0) return new Map();
    await manager.query(SAY, [JSON.stringify(statements), origin, SAID]);
    await this.merge.remerge(
      manager,
      statements.map(({ providerId }) => providerId),
    );
    return new Map(records.flatMap(({ naturalKey }) => [[naturalKey, idOf.get(naturalKey) ?? '']]));
  }

  /** A whole read did not see these places: the registry's word about them ends. @returns how many rows it hid */
  async endUnseen(manager: EntityManager, { id, origin, zip, type }: RunRow): Promise<number> {
    const rows: { providerId: string }[] = await manager.query(END_UNSEEN, [id, origin, zip, type]);
    const { hidden } = await this.merge.remerge(
      manager,
      rows.map(({ providerId }) => providerId),
    );
    return hidden.size;
  }

  /** The registry's invented word about places ends with its first live success. */
  async endSamples(manager: EntityManager): Promise<void> {
    const rows: { providerId: string }[] = await manager.query(
      `WITH gone AS (
         DELETE FROM guide.provider_sources WHERE source = 'nppes' AND origin = 'sample' RETURNING provider_id)
       SELECT provider_id AS "providerId" FROM gone`,
    );
    await this.merge.remerge(
      manager,
      rows.map(({ providerId }) => providerId),
    );
  }
}

function fieldsOf(record: ProviderRecord): PlaceFields {
  const { legalName, address, city, phone, licenseNumber, specialty } = record;
  return {
    type: record.type,
    state: record.state ?? 'CA',
    isShown: true,
    name: record.name,
    otherNames: legalName === null ? undefined : [legalName],
    address: address ?? undefined,
    city: city ?? undefined,
    zipCode: record.zipCode,
    phone: phone ?? undefined,
    npi: record.npi,
    licenseNumber: licenseNumber ?? undefined,
    specialty: specialty ?? undefined,
    specialties: record.specialties,
    taxonomyCodes: record.taxonomyCodes,
  };
}

/** Keys that have a row of their own, and keys whose word stands under another row's. */
const TOLD = `
  SELECT natural_key AS key, natural_key AS "naturalKey" FROM guide.providers
   WHERE type = $1 AND natural_key = ANY($2::text[])
  UNION ALL
  SELECT substr(s.source_key, length($1) + 2), p.natural_key
    FROM guide.provider_sources s JOIN guide.providers p ON p.id = s.provider_id
   WHERE s.source = 'nppes' AND s.origin = $3 AND p.type = $1
     AND s.source_key = ANY(SELECT $1 || ' ' || key FROM unnest($2::text[]) AS key)`;

const SAY = `
  INSERT INTO guide.provider_sources AS old (source, origin, source_key, provider_id, fields, source_url, retrieved_at,
    source_updated_at, content_hash)
  SELECT 'nppes', $2, i.key, i."providerId", i.fields, i."sourceUrl", i."retrievedAt", i."sourceUpdatedAt",
         i."contentHash"
    FROM jsonb_to_recordset($1::jsonb) AS i(key text, "providerId" uuid, fields jsonb, "sourceUrl" text,
           "retrievedAt" timestamptz, "sourceUpdatedAt" date, "contentHash" text)
  ON CONFLICT (source, origin, source_key) DO UPDATE SET
    provider_id = excluded.provider_id, fields = (old.fields - $3::text[]) || excluded.fields,
    source_url = excluded.source_url, retrieved_at = excluded.retrieved_at,
    source_updated_at = excluded.source_updated_at, content_hash = excluded.content_hash, is_active = true`;

const END_UNSEEN = `
  WITH gone AS (
    UPDATE guide.provider_sources s SET is_active = false
      FROM guide.providers p
     WHERE p.id = s.provider_id AND s.source = 'nppes' AND s.origin = $2 AND s.is_active
       AND s.fields ->> 'zipCode' = $3 AND p.type = $4
       AND NOT EXISTS (SELECT 1 FROM guide.crawl_run_sightings c WHERE c.run_id = $1 AND c.provider_id = p.id)
    RETURNING s.provider_id)
  SELECT provider_id AS "providerId" FROM gone`;
