// Query classes of the insurance plans. The server validates with them; the web imports them as types only.
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional, Matches } from 'class-validator';
import { blankIsAbsent } from './blank-is-absent.requests';
import { FIELD_MESSAGES } from './errors';
import { PLAN_BENEFITS, PLAN_CATEGORIES, PLAN_LIMITS, PLAN_PARTS, PLAN_SORTS, PLAN_TYPES } from './plans';
import { ORIGINS, type Origin } from './provenance';
import { OptionalCounty, OptionalInteger, OptionalNumber, OptionalText } from './query-fields.requests';

const invalid = { message: FIELD_MESSAGES.invalid };
const each = { each: true, ...invalid };

/** `a,b` -> ['a', 'b'] */
const commaList = Transform(({ value }: { value: unknown }) =>
  typeof value !== 'string' ? value : value.trim() === '' ? undefined : value.split(',').map((part) => part.trim()),
);

export class PlansQuery {
  @IsOptional() @blankIsAbsent @IsIn(PLAN_TYPES, invalid) type?: (typeof PLAN_TYPES)[number];
  @IsOptional() @blankIsAbsent @IsIn(PLAN_CATEGORIES, invalid) category?: (typeof PLAN_CATEGORIES)[number];
  @OptionalText(PLAN_LIMITS.maxText) carrier?: string;
  @IsOptional() @blankIsAbsent @Matches(/^\d{5}$/, invalid) zip?: string;
  @OptionalCounty county?: string;
  @OptionalInteger(2020, 2100) year?: number;
  @OptionalNumber(0, PLAN_LIMITS.maxPremium) maxPremium?: number;
  @IsOptional()
  @commaList
  @ArrayMaxSize(PLAN_BENEFITS.length, invalid)
  @IsIn(PLAN_BENEFITS, each)
  benefits?: (typeof PLAN_BENEFITS)[number][];
  @OptionalText(PLAN_LIMITS.maxText) q?: string;
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
  @OptionalInteger(1, PLAN_LIMITS.max) limit?: number;
  @OptionalInteger(0, 100_000) offset?: number;
}

export class PlanTypeParams {
  @IsIn(PLAN_TYPES, invalid) type!: (typeof PLAN_TYPES)[number];
}
