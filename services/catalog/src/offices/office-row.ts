// A row of guide.offices in the shape of the contract.
import type { OfficeResponse } from '@app/contracts/http/offices';
import { columnsOf } from '@app/database/columns';
import { OfficeEntity } from '@app/database/entities/office.entity';
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

export const OFFICE_COLUMNS = columnsOf(OfficeEntity, COLUMNS);
export type OfficeRow = Pick<OfficeEntity, (typeof COLUMNS)[number]> & Pick<OfficeResponse, 'distanceMiles'>;

export const officeOf = (row: OfficeRow): OfficeResponse => ({
  ...withProvenance(row),
  distanceMiles: row.distanceMiles === null ? null : tenths(row.distanceMiles),
});
