// An importer of plans over a database of its own, and a look at what it stored; for the tests of this room.
import { dataSourceOptions } from '@app/database/data-source';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { DataSource } from 'typeorm';
import { PlanImportRepository } from '../swap/plan-import.repository';
import { PlanImporterService } from '../swap/plan-importer.service';

class StoredPlans {
  constructor(private readonly source: DataSource) {}

  /** Every row of both tables with the transaction that wrote it: equal = nothing was written. */
  traces(): Promise<unknown> {
    return this.source.query(`
      SELECT p.id, p.xmin::text, p.ctid::text, p.updated_at, p.checked_on FROM guide.insurance_plans p
      UNION ALL
      SELECT c.insurance_plan_id || c.county, c.xmin::text, c.ctid::text, NULL, NULL
        FROM guide.insurance_plan_counties c
      ORDER BY 1`);
  }

  async one(id: string): Promise<Record<string, unknown>> {
    const rows: Record<string, unknown>[] = await this.source.query(
      'SELECT * FROM guide.insurance_plans WHERE id = $1',
      [id],
    );
    return rows[0] ?? {};
  }

  async activeIds(): Promise<string[]> {
    const rows: { id: string }[] = await this.source.query(
      'SELECT id FROM guide.insurance_plans WHERE is_active ORDER BY id',
    );
    return rows.map(({ id }) => id);
  }

  async countiesOf(id: string): Promise<string[]> {
    const rows: { county: string }[] = await this.source.query(
      'SELECT county FROM guide.insurance_plan_counties WHERE insurance_plan_id = $1 ORDER BY 1',
      [id],
    );
    return rows.map(({ county }) => county);
  }
}

export interface PlanImports {
  source: DataSource;
  importer: PlanImporterService;
  stored: StoredPlans;
}

/** To be called once at the top of a test file: filled before its first test, without plans before each. */
export function planImports(): PlanImports {
  const imports = {} as PlanImports;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const source = new DataSource(dataSourceOptions({ url: database.crawlerUrl, applicationName: 'test', poolMax: 3 }));
    await source.initialize();
    const importer = new PlanImporterService(new PlanImportRepository(source));
    Object.assign(imports, { source, importer, stored: new StoredPlans(source) });
  });
  afterAll(async () => {
    await imports.source.destroy();
    await database.drop();
  });
  beforeEach(() => imports.source.query('DELETE FROM guide.insurance_plans'));
  return imports;
}
