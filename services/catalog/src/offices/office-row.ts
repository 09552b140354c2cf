// A row of guide.offices in the shape of the contract.
import type { OfficeResponse } from '@app/contracts/http/offices';
import { selectList } from '@app/database/select-list';
import type { OfficeColumns } from '@app/database/tables/offices';
import { tenths } from '../geography';
import { PROVENANCE, withProvenance } from '../provenance';

const COLUMNS = [
  'id',
  'name',
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
  'hours',
  'latitude',
  'longitude',
  ...PROVENANCE,
] as const;

export const OFFICE_COLUMNS = selectList(COLUMNS);
export type OfficeRow = Pick<OfficeColumns, (typeof COLUMNS)[number]> & Pick<OfficeResponse, 'distanceMiles'>;

export const officeOf = (row: OfficeRow): OfficeResponse => ({
  ...withProvenance(row),
  distanceMiles: row.distanceMiles === null ? null : tenths(row.distanceMiles),
});
