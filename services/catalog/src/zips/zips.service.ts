import { Injectable } from '@nestjs/common';
import type { ZipResponse } from '@app/contracts/http/catalog';
import { DomainError } from '@app/kit/domain-error';
import { ZipsRepository } from './zips.repository';

/** Parts of a city have no ZIP of their own name. Koreatown: the ZIP of Kheir's 6th Street clinic (CDPH, 2026-06-15). */
const NEIGHBORHOODS = new Map([['koreatown', '90020']]);

@Injectable()
export class ZipsService {
  constructor(private readonly zips: ZipsRepository) {}

  /** Null for a ZIP code that is not in California: the table holds California's only. */
  async find(zip: string): Promise<ZipResponse | null> {
    return this.zips.find(zip);
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

  /** A ZIP in the middle of a city or neighborhood; null for one we do not know. @param place `los angeles` */
  async middleOf(place: string): Promise<string | null> {
    return NEIGHBORHOODS.get(place) ?? this.zips.middleOf(place);
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
