// Query class of the field offices. The server validates with it; the web imports it as a type only.
import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { FIELD_MESSAGES } from './errors';
import { OFFICE_LIMITS } from './offices';

const invalid = { message: FIELD_MESSAGES.invalid };

const blankIsAbsent = Transform(({ value }: { value: unknown }) => {
  if (typeof value !== 'string') return value;
  const trimmed = value.trim();
  return trimmed === '' ? undefined : trimmed;
});

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
