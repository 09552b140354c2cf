import { Module } from '@nestjs/common';
import { ClockModule } from '@app/kit/clock';
import { OperatorAccess } from '@app/kit/operator-access';
import { EligibilityConfig } from '../config';
import { AnswerCounts } from './answer-counts.service';
import { CountsController } from './counts.controller';

@Module({
  imports: [ClockModule],
  controllers: [CountsController],
  providers: [
    AnswerCounts,
    {
      provide: OperatorAccess,
      inject: [EligibilityConfig],
      useFactory: (config: EligibilityConfig) => new OperatorAccess(config, 'eligibility'),
    },
  ],
  exports: [AnswerCounts],
})
export class CountsModule {}
