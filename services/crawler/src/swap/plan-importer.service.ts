// Stores a whole read of Medicare plans: within its plan years and, for one insurer, its filter.
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PlanRecord } from '../sources/insurance/plan-record';
import type { SwapTarget } from './whole-swap';
import type { WholeRead } from '../sources/whole-source';
import { PlanImportRepository } from './plan-import.repository';
import { stagedPlan } from './plan-row';
import { type PlanScope, planScope } from './plan-scope';
import { TableSwapService } from './table-swap';

@Injectable()
export class PlanImporterService extends TableSwapService<PlanRecord> {
  readonly kind = 'plans';

  constructor(private readonly repository: PlanImportRepository) {
    super();
  }

  protected override transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.repository.transaction(work);
  }

  protected override keyOf = ({ id }: PlanRecord): string => id;

  protected override partOf = ({ planYear }: PlanRecord): string => String(planYear);

  protected override activeByPart(manager: EntityManager, target: SwapTarget, plans: readonly PlanRecord[]) {
    return this.repository.activeByYear(manager, scopeOf(target, plans));
  }

  protected override endSamples(manager: EntityManager): Promise<void> {
    return this.repository.deleteSamples(manager);
  }

  protected override async stage(manager: EntityManager, target: SwapTarget, plans: readonly PlanRecord[]) {
    await this.repository.stage(manager, plans.map(stagedPlan));
    await this.repository.unstageBetter(manager, target);
  }

  protected override upsert(manager: EntityManager, target: SwapTarget, read: WholeRead<PlanRecord>) {
    return this.repository.upsert(manager, target, read);
  }

  protected override touch(manager: EntityManager, target: SwapTarget, read: WholeRead<PlanRecord>): Promise<void> {
    return this.repository.touch(manager, target, read);
  }

  protected override endUnseen(manager: EntityManager, target: SwapTarget, plans: readonly PlanRecord[]) {
    return this.repository.deactivateUnseen(manager, scopeOf(target, plans));
  }
}

const scopeOf = (target: SwapTarget, plans: readonly PlanRecord[]): PlanScope =>
  planScope(target, [...new Set(plans.map(({ planYear }) => planYear))]);
