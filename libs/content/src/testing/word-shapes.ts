// The shape of the tables and word lists in libs/content/data that are no records.
import type { Publisher } from '@app/benefits/figures/sources/source';
import { PROVIDER_TYPES, SPECIALTIES } from '@app/contracts/http/catalog';
import { COST_UNITS, PLAN_SERVICES } from '@app/contracts/http/plan-costs';
import type { Concept } from '../matching/concept';
import { SERVICE_GROUPS, type ServiceSection } from '../plan-costs/service';
import { type ExampleMarketplacePlan, METAL_LEVELS } from '../plans/example-marketplace-plans';
import type { SourceName } from '../records/source-names';
import { type Worksheet, WORKSHEET_CATEGORIES, WORKSHEET_PARTS, type WorksheetPart } from '../records/worksheets';
import { anyText, bilingual, bilingualName, englishText, flag, hostName, id, koreanText, listOf } from './shape';
import { numberBetween, objectOf, oneOf, optional, phone, tableOf, text } from './shape';

/** English -> Korean. */
export const koreanNames = tableOf(englishText, koreanText);

export const concepts = listOf(
  objectOf<Concept>({
    names: listOf(text),
    queryNames: optional(listOf(text)),
    types: optional(listOf(oneOf(...PROVIDER_TYPES))),
    specialties: optional(listOf(oneOf(...SPECIALTIES))),
    languages: optional(listOf(englishText)),
    isLanguageOnly: optional(flag),
    note: optional(text),
  }),
);

export const surnames = tableOf(koreanText, listOf(englishText));

export const fillerWords = objectOf({
  korean: listOf(koreanText),
  english: listOf(englishText),
  particles: listOf(koreanText),
});

export const publishers = listOf(objectOf<Publisher>({ name: bilingual, hosts: listOf(hostName) }));

export const sourceNames = listOf(
  objectOf<SourceName>({ name: bilingualName, ids: listOf(id), sites: listOf(hostName), note: optional(text) }),
);

export const planServices = listOf(
  objectOf<ServiceSection>({
    section: anyText,
    group: oneOf(...SERVICE_GROUPS),
    unit: optional(oneOf(...COST_UNITS)),
    rows: listOf(
      objectOf<ServiceSection['rows'][number]>({
        id: oneOf(...PLAN_SERVICES),
        row: anyText,
        ko: koreanText,
        en: englishText,
      }),
    ),
  }),
);

export const worksheets = listOf(
  objectOf<Worksheet>({
    id,
    category: oneOf(...WORKSHEET_CATEGORIES),
    title: bilingual,
    about: bilingual,
    parts: listOf(
      objectOf<WorksheetPart>({ kind: oneOf(...WORKSHEET_PARTS), title: bilingual, items: listOf(bilingual) }),
    ),
    phones: listOf(id),
  }),
);

const dollars = numberBetween(0, 100_000);
export const exampleMarketplacePlans = listOf(
  objectOf<ExampleMarketplacePlan>({
    id,
    level: oneOf(...METAL_LEVELS),
    monthlyPremium: dollars,
    deductible: dollars,
    maxOutOfPocket: dollars,
  }),
);

export const memoryOnly = tableOf(id, listOf(id));

export interface Refused {
  phones: readonly { phone: string; why: string }[];
  contractIds: readonly string[];
}
export const refused = objectOf<Refused>({
  phones: listOf(objectOf({ phone, why: text })),
  contractIds: listOf(text),
});
