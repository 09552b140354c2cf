// Puts the curated plans of libs/content into the database when the crawler starts, so that plan screens answer before
// any import. A start that finds nothing new writes nothing.
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { planRows } from './plan-rows';
import { type PlanCounts, StarterPlansRepository } from './starter-plans.repository';

@Injectable()
export class StarterPlansService implements OnModuleInit {
  private readonly logger = new Logger(StarterPlansService.name);

  constructor(private readonly repository: StarterPlansRepository) {}

  async onModuleInit(): Promise<void> {
    this.logger.log({ ...(await this.importAll()) }, 'starter plans');
  }

  /** Idempotent; plans that a live or sample import has taken over are left alone. */
  importAll(): Promise<PlanCounts> {
    return this.repository.import(planRows());
  }
}
