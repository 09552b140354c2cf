import { rowOfRecord } from '../named-rows/named-row';
import { isOpen } from './parser';

it.each([
  ['OPEN', 'ACTIVE', true],
  ['OPEN', undefined, true],
  ['CLOSED', 'ACTIVE', false],
  ['OPEN', 'EXPIRED', false],
  ['OPEN', 'SURRENDERED', false],
  ['OPEN', 'Cancelled by owner', false],
])('a place that is %s with a licence that is %s counts as open: %s', (fac_status_type_code, license, isShown) => {
  expect(isOpen(rowOfRecord({ fac_status_type_code, license_status_description: license }))).toBe(isShown);
});
