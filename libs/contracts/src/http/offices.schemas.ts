import { WEEKDAYS } from './offices';
import type { OfficeResponse } from './offices';
import type { Provenance } from './provenance';
import { named, nullable, number, object, someOf, string } from './schema';

const hours = nullable(object<{ open: string; close: string }>({ open: string, close: string }));

export const OFFICE_SCHEMAS = {
  OfficeResponse: object<OfficeResponse>({
    id: string,
    name: string,
    address: string,
    city: string,
    state: string,
    zipCode: string,
    phone: nullable(string),
    hours: someOf(WEEKDAYS, hours),
    latitude: nullable(number),
    longitude: nullable(number),
    distanceMiles: nullable(number),
    provenance: named<Provenance>('Provenance'),
  }),
};
