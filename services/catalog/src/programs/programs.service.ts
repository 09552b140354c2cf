import { Injectable } from '@nestjs/common';
import type { AssistanceProgramResponse } from '@app/contracts/http/assistance-programs';
import type { ProgramHit } from '@app/contracts/http/search';
import type { ParsedQuery } from '@app/content/matching/query';
import { provenanceOf } from '../provenance';
import { labelOf, type ProgramRow, ProgramsRepository } from './programs.repository';

@Injectable()
export class ProgramsService {
  constructor(private readonly programs: ProgramsRepository) {}

  async list(): Promise<AssistanceProgramResponse[]> {
    return (await this.programs.list()).map(responseOf);
  }

  async search(query: ParsedQuery, limit: number): Promise<{ hits: ProgramHit[]; total: number }> {
    return this.programs.search(query, limit);
  }
}

const responseOf = (row: ProgramRow): AssistanceProgramResponse => ({
  id: row.id,
  name: row.name,
  nameKo: row.nameKo,
  type: row.type,
  description: row.description,
  descriptionKo: row.descriptionKo,
  eligibilityRequirements: row.eligibilityRequirements,
  eligibilityRequirementsKo: row.eligibilityRequirementsKo,
  benefits: row.benefits,
  benefitsKo: row.benefitsKo,
  applicationProcess: row.applicationProcess,
  applicationProcessKo: row.applicationProcessKo,
  contactInfo: {
    phone: row.phone,
    phoneLabel: labelOf(row.phoneLabel, row.phoneLabelKo),
    tty: row.tty,
    website: row.website,
  },
  provenance: provenanceOf(row),
});
