// Request classes of a plan's next year. The server validates with them.
import { IsOptional, Matches } from 'class-validator';
import { blankIsAbsent } from './blank-is-absent.requests';
import { FIELD_MESSAGES } from './errors';
import { PLAN_NUMBER } from './plan-next-year';

const invalid = { message: FIELD_MESSAGES.invalid };

export class PlanNextYearParams {
  @Matches(PLAN_NUMBER, invalid) number!: string;
}

export class PlanNextYearQuery {
  @IsOptional() @blankIsAbsent @Matches(/^\d{5}$/, invalid) zip?: string;
}
