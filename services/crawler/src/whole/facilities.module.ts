// Sources and importers of facilities and field offices, for the runs and for `make import`.
import { Module } from '@nestjs/common';
import { FacilityImporterService } from '../records/facility-importer.service';
import { RecordsModule } from '../records/records.module';
import { CkanService } from '../sources/ckan/read';
import { ClinicsSource } from '../sources/clinics/read';
import { CommunityCareSource } from '../sources/community-care/read';
import { HospitalsSource } from '../sources/hospitals/read';
import { SocialSecuritySource } from '../sources/social-security/read';
import { FACILITY_IMPORTER, FACILITY_SOURCES, OFFICE_IMPORTER } from '../sources/whole-tokens';
import { SwapModule } from '../swap/swap.module';
import type { WholeSource } from '../sources/whole-source';
import { OfficeImporterService } from '../swap/office-importer.service';

const SOURCES = [HospitalsSource, CommunityCareSource, ClinicsSource, SocialSecuritySource];

@Module({
  imports: [RecordsModule, SwapModule],
  providers: [
    CkanService,
    ...SOURCES,
    { provide: FACILITY_SOURCES, inject: SOURCES, useFactory: (...sources: WholeSource[]) => sources },
    { provide: FACILITY_IMPORTER, useExisting: FacilityImporterService },
    { provide: OFFICE_IMPORTER, useExisting: OfficeImporterService },
  ],
  exports: [FACILITY_SOURCES, FACILITY_IMPORTER, OFFICE_IMPORTER],
})
export class FacilitiesModule {}
