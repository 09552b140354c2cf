// SQL of the starter plans. A row that an import has taken over is not ours any more and stays as it is.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PlanRow } from './plan-rows';

export interface PlanCounts {
  added: number;
  updated: number;
  deactivated: number;
}

/** 'GPLN' as a number, the lock of every import of plans: a start and an import wait for each other. */
const PLANS_LOCK = 0x47504c4e;

@Injectable()
export class StarterPlansRepository {
  constructor(private readonly database: DataSource) {}

  /** Writes what is new or changed, in one transaction. */
  import(rows: readonly PlanRow[]): Promise<PlanCounts> {
    const json = JSON.stringify(rows);
    return this.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [PLANS_LOCK]);
      const written: { id: string; isNew: boolean }[] = await manager.query(upsert(rows), [json]);
      const ids = written.map(({ id }) => id);
      if (ids.length > 0) {
        await manager.query(`DELETE FROM guide.insurance_plan_counties WHERE insurance_plan_id = ANY($1::text[])`, [
          ids,
        ]);
        await manager.query(COUNTIES, [json, ids]);
      }
      const [, deactivated] = await manager.query<[unknown, number]>(DEACTIVATE, [rows.map(({ id }) => id)]);
      const added = written.filter(({ isNew }) => isNew).length;
      return { added, updated: written.length - added, deactivated };
    });
  }
}

function upsert(rows: readonly PlanRow[]): string {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'counties');
  return `
    INSERT INTO guide.insurance_plans AS old (${names.join(', ')}, origin, retrieved_at)
    SELECT ${names.join(', ')}, 'starter', now()
      FROM jsonb_populate_recordset(NULL::guide.insurance_plans, $1::jsonb)
    ON CONFLICT (id) DO UPDATE SET
      ${names.map((name) => `${name} = excluded.${name}`).join(', ')},
      retrieved_at = excluded.retrieved_at, is_active = true, updated_at = now()
    WHERE old.origin = 'starter' AND (old.content_hash <> excluded.content_hash OR NOT old.is_active)
    RETURNING id, (xmax = 0) AS "isNew"`;
}

/** $2: ids of the rows just written. */
const COUNTIES = `
  INSERT INTO guide.insurance_plan_counties (insurance_plan_id, state, county)
  SELECT i.id, i.state, county
    FROM jsonb_to_recordset($1::jsonb) AS i(id text, state text, counties text[]), unnest(i.counties) AS county
   WHERE i.id = ANY($2::text[])`;

const DEACTIVATE = `
  UPDATE guide.insurance_plans SET is_active = false, updated_at = now()
   WHERE origin = 'starter' AND is_active AND NOT (id = ANY($1::text[]))`;
