import { Module } from '@nestjs/common';
import { ProvidersSource } from './providers/read';

/** Every source the crawler can read; later steps add theirs beside `providers`. */
@Module({ providers: [ProvidersSource], exports: [ProvidersSource] })
export class SourcesModule {}
