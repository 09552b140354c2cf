import { Injectable } from '@nestjs/common';
import type { ZipResponse } from '@app/contracts/http/catalog';
import { PreparedReads } from '@app/database/prepared-reads';
import { DataSource } from 'typeorm';

export interface ZipMiddle {
  zip: string;
  latitude: number;
  longitude: number;
}

@Injectable()
export class ZipsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly reads: PreparedReads,
  ) {}

  async find(zip: string): Promise<ZipResponse | null> {
    const rows = await this.reads.rows<ZipResponse>(
      'ZIP',
      `SELECT z.zip, z.place, z.latitude, z.longitude,
              coalesce((SELECT array_agg(c.county ORDER BY c.is_primary DESC, c.ratio DESC, c.county)
                          FROM guide.zip_counties c WHERE c.zip = z.zip), '{}') AS counties,
              EXISTS (SELECT FROM guide.zip_counties c WHERE c.zip = z.zip AND c.is_primary AND c.ratio = 0) AS "isCountyDerived"
         FROM guide.zip_codes z WHERE z.zip = $1`,
      [zip],
    );
    return rows[0] ?? null;
  }

  /** Of every ZIP whose middle is known. */
  async middles(): Promise<ZipMiddle[]> {
    return this.reads.rows<ZipMiddle>(
      'ZIPs',
      'SELECT zip, latitude, longitude FROM guide.zip_codes WHERE latitude IS NOT NULL AND longitude IS NOT NULL',
      [],
    );
  }

  /** Counties of every ZIP that begins so, without "County". @param prefix one to five digits */
  async countiesOf(prefix: string): Promise<string[]> {
    const rows: { county: string }[] = await this.database.query(
      `SELECT DISTINCT county FROM guide.zip_counties WHERE zip BETWEEN $1 AND $2 ORDER BY county`,
      [prefix.padEnd(5, '0'), prefix.padEnd(5, '9')],
    );
    return rows.map(({ county }) => county);
  }

  /** The ZIP nearest to the middle of a city's ZIPs. @param place small letters */
  async middleOf(place: string): Promise<string | null> {
    const rows = await this.reads.rows<{ zip: string }>(
      'middle of a city',
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
