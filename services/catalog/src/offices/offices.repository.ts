import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { milesSql, type Point } from '../geography';
import { SqlParameters } from '../sql-parameters';
import { OFFICE_COLUMNS, type OfficeRow } from './office-row';

@Injectable()
export class OfficesRepository {
  constructor(private readonly database: DataSource) {}

  /** Every office of California, by city and name. */
  async list(limit: number): Promise<OfficeRow[]> {
    return this.database.query(
      `SELECT ${OFFICE_COLUMNS}, NULL::float8 AS "distanceMiles" FROM guide.offices r
        WHERE r.is_active AND r.state = 'CA' ORDER BY r.city, r.name, r.id LIMIT $1`,
      [limit],
    );
  }

  /**
   * Nearest first, across the state's border too; those in the ZIP itself before all others, those without a point last.
   * @param center null: nothing can be measured
   */
  async near(zip: string, center: Point | null, limit: number): Promise<OfficeRow[]> {
    const parameters = new SqlParameters();
    const distance = center ? distanceSql(center, parameters) : 'NULL::float8';
    return this.database.query(
      `SELECT ${OFFICE_COLUMNS}, ${distance} AS "distanceMiles" FROM guide.offices r
        WHERE r.is_active
        ORDER BY r.zip_code = ${parameters.add(zip)} DESC, "distanceMiles" NULLS LAST, r.city, r.name, r.id
        LIMIT ${parameters.add(limit)}`,
      parameters.values,
    );
  }
}

function distanceSql({ latitude, longitude }: Point, parameters: SqlParameters): string {
  const from = {
    latitude: `${parameters.add(latitude)}::float8`,
    longitude: `${parameters.add(longitude)}::float8`,
  };
  return milesSql(from, 'r.latitude', 'r.longitude');
}
