// Query classes of the catalog. The server validates with them; the web imports them as types only.
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsNumber, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { blankIsAbsent } from './blank-is-absent.requests';
import { HOUSING_TYPES, LANGUAGES, PROVIDER_LIMITS, PROVIDER_TYPES, SPECIALTIES } from './catalog';
import { SEARCH_LIMITS } from './search';
import { CLEAN_TEXT } from './clean-text';
import { FIELD_MESSAGES } from './errors';
import { ORIGINS, type Origin } from './provenance';

const invalid = { message: FIELD_MESSAGES.invalid };

const TYPE_NAME = `(?:${PROVIDER_TYPES.join('|')})`;
const TYPE_LIST = new RegExp(`^${TYPE_NAME}(?:,${TYPE_NAME}){0,${PROVIDER_TYPES.length - 1}}$`);

/** A name has a letter or a digit. */
const NAME = /[\p{L}\p{N}]/u;

export class ProvidersQuery {
  @IsOptional() @blankIsAbsent @Matches(/^\d{5}$/, invalid) zip?: string;
  /** The specification's finder says zipCode; the same as zip. */
  @IsOptional() @blankIsAbsent @Matches(/^\d{5}$/, invalid) zipCode?: string;
  @IsOptional() @blankIsAbsent @IsIn(PROVIDER_TYPES, invalid) type?: (typeof PROVIDER_TYPES)[number];
  /** Several kinds in one list (`clinic,medicalGroup`); never a reason for a crawl. `type` wins. */
  @IsOptional() @blankIsAbsent @Matches(TYPE_LIST, invalid) types?: string;
  @IsOptional() @blankIsAbsent @IsIn(['all', ...SPECIALTIES], invalid) specialty?: string;
  @IsOptional() @blankIsAbsent @IsIn(['all', ...LANGUAGES], invalid) language?: string;
  @IsOptional() @blankIsAbsent @IsIn(['all', ...HOUSING_TYPES], invalid) housingType?: string;
  /** Insurer, network, or both as GET /api/providers/networks names them; case, signs and blanks do not count. */
  @IsOptional()
  @blankIsAbsent
  @IsString(invalid)
  @MaxLength(PROVIDER_LIMITS.maxName, invalid)
  @Matches(CLEAN_TEXT, invalid)
  @Matches(NAME, invalid)
  plan?: string;
  /** Medical group. With `plan`: through that plan. */
  @IsOptional()
  @blankIsAbsent
  @IsString(invalid)
  @MaxLength(PROVIDER_LIMITS.maxName, invalid)
  @Matches(CLEAN_TEXT, invalid)
  @Matches(NAME, invalid)
  group?: string;
  /** Records of one origin alone: `origin=sample` counts the invented ones of a list. */
  @IsOptional() @blankIsAbsent @IsIn(ORIGINS, invalid) origin?: Origin;
  @IsOptional()
  @blankIsAbsent
  @IsString(invalid)
  @MaxLength(PROVIDER_LIMITS.maxText, invalid)
  @Matches(CLEAN_TEXT, invalid)
  q?: string;
  @IsOptional()
  @blankIsAbsent
  @Type(() => Number)
  @IsNumber({}, invalid)
  @Min(0, invalid)
  @Max(PROVIDER_LIMITS.maxRadiusMiles, invalid)
  radius?: number;
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
  @Min(1, invalid)
  @Max(PROVIDER_LIMITS.max, invalid)
  limit?: number;
  @IsOptional()
  @blankIsAbsent
  @Type(() => Number)
  @IsInt(invalid)
  @Min(0, invalid)
  @Max(PROVIDER_LIMITS.maxOffset, invalid)
  offset?: number;
}

/** Which plans and medical groups there are near a ZIP. */
export class NetworksQuery {
  @Matches(/^\d{5}$/, invalid) zip!: string;
  @IsOptional() @blankIsAbsent @IsIn(PROVIDER_TYPES, invalid) type?: (typeof PROVIDER_TYPES)[number];
  @IsOptional()
  @blankIsAbsent
  @Type(() => Number)
  @IsNumber({}, invalid)
  @Min(0, invalid)
  @Max(PROVIDER_LIMITS.maxRadiusMiles, invalid)
  radius?: number;
  /** Only medical groups of this plan. */
  @IsOptional()
  @blankIsAbsent
  @IsString(invalid)
  @MaxLength(PROVIDER_LIMITS.maxName, invalid)
  @Matches(CLEAN_TEXT, invalid)
  @Matches(NAME, invalid)
  plan?: string;
}

export class SearchQuery {
  @IsOptional()
  @blankIsAbsent
  @IsString(invalid)
  @MaxLength(SEARCH_LIMITS.maxText, invalid)
  @Matches(CLEAN_TEXT, invalid)
  q?: string;
  /** 1-4 digits are a prefix; 5 digits are exact and may start a crawl. */
  @IsOptional() @blankIsAbsent @Matches(/^\d{1,5}$/, invalid) zip?: string;
  @IsOptional()
  @blankIsAbsent
  @Type(() => Number)
  @IsInt(invalid)
  @Min(1, invalid)
  @Max(SEARCH_LIMITS.max, invalid)
  limit?: number;
}

export class ProviderParams {
  @Matches(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, invalid) id!: string;
}

export class ZipParams {
  @Matches(/^\d{5}$/, invalid) zip!: string;
}
