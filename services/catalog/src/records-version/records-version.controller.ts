import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { RECORDS_VERSION, type RecordsVersion } from '@app/contracts/http/catalog';
import { RecordsVersionService } from './records-version.service';

@Controller()
export class RecordsVersionController {
  constructor(private readonly versions: RecordsVersionService) {}

  /** A question that is asked anew every two seconds would cost both sides twenty times what the blanks cost. */
  @Get(RECORDS_VERSION.path)
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', 'application/json')
  async next(@Res() response: Response, @Query('after') after?: string): Promise<void> {
    const left = new AbortController();
    const beating = setInterval(() => response.write(' '), RECORDS_VERSION.beatMs);
    response.once('close', () => left.abort());
    const version = await this.versions.next(after, RECORDS_VERSION.holdMs, left.signal);
    clearInterval(beating);
    response.end(JSON.stringify({ version } satisfies RecordsVersion));
  }
}
