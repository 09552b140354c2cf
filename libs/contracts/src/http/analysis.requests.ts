// Request class of the AI plan analysis. The server validates with it; the web imports it as a type only.
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ANALYSIS_LIMITS, ANALYSIS_PRIORITIES } from './analysis';
import { blankIsAbsent } from './blank-is-absent.requests';
import { ASSET_BANDS, CURRENT_INSURANCES, ELIGIBILITY_LIMITS } from './eligibility';
import { Dollars, IsExclusiveWith, IsDayBetween } from './eligibility.requests';
import { FIELD_MESSAGES } from './errors';
import { OptionalCounty, together } from './query-fields.requests';
import { HEALTH_CONDITIONS, MEDICATIONS } from './year-costs';

const invalid = { message: FIELD_MESSAGES.invalid };
const each = { each: true, ...invalid };
const { age, income, monthlyIncome, householdSize } = ANALYSIS_LIMITS;
const { asOf } = ELIGIBILITY_LIMITS;

/** A list of ids, each once; missing means none. */
const OptionalIds = (ids: readonly string[]): PropertyDecorator =>
  together(
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? [...new Set<unknown>(value)] : value)),
    IsArray(invalid),
    ArrayMaxSize(ids.length, invalid),
    IsIn(ids, each),
  );

export class AnalysisProfileBody {
  @IsInt(invalid) @Min(age.min, invalid) @Max(age.max, invalid) age!: number;
  @Matches(/^\d{5}$/, invalid) zipCode!: string;
  /** Sent as a number or as text ("15,000"); a number here. Missing only where `monthlyIncome` is there. */
  @ValidateIf(
    ({ income: year, monthlyIncome: month }: AnalysisProfileBody) =>
      (year ?? null) !== null || (month ?? null) === null,
  )
  @Dollars(income)
  income?: number;
  @IsOptional() @Dollars(monthlyIncome) @IsExclusiveWith('income') monthlyIncome?: number;
  @IsInt(invalid) @Min(householdSize.min, invalid) @Max(householdSize.max, invalid) householdSize!: number;
  @OptionalIds(HEALTH_CONDITIONS) healthConditions?: (typeof HEALTH_CONDITIONS)[number][];
  @OptionalIds(MEDICATIONS) medications?: (typeof MEDICATIONS)[number][];
  @OptionalIds(ANALYSIS_PRIORITIES) priorities?: (typeof ANALYSIS_PRIORITIES)[number][];
  @IsOptional() @IsIn(['ko', 'en'], invalid) preferredLanguage?: 'ko' | 'en';
  @OptionalCounty county?: string;
  @IsOptional()
  @blankIsAbsent
  @IsIn(CURRENT_INSURANCES, invalid)
  currentInsurance?: (typeof CURRENT_INSURANCES)[number];
  @IsOptional() @IsBoolean(invalid) hasSpouse?: boolean;
  @IsOptional() @blankIsAbsent @IsIn(ASSET_BANDS, invalid) assetsBand?: (typeof ASSET_BANDS)[number];
  @IsOptional() @IsDayBetween(asOf.min, asOf.max) asOf?: string;
}

/** Body of POST /api/ai-analysis. */
export class AnalysisBody {
  // Of a list each element would be looked at, and none of an empty one.
  @IsDefined(invalid)
  @IsObject(invalid)
  @ValidateNested(invalid)
  @Type(() => AnalysisProfileBody)
  profile!: AnalysisProfileBody;
}
