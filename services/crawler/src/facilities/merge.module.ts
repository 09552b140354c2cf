import { Module } from '@nestjs/common';
import { CuratedPlacesService } from './curated-places.service';
import { MergeService } from './merge.service';

/** One record per place; used by every import that may meet a place another source knows. */
@Module({ providers: [MergeService, CuratedPlacesService], exports: [MergeService, CuratedPlacesService] })
export class MergeModule {}
