// All names of the things people search for, from data/search. Terms: docs/facts/glossary.md#glossary, rows 1-13, 30-46, 84-97,
// 107. Carriers are those of CMS Landscape 2026, organisations those of data; both are search keys that no page shows.
import benefits from '../../data/search/benefits.json';
import carriers from '../../data/search/carriers.json';
import organisations from '../../data/search/organisations.json';
import places from '../../data/search/places.json';
import providerKinds from '../../data/search/provider-kinds.json';
import specialties from '../../data/search/specialties.json';
import spokenLanguages from '../../data/search/spoken-languages.json';
import type { Concept } from './concept';

/** Cities and neighbourhoods as Korean Californians write them, beside the spelling of the records. */
export const PLACES: readonly Concept[] = places;

export const CONCEPTS = [
  ...providerKinds,
  ...spokenLanguages,
  ...specialties,
  ...benefits,
  ...organisations,
  ...carriers,
  ...PLACES,
] as readonly Concept[];
