// Rows of the state's list of Medi-Cal plans' providers -> what it says of each doctor in each ZIP. Pure.
import type { SkipCode, SkipCounts } from '@app/contracts/http/crawler';
import type { NetworkWord } from '@app/contracts/http/networks';
import type { DirectoryRecord } from '../facility-record';
import type { NamedRow } from '../named-rows/named-row';
import { isNpi } from '../plan-net/npi';
import { physicianCode, physicianOf } from '../providers/physicians';
import { readableAddress, readableOrganization, readablePersonName } from '../providers/readable-case';
import { MANAGED_CARE } from './source';

const LONGEST_TEXT = 200;

export interface RowsRead {
  /** One for each row: those of one key are to be united. */
  records: DirectoryRecord[];
  skipped: SkipCounts;
}

/** @param county of the requested part, in our spelling; null = as the row spells it */
export function recordsOf(rows: readonly NamedRow[], sourceUrl: string, county: string | null): RowsRead {
  const read: RowsRead = { records: [], skipped: {} };
  for (const row of rows) {
    const record = recordOf(row, sourceUrl, county);
    if (typeof record === 'string') read.skipped[record] = (read.skipped[record] ?? 0) + 1;
    else read.records.push(record);
  }
  return read;
}

/** The list has neither telephone numbers nor languages. */
function recordOf(row: NamedRow, sourceUrl: string, county: string | null): DirectoryRecord | SkipCode {
  const [npi, zipCode, plan] = [row.text('npi'), row.zip('zip'), row.text('managedcareplan')];
  const name = nameOf(row);
  // A row without a person is a place of a plan.
  if (name === null) return 'other_kind';
  if (npi === undefined || !isNpi(npi) || zipCode === undefined || plan === undefined) return 'unreadable';
  const code = physicianCode(row.text('taxonomy') ?? '');
  const physician = code === null ? null : physicianOf([code]);
  if (physician === null) return 'other_kind';
  const [address, city] = [row.text('address'), row.text('city')];
  return {
    source: MANAGED_CARE.id,
    key: `${npi}@${zipCode}`,
    naturalKey: `npi:${npi}@${zipCode}`,
    sourceUrl,
    fields: {
      ...physician,
      name,
      npi,
      zipCode,
      state: 'CA',
      isShown: true,
      ...(address !== undefined && { address: readableAddress(short(address)) }),
      ...(city !== undefined && { city: readableAddress(short(city)) }),
      ...countyOf(row, county),
      networks: [networkOf(plan, row.text('subnetwork'))],
    },
  };
}

function countyOf(row: NamedRow, county: string | null): { county?: string } {
  const said = county ?? row.text('county');
  return said === undefined ? {} : { county: readableAddress(short(said)).replace(/ county$/i, '') };
}

function nameOf(row: NamedRow): string | null {
  const [first, last] = [row.text('firstname'), row.text('lastname')];
  if (last === undefined) return null;
  return [first, last].flatMap((part) => (part === undefined ? [] : readablePersonName(short(part)))).join(' ');
}

function networkOf(plan: string, subnetwork: string | undefined): NetworkWord {
  const group = subnetwork === undefined ? null : readableOrganization(short(subnetwork));
  const insurer = readableOrganization(short(plan));
  return { insurer, network: null, group: group === insurer ? null : group, line: 'medi-cal' };
}

const short = (text: string): string => text.slice(0, LONGEST_TEXT);
