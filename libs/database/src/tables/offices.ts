import type { OfficeResponse } from '@app/contracts/http/offices';
import type { ProvenanceColumns } from './provenance';

/** A Social Security field office. */
export interface OfficeColumns extends ProvenanceColumns {
  /** The agency's office code. */
  id: string;
  name: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  phone: string | null;
  hours: OfficeResponse['hours'];
  latitude: number | null;
  longitude: number | null;
}
