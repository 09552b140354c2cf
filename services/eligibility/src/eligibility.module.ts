import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseModule } from '@app/database/database.module';
import { ConfigModule } from '@app/kit/config.module';
import { HealthModule } from '@app/kit/health.module';
import { AnalysisModule } from './analysis/analysis.module';
import { AssistantModule } from './assistant/assistant.module';
import { CheckModule } from './check/check.module';
import { EligibilityConfig } from './config';

/** No read of a visitor may hold a connection longer. */
const STATEMENT_TIMEOUT_MS = 1_500;

@Module({})
export class EligibilityModule {
  static register(config: EligibilityConfig): DynamicModule {
    return {
      module: EligibilityModule,
      imports: [
        ConfigModule.register(EligibilityConfig, config),
        DatabaseModule.forRoot({
          url: config.databaseUrl,
          applicationName: 'eligibility',
          poolMax: 5,
          statementTimeoutMs: STATEMENT_TIMEOUT_MS,
          deadlineScale: config.deadlineScale,
        }),
        HealthModule.registerAsync({
          inject: [DataSource],
          useFactory: (database: DataSource) => ({
            service: 'eligibility' as const,
            // Rights on the records too: a connection whose role cannot read them is of no use.
            checks: { database: () => database.query('SELECT FROM guide.assistance_programs LIMIT 1') },
          }),
        }),
        CheckModule,
        AnalysisModule,
        AssistantModule,
      ],
    };
  }
}
