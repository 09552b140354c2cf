import { Injectable } from '@nestjs/common';
import type { ZipResponse } from '@app/contracts/http/catalog';
import { DomainError } from '@app/kit/domain-error';
import { RecordsVersionService } from '../records-version/records-version.service';
import { MILES_PER_DEGREE, type Point } from '../geography';
import { type ZipMiddle, ZipsRepository } from './zips.repository';

/** Parts of a city have no ZIP of their own name. Koreatown: the ZIP of Kheir's 6th Street clinic (CDPH, 2026-06-15). */
const NEIGHBOURHOODS = new Map([['koreatown', '90020']]);

/** A degree of longitude beside one of latitude, about, in the middle of California. */
const LONGITUDE_IN_LATITUDES = 0.8;

export const MOST_ZIPS_AROUND = 24;

interface NearZip {
  zip: string;
  /** Of the distance, in degrees of latitude. */
  square: number;
}

@Injectable()
export class ZipsService {
  /** Places of California that were asked for: at most its 2,600 ZIP codes. Of the records as they were in `version`. */
  private readonly known = new Map<string, ZipResponse>();
  /** The middle of every ZIP code. */
  private middles: readonly ZipMiddle[] | null = null;
  /** The ZIP codes nearest to a place that was asked for: to sort all of them takes a millisecond. */
  private readonly nearest = new Map<string, readonly NearZip[]>();
  /** A ZIP in the middle of each city that was asked for. */
  private readonly middleZips = new Map<string, string>();
  private version: string | null = null;

  constructor(
    private readonly zips: ZipsRepository,
    private readonly versions: RecordsVersionService,
  ) {}

  /** Null for a ZIP code that is not in California: the table holds California's only. Asked once while the records are the same. */
  async find(zip: string): Promise<ZipResponse | null> {
    this.forgetOld();
    const known = this.known.get(zip);
    if (known) return known;
    const found = await this.reading(() => this.zips.find(zip));
    if (found.value && found.isCurrent) this.known.set(zip, found.value);
    return found.value;
  }

  /** ZIP codes by how near their middles are, the nearest first. @param center of a ZIP code @param count at most {@link MOST_ZIPS_AROUND} */
  async around(center: Point, count: number): Promise<string[]> {
    return (await this.nearestTo(center)).slice(0, count).map(({ zip }) => zip);
  }

  /** How many ZIP codes have their middle within so many miles: counted up to {@link MOST_ZIPS_AROUND}. */
  async countWithin(center: Point, miles: number): Promise<number> {
    const most = (miles / MILES_PER_DEGREE) ** 2;
    return (await this.nearestTo(center)).filter(({ square }) => square <= most).length;
  }

  private async nearestTo(center: Point): Promise<readonly NearZip[]> {
    this.forgetOld();
    const place = `${center.latitude} ${center.longitude}`;
    const known = this.nearest.get(place);
    if (known) return known;
    let middles = this.middles;
    if (!middles) {
      const read = await this.reading(() => this.zips.middles());
      middles = read.value;
      if (read.isCurrent) this.middles = middles;
    }
    const nearest = byDistance(middles, center).slice(0, MOST_ZIPS_AROUND);
    if (middles === this.middles) this.nearest.set(place, nearest);
    return nearest;
  }

  /** What was read of the records as they were before they changed. */
  private forgetOld(): void {
    const version = this.versions.current();
    if (version === this.version) return;
    this.known.clear();
    this.nearest.clear();
    this.middleZips.clear();
    this.middles = null;
    this.version = version;
  }

  /** What was read while the records changed may be of before; while nobody hears of changes nothing is kept. */
  private async reading<T>(read: () => Promise<T>): Promise<{ value: T; isCurrent: boolean }> {
    const version = this.versions.current();
    const value = await read();
    return { value, isCurrent: version !== null && version === this.versions.current() };
  }

  /** @throws DomainError 404 */
  async get(zip: string): Promise<ZipResponse> {
    const found = await this.find(zip);
    if (found) return found;
    throw new DomainError(404, { detail: 'not_a_california_zip' });
  }

  /** Counties (without "County") of every California ZIP code that begins with these one to five digits. */
  async countiesOf(prefix: string): Promise<string[]> {
    return prefix.length === 5 ? ((await this.find(prefix))?.counties ?? []) : this.zips.countiesOf(prefix);
  }

  /** A ZIP in the middle of a city or neighbourhood; null for one we do not know. @param place `los angeles` */
  async middleOf(place: string): Promise<string | null> {
    this.forgetOld();
    const known = NEIGHBOURHOODS.get(place) ?? this.middleZips.get(place);
    if (known) return known;
    const found = await this.reading(() => this.zips.middleOf(place));
    if (found.value && found.isCurrent) this.middleZips.set(place, found.value);
    return found.value;
  }

  /** Whether California has such a county. @param county `Los Angeles` */
  async hasCounty(county: string): Promise<boolean> {
    return this.zips.hasCounty(county);
  }

  /** Whether any California ZIP code begins with these one to five digits. */
  async someBeginWith(prefix: string): Promise<boolean> {
    return this.zips.someBeginWith(prefix);
  }
}

function byDistance(middles: readonly ZipMiddle[], { latitude, longitude }: Point): NearZip[] {
  const squares = middles.map((middle) => ({
    zip: middle.zip,
    square: (middle.latitude - latitude) ** 2 + ((middle.longitude - longitude) * LONGITUDE_IN_LATITUDES) ** 2,
  }));
  return squares.sort((one, other) => one.square - other.square);
}
