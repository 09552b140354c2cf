// Sources and importers of facilities and field offices, for the runs and for `make import`.
import { Module } from '@nestjs/common';
import { FetchingModule } from '../fetching/fetching.module';
import { FacilityImporterService } from '../records/facility-importer.service';
import { RecordsModule } from '../records/records.module';
import { CkanService } from '../sources/ckan/ckan.service';
import { ClinicsSource } from '../sources/clinics/clinics.service';
import { CommunityCareSource } from '../sources/community-care/community-care.service';
import { HospitalsSource } from '../sources/hospitals/hospitals.service';
import { SocialSecuritySource } from '../sources/social-security/social-security.service';
import { FACILITY_IMPORTER, FACILITY_SOURCES, OFFICE_IMPORTER } from '../whole-tokens';
import type { WholeSource } from '../whole/whole-source';
import { OfficeImporterService } from './office-importer.service';

const SOURCES = [HospitalsSource, CommunityCareSource, ClinicsSource, SocialSecuritySource];

@Module({
  imports: [FetchingModule, RecordsModule],
  providers: [
    CkanService,
    ...SOURCES,
    OfficeImporterService,
    { provide: FACILITY_SOURCES, inject: SOURCES, useFactory: (...sources: WholeSource[]) => sources },
    { provide: FACILITY_IMPORTER, useExisting: FacilityImporterService },
    { provide: OFFICE_IMPORTER, useExisting: OfficeImporterService },
  ],
  exports: [FACILITY_SOURCES, FACILITY_IMPORTER, OFFICE_IMPORTER],
})
export class FacilitiesModule {}
