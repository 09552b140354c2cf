// Request class of the eligibility check. The server validates with it; the web imports it as a type only.
import { Transform } from 'class-transformer';
import {
  buildMessage,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import type { ValidationArguments } from 'class-validator';
import { blankIsAbsent } from './blank-is-absent.requests';
import { dollarsOfText } from './dollar-text';
import {
  ASSET_BANDS,
  CITIZENSHIP_STATUSES,
  CURRENT_INSURANCES,
  ELIGIBILITY_LIMITS,
  ELIGIBILITY_SITUATIONS,
} from './eligibility';
import { FIELD_MESSAGES } from './errors';
import { together } from './query-fields.requests';

const invalid = { message: FIELD_MESSAGES.invalid };
const { age, annualIncome, monthlyIncome, householdSize, yearsAsResident, workCredits, asOf } = ELIGIBILITY_LIMITS;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Text as people write dollars becomes a number; a blank is absent; anything else is left for the rules to refuse. */
const dollarsAsText = Transform(({ value }: { value: unknown }) => {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? undefined : (dollarsOfText(value) ?? value);
});

/** Dollars within bounds, sent as a number or as text ("15,000"); a number here. */
export const Dollars = ({ min, max }: { min: number; max: number }): PropertyDecorator =>
  together(dollarsAsText, IsNumber({}, invalid), Min(min, invalid), Max(max, invalid));

function isCalendarDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return ISO_DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** An ISO date of the calendar, both ends included. */
export const IsDayBetween = (first: string, last: string): PropertyDecorator =>
  ValidateBy({
    name: 'isDayBetween',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' && isCalendarDay(value) && first <= value && value <= last,
      defaultMessage: buildMessage(() => FIELD_MESSAGES.invalid),
    },
  });

type SaidOnce = 'age' | 'annualIncome' | 'income' | 'monthlyIncome' | 'isIncomeUnknown' | 'householdSize';

/** Each answer is said once: the later of two ways to say it is refused. */
export const IsExclusiveWith = (...others: readonly SaidOnce[]): PropertyDecorator =>
  ValidateBy({
    name: 'isAloneBeside',
    validator: {
      validate: (_value: unknown, args?: ValidationArguments) => {
        const body = (args?.object ?? {}) as Partial<Record<SaidOnce, unknown>>;
        return others.every((other) => body[other] === undefined || body[other] === null);
      },
      defaultMessage: buildMessage(() => FIELD_MESSAGES.invalid),
    },
  });

/** Body of POST /api/eligibility-check. */
export class EligibilityCheckBody {
  @IsOptional()
  @blankIsAbsent
  @IsIn(ELIGIBILITY_SITUATIONS, invalid)
  situation?: (typeof ELIGIBILITY_SITUATIONS)[number];
  /** Missing only where `isAgeUnknown` is there. */
  @ValidateIf(
    ({ age: years, isAgeUnknown }: EligibilityCheckBody) => (years ?? null) !== null || (isAgeUnknown ?? null) === null,
  )
  @IsNumber({}, invalid)
  @Min(age.min, invalid)
  @Max(age.max, invalid)
  age?: number;
  @IsOptional() @IsIn([true], invalid) @IsExclusiveWith('age') isAgeUnknown?: true;
  /** Sent as a number or as text ("15,000"); a number here. Missing only where one of the two below is there. */
  @ValidateIf(
    ({ annualIncome: year, monthlyIncome: month, isIncomeUnknown }: EligibilityCheckBody) =>
      (year ?? null) !== null || ((month ?? null) === null && (isIncomeUnknown ?? null) === null),
  )
  @Dollars(annualIncome)
  annualIncome?: number;
  @IsOptional() @Dollars(monthlyIncome) @IsExclusiveWith('annualIncome') monthlyIncome?: number;
  @IsOptional() @IsIn([true], invalid) @IsExclusiveWith('annualIncome', 'monthlyIncome') isIncomeUnknown?: true;
  @IsIn(CITIZENSHIP_STATUSES, invalid) citizenshipStatus!: (typeof CITIZENSHIP_STATUSES)[number];
  @IsOptional()
  @blankIsAbsent
  @IsIn(CURRENT_INSURANCES, invalid)
  currentInsurance?: (typeof CURRENT_INSURANCES)[number];
  @IsOptional()
  @IsInt(invalid)
  @Min(householdSize.min, invalid)
  @Max(householdSize.max, invalid)
  householdSize?: number;
  @IsOptional() @IsIn([true], invalid) @IsExclusiveWith('householdSize') isHouseholdUnknown?: true;
  @IsOptional() @IsBoolean(invalid) hasSpouse?: boolean;
  @IsOptional() @blankIsAbsent @IsIn(ASSET_BANDS, invalid) assetsBand?: (typeof ASSET_BANDS)[number];
  @IsOptional()
  @IsInt(invalid)
  @Min(yearsAsResident.min, invalid)
  @Max(yearsAsResident.max, invalid)
  yearsAsResident?: number;
  @IsOptional() @IsInt(invalid) @Min(workCredits.min, invalid) @Max(workCredits.max, invalid) workCredits?: number;
  @IsOptional() @IsIn(['ko', 'en'], invalid) language?: 'ko' | 'en';
  @IsOptional() @IsDayBetween(asOf.min, asOf.max) asOf?: string;
}
