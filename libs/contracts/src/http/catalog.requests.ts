// Query classes of the catalog. The server validates with them; the web imports them as types only.
import { IsIn, IsOptional, Matches } from 'class-validator';
import { blankIsAbsent } from './blank-is-absent.requests';
import { HOUSING_TYPES, LANGUAGES, PROVIDER_LIMITS, PROVIDER_TYPES, SPECIALTIES } from './catalog';
import { SEARCH_LIMITS } from './search';
import { FIELD_MESSAGES } from './errors';
import { ORIGINS, type Origin } from './provenance';
import { OptionalCounty, OptionalInteger, OptionalNumber, OptionalText } from './query-fields.requests';

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
  @OptionalText(PROVIDER_LIMITS.maxName, NAME) plan?: string;
  /** Medical group. With `plan`: through that plan. */
  @OptionalText(PROVIDER_LIMITS.maxName, NAME) group?: string;
  /** Records of one origin alone: `origin=sample` counts the invented ones of a list. */
  @IsOptional() @blankIsAbsent @IsIn(ORIGINS, invalid) origin?: Origin;
  @OptionalText(PROVIDER_LIMITS.maxText) q?: string;
  @OptionalNumber(0, PROVIDER_LIMITS.maxRadiusMiles) radius?: number;
  @OptionalCounty county?: string;
  @OptionalInteger(1, PROVIDER_LIMITS.max) limit?: number;
  @OptionalInteger(0, PROVIDER_LIMITS.maxOffset) offset?: number;
}

/** Which plans and medical groups there are near a ZIP. */
export class NetworksQuery {
  @Matches(/^\d{5}$/, invalid) zip!: string;
  @IsOptional() @blankIsAbsent @IsIn(PROVIDER_TYPES, invalid) type?: (typeof PROVIDER_TYPES)[number];
  @OptionalNumber(0, PROVIDER_LIMITS.maxRadiusMiles) radius?: number;
  /** Only medical groups of this plan. */
  @OptionalText(PROVIDER_LIMITS.maxName, NAME) plan?: string;
}

export class SearchQuery {
  @OptionalText(SEARCH_LIMITS.maxText) q?: string;
  /** 1-4 digits are a prefix; 5 digits are exact and may start a crawl. */
  @IsOptional() @blankIsAbsent @Matches(/^\d{1,5}$/, invalid) zip?: string;
  @OptionalInteger(1, SEARCH_LIMITS.max) limit?: number;
}

export class ProviderParams {
  @Matches(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, invalid) id!: string;
}

export class ZipParams {
  @Matches(/^\d{5}$/, invalid) zip!: string;
}
