// What operators look after: records about which sources contradict each other, with what each says. Reading is open, as all of
// the dashboard is: every word here is a public source's.
import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { HEADERS } from '@app/contracts/http/catalog';
import { CONFLICTS_LIMITS, CONFLICTS_PATH, type ConflictResponse } from '@app/contracts/http/conflicts';
import { ConflictsQuery } from '@app/contracts/http/crawler.requests';
import { ApiCall } from '@app/kit/api-call';
import { conflictOf } from './conflict-response';
import { ConflictsRepository } from './conflicts.repository';

@Controller()
export class ConflictsController {
  constructor(private readonly conflicts: ConflictsRepository) {}

  @Get(CONFLICTS_PATH)
  @Header('Cache-Control', 'no-store')
  @ApiCall({
    summary: 'Records about which sources contradict each other, with what each says',
    query: ConflictsQuery,
    responses: { 200: 'ConflictResponse[]' },
  })
  async list(
    @Query() { limit = CONFLICTS_LIMITS.default, offset = 0 }: ConflictsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConflictResponse[]> {
    const [rows, total] = await Promise.all([this.conflicts.list(limit, offset), this.conflicts.count()]);
    response.setHeader(HEADERS.totalCount, String(total));
    return rows.map(conflictOf);
  }
}
