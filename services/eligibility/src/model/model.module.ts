import { Module } from '@nestjs/common';
import { CardVectors } from './card-vectors.service';
import { ModelService } from './model.service';

@Module({ providers: [CardVectors, ModelService], exports: [CardVectors, ModelService] })
export class ModelModule {}
