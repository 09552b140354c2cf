// Query class of the plan figures, between eligibility and catalog.
import { Matches } from 'class-validator';
import { FIELD_MESSAGES } from './errors';
import { OptionalCounty } from './query-fields.requests';

const invalid = { message: FIELD_MESSAGES.invalid };

export class PlanFiguresQuery {
  @Matches(/^\d{5}$/, invalid) zip!: string;
  @OptionalCounty county?: string;
}
