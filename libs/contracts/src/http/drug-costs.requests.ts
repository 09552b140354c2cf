// Request class of the year's costs of a person's medicines. The server validates with it; the web imports it as a type only.
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { DAYS_SUPPLIES, DRUG_COST_LIMITS, EXTRA_HELP_LEVELS, PHARMACY_KINDS } from './drug-costs';
import { FIELD_MESSAGES } from './errors';
import { OptionalCounty } from './query-fields.requests';

const invalid = { message: FIELD_MESSAGES.invalid };
const { maxDrugs, minUnits, maxUnits } = DRUG_COST_LIMITS;

export class DrugAmountBody {
  @Matches(/^\d{1,8}$/, invalid) rxcui!: string;
  /** Units that are taken in 30 days. */
  @IsNumber({ allowNaN: false, allowInfinity: false, maxDecimalPlaces: 2 }, invalid)
  @Min(minUnits, invalid)
  @Max(maxUnits, invalid)
  unitsPerMonth!: number;
  @IsIn(DAYS_SUPPLIES, invalid) daysSupply!: (typeof DAYS_SUPPLIES)[number];
}

/** Body of POST /api/drug-costs. */
export class DrugCostsBody {
  @Matches(/^\d{5}$/, invalid) zipCode!: string;
  @OptionalCounty county?: string;
  @IsArray(invalid)
  @ArrayMinSize(1, invalid)
  @ArrayMaxSize(maxDrugs, invalid)
  @ArrayUnique(({ rxcui }: DrugAmountBody) => rxcui, invalid)
  @ValidateNested({ each: true, ...invalid })
  @Type(() => DrugAmountBody)
  drugs!: DrugAmountBody[];
  /** Missing = none. */
  @IsOptional() @IsIn(EXTRA_HELP_LEVELS, invalid) extraHelp?: (typeof EXTRA_HELP_LEVELS)[number];
  /** Missing = preferred. */
  @IsOptional() @IsIn(PHARMACY_KINDS, invalid) pharmacy?: (typeof PHARMACY_KINDS)[number];
  /** First month that is counted, through December; missing = 1. */
  @IsOptional() @IsInt(invalid) @Min(1, invalid) @Max(12, invalid) startMonth?: number;
  /** Missing = the year whose plans are shown, or the newest loaded one before it. */
  @IsOptional() @IsInt(invalid) @Min(2024, invalid) @Max(2100, invalid) year?: number;
}
