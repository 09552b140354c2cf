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

function responseOf(program: ProgramRow): AssistanceProgramResponse {
  const { id, name, nameKo, type, description, descriptionKo } = program;
  const { eligibilityRequirements, eligibilityRequirementsKo, benefits, benefitsKo } = program;
  const { applicationProcess, applicationProcessKo, phone, phoneLabel, phoneLabelKo, tty, website } = program;
  return {
    id,
    name,
    nameKo,
    type,
    description,
    descriptionKo,
    eligibilityRequirements,
    eligibilityRequirementsKo,
    benefits,
    benefitsKo,
    applicationProcess,
    applicationProcessKo,
    contactInfo: { phone, phoneLabel: labelOf(phoneLabel, phoneLabelKo), tty, website },
    provenance: provenanceOf(program),
  };
}
