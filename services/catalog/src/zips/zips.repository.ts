import { Injectable } from '@nestjs/common';
import type { ZipResponse } from '@app/contracts/http/catalog';
import { prepared } from '@app/database/prepared';
import { DataSource } from 'typeorm';

@Injectable()
export class ZipsRepository {
  constructor(private readonly database: DataSource) {}

  async find(zip: string): Promise<ZipResponse | null> {
    const rows = await prepared<ZipResponse>(
      this.database,
      `SELECT z.zip, z.place, z.latitude, z.longitude,
              coalesce((SELECT array_agg(c.county ORDER BY c.is_primary DESC, c.ratio DESC, c.county)
                          FROM guide.zip_counties c WHERE c.zip = z.zip), '{}') AS counties,
              EXISTS (SELECT FROM guide.zip_counties c WHERE c.zip = z.zip AND c.is_primary AND c.ratio = 0) AS "isCountyDerived"
         FROM guide.zip_codes z WHERE z.zip = $1`,
      [zip],
    );
    return rows[0] ?? null;
  }

  /** Counties of every ZIP that begins so, without "County". @param prefix one to five digits */
  async countiesOf(prefix: string): Promise<string[]> {
    const rows: { county: string }[] = await this.database.query(
      `SELECT DISTINCT county FROM guide.zip_counties WHERE zip BETWEEN $1 AND $2 ORDER BY county`,
      [prefix.padEnd(5, '0'), prefix.padEnd(5, '9')],
    );
    return rows.map(({ county }) => county);
  }

  /** The ZIP nearest to the center of a city's ZIPs. @param place lower case */
  async middleOf(place: string): Promise<string | null> {
    const rows: { zip: string }[] = await this.database.query(
      `WITH city AS (SELECT zip, latitude, longitude FROM guide.zip_codes WHERE lower(place) = $1 AND latitude IS NOT NULL),
            middle AS (SELECT avg(latitude) AS latitude, avg(longitude) AS longitude FROM city)
       SELECT city.zip FROM city, middle
        ORDER BY power(city.latitude - middle.latitude, 2) + power(city.longitude - middle.longitude, 2), city.zip LIMIT 1`,
      [place],
    );
    return rows[0]?.zip ?? null;
  }

  /** @param county as stored, without the word "County" */
  async hasCounty(county: string): Promise<boolean> {
    const rows: unknown[] = await this.database.query('SELECT 1 FROM guide.zip_counties WHERE county = $1 LIMIT 1', [
      county,
    ]);
    return rows.length > 0;
  }

  /** @param prefix one to five digits */
  async someBeginWith(prefix: string): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `SELECT 1 FROM guide.zip_codes WHERE zip BETWEEN $1 AND $2 LIMIT 1`,
      [prefix.padEnd(5, '0'), prefix.padEnd(5, '9')],
    );
    return rows.length > 0;
  }
}
