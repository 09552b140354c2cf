// Query class of the plan figures, between eligibility and catalog.
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { blankIsAbsent } from './blank-is-absent.requests';
import { FIELD_MESSAGES } from './errors';

const invalid = { message: FIELD_MESSAGES.invalid };

export class PlanFiguresQuery {
  @Matches(/^\d{5}$/, invalid) zip!: string;
  @IsOptional()
  @blankIsAbsent
  @MaxLength(40, invalid)
  @Matches(/^[A-Za-z .'-]+$/, invalid)
  county?: string;
}
