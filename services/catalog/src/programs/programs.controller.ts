import { Controller, Get, Header } from '@nestjs/common';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import { type AssistanceProgramResponse } from '@app/contracts/http/assistance-programs';
import { ApiCall } from '@app/kit/api-call';
import { SHORT_CACHE } from '../cache-control';
import { ProgramsService } from './programs.service';

@Controller()
export class ProgramsController {
  constructor(private readonly programs: ProgramsService) {}

  @Get(CATALOG_PATHS.assistancePrograms)
  @Header('Cache-Control', SHORT_CACHE)
  @ApiCall({ summary: 'Assistance programs', responses: { 200: 'AssistanceProgramResponse[]' } })
  async list(): Promise<AssistanceProgramResponse[]> {
    return this.programs.list();
  }
}
