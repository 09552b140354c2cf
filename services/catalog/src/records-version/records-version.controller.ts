import { Controller, Get, Header, Query } from '@nestjs/common';
import { RECORDS_VERSION, type RecordsVersion } from '@app/contracts/http/catalog';
import { RecordsVersionService } from './records-version.service';

@Controller()
export class RecordsVersionController {
  constructor(private readonly versions: RecordsVersionService) {}

  @Get(RECORDS_VERSION.path)
  @Header('Cache-Control', 'no-store')
  async next(@Query('after') after?: string): Promise<RecordsVersion> {
    return { version: await this.versions.next(after, RECORDS_VERSION.holdMs) };
  }
}
