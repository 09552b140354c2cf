// Query classes of the insurance plans. The server validates with them; the web imports them as types only.
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { blankIsAbsent } from './blank-is-absent.requests';
import { CLEAN_TEXT } from './clean-text';
import { FIELD_MESSAGES } from './errors';
import { PLAN_BENEFITS, PLAN_CATEGORIES, PLAN_LIMITS, PLAN_PARTS, PLAN_SORTS, PLAN_TYPES } from './plans';
import { ORIGINS, type Origin } from './provenance';

const invalid = { message: FIELD_MESSAGES.invalid };
const each = { each: true, ...invalid };

/** `a,b` -> ['a', 'b'] */
const commaList = Transform(({ value }: { value: unknown }) =>
  typeof value !== 'string' ? value : value.trim() === '' ? undefined : value.split(',').map((part) => part.trim()),
);

export class PlansQuery {
  @IsOptional() @blankIsAbsent @IsIn(PLAN_TYPES, invalid) type?: (typeof PLAN_TYPES)[number];
  @IsOptional() @blankIsAbsent @IsIn(PLAN_CATEGORIES, invalid) category?: (typeof PLAN_CATEGORIES)[number];
  @IsOptional()
  @blankIsAbsent
  @IsString(invalid)
  @MaxLength(PLAN_LIMITS.maxText, invalid)
  @Matches(CLEAN_TEXT, invalid)
  carrier?: string;
  @IsOptional() @blankIsAbsent @Matches(/^\d{5}$/, invalid) zip?: string;
  @IsOptional()
  @blankIsAbsent
  @IsString(invalid)
  @MaxLength(40, invalid)
  @Matches(/^[A-Za-z .'-]+$/, invalid)
  county?: string;
  @IsOptional()
  @blankIsAbsent
  @Type(() => Number)
  @IsInt(invalid)
  @Min(2020, invalid)
  @Max(2100, invalid)
  year?: number;
  @IsOptional()
  @blankIsAbsent
  @Type(() => Number)
  @IsNumber({}, invalid)
  @Min(0, invalid)
  @Max(PLAN_LIMITS.maxPremium, invalid)
  maxPremium?: number;
  @IsOptional()
  @commaList
  @ArrayMaxSize(PLAN_BENEFITS.length, invalid)
  @IsIn(PLAN_BENEFITS, each)
  benefits?: (typeof PLAN_BENEFITS)[number][];
  @IsOptional()
  @blankIsAbsent
  @IsString(invalid)
  @MaxLength(PLAN_LIMITS.maxText, invalid)
  @Matches(CLEAN_TEXT, invalid)
  q?: string;
  @IsOptional()
  @commaList
  @ArrayMaxSize(PLAN_LIMITS.maxIds, invalid)
  @Matches(/^\d{4}-[HRSE]\d{4}-\d{3}-\d{1,3}$/, each)
  ids?: string[];
  /** Plans of one origin alone: `origin=sample` counts the invented ones of a list. */
  @IsOptional() @blankIsAbsent @IsIn(ORIGINS, invalid) origin?: Origin;
  @IsOptional() @blankIsAbsent @IsIn(PLAN_SORTS, invalid) sort?: (typeof PLAN_SORTS)[number];
  @IsOptional()
  @commaList
  @ArrayMaxSize(PLAN_PARTS.length, invalid)
  @IsIn(PLAN_PARTS, each)
  include?: (typeof PLAN_PARTS)[number][];
  @IsOptional()
  @blankIsAbsent
  @Type(() => Number)
  @IsInt(invalid)
  @Min(1, invalid)
  @Max(PLAN_LIMITS.max, invalid)
  limit?: number;
  @IsOptional()
  @blankIsAbsent
  @Type(() => Number)
  @IsInt(invalid)
  @Min(0, invalid)
  @Max(100_000, invalid)
  offset?: number;
}

export class PlanTypeParams {
  @IsIn(PLAN_TYPES, invalid) type!: (typeof PLAN_TYPES)[number];
}
