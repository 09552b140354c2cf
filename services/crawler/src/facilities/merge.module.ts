import { Module } from '@nestjs/common';
import { MergeService } from './merge.service';

/** One record per place; used by every import that may meet a place another source knows. */
@Module({ providers: [MergeService], exports: [MergeService] })
export class MergeModule {}
