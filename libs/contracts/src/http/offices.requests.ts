// Query class of the field offices. The server validates with it; the web imports it as a type only.
import { IsOptional, Matches } from 'class-validator';
import { blankIsAbsent } from './blank-is-absent.requests';
import { FIELD_MESSAGES } from './errors';
import { OFFICE_LIMITS } from './offices';
import { OptionalInteger } from './query-fields.requests';

const invalid = { message: FIELD_MESSAGES.invalid };

export class OfficesQuery {
  @IsOptional() @blankIsAbsent @Matches(/^\d{5}$/, invalid) zip?: string;
  @OptionalInteger(1, OFFICE_LIMITS.max) limit?: number;
}
