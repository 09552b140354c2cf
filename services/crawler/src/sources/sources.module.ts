import { Module } from '@nestjs/common';
import { FetchingModule } from '../fetching/fetching.module';
import { ProvidersSource } from './providers/providers.service';

/** Every source the crawler can read; later steps add theirs beside `providers`. */
@Module({ imports: [FetchingModule], providers: [ProvidersSource], exports: [ProvidersSource] })
export class SourcesModule {}
