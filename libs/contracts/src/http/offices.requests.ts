// Query class of the field offices. The server validates with it; the web imports it as a type only.
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { blankIsAbsent } from './blank-is-absent.requests';
import { FIELD_MESSAGES } from './errors';
import { OFFICE_LIMITS } from './offices';

const invalid = { message: FIELD_MESSAGES.invalid };

export class OfficesQuery {
  @IsOptional() @blankIsAbsent @Matches(/^\d{5}$/, invalid) zip?: string;
  @IsOptional()
  @blankIsAbsent
  @Type(() => Number)
  @IsInt(invalid)
  @Min(1, invalid)
  @Max(OFFICE_LIMITS.max, invalid)
  limit?: number;
}
