import { Injectable } from '@nestjs/common';
import { OFFICE_LIMITS, type OfficeResponse } from '@app/contracts/http/offices';
import type { OfficesQuery } from '@app/contracts/http/offices.requests';
import { ZipsService } from '../zips/zips.service';
import { officeOf } from './office-row';
import { OfficesRepository } from './offices.repository';

@Injectable()
export class OfficesService {
  constructor(
    private readonly offices: OfficesRepository,
    private readonly zips: ZipsService,
  ) {}

  /** Nearest first with a Californian ZIP; none for a ZIP elsewhere, whose offices this guide does not know. */
  async list({ zip, limit = OFFICE_LIMITS.default }: OfficesQuery): Promise<OfficeResponse[]> {
    if (!zip) return (await this.offices.list(limit)).map(officeOf);
    const place = await this.zips.find(zip);
    if (!place) return [];
    const { latitude, longitude } = place;
    const center = latitude === null || longitude === null ? null : { latitude, longitude };
    return (await this.offices.near(zip, center, limit)).map(officeOf);
  }
}
