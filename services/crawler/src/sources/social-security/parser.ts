// The Social Security Administration's list of field offices -> records. Pure.
import { WEEKDAYS } from '@app/contracts/http/offices';
import type { OfficeRecord } from '../facility-record';
import type { Column, NamedRow } from '../named-rows/named-row';
import { readableAddress, readableOrganization } from '../providers/readable-case';
import { usPhone } from '../providers/us-phone';

export const SSA_PAGE = 'https://www.ssa.gov/data/FO-Address-Open-Close-Times.csv';

export const SSA_COLUMNS: readonly Column[] = [
  'OFFICE_CODE',
  'OFFICE_NAME',
  'ADDRESS_LINE_1',
  'ADDRESS_LINE_2',
  'ADDRESS_LINE_3',
  'CITY',
  'STATE',
  'ZIP_CODE',
  'PHONE',
  ...WEEKDAYS.flatMap((day) => [`${day.toUpperCase()}_OPEN_TIME`, `${day.toUpperCase()}_CLOSE_TIME`]),
];

/** @returns null for a row without the fields that make an office */
export function officeRecord(row: NamedRow): OfficeRecord | null {
  const id = row.text('OFFICE_CODE');
  const name = row.text('OFFICE_NAME');
  const address = streetOf(row);
  const city = row.text('CITY');
  const state = row.text('STATE')?.toUpperCase();
  const zipCode = row.zip('ZIP_CODE');
  if (!id || !name || !address || !city || !state || !zipCode) return null;
  const latitude = row.degrees('LATITUDE_NUM', 'LATITUDE') ?? null;
  const longitude = row.degrees('LONGITUDE_NUM', 'LONGITUDE') ?? null;
  const hasPoint = latitude !== null && longitude !== null;
  return {
    id,
    name: readableOrganization(name),
    address,
    city: readableAddress(city),
    state,
    zipCode,
    phone: usPhone(row.text('PHONE') ?? null),
    hours: Object.fromEntries(WEEKDAYS.map((day) => [day, hoursOf(row, day.toUpperCase())])),
    latitude: hasPoint ? latitude : null,
    longitude: hasPoint ? longitude : null,
    sourceUrl: SSA_PAGE,
  };
}

/** The first line is often "SOCIAL SECURITY": the street is then line 2 or 3. */
function streetOf(row: NamedRow): string | null {
  const lines = ['ADDRESS_LINE_1', 'ADDRESS_LINE_2', 'ADDRESS_LINE_3'].flatMap((line) => row.text(line) ?? []);
  const street = lines.filter(
    (line) => !/^(?:u\.?s\.? )?social security(?: admin(?:istration)?)?(?: office)?$/i.test(line),
  );
  return street.length === 0 ? null : street.map(readableAddress).join(', ');
}

function hoursOf(row: NamedRow, day: string): { open: string; close: string } | null {
  const [open, close] = [clockTime(row.text(`${day}_OPEN_TIME`)), clockTime(row.text(`${day}_CLOSE_TIME`))];
  return open === null || close === null ? null : { open, close };
}

/** "9:00 AM", "09:00:00 AM", "16:00" and "0900" -> "9:00 AM", "4:00 PM"; null for "Closed" and for what is no time. */
export function clockTime(text: string | undefined): string | null {
  const [, hours, minutes, half] = /^(\d{1,2}):?(\d{2})(?::\d{2})?\s*([AP]\.?M\.?)?$/i.exec(text ?? '') ?? [];
  if (hours === undefined || minutes === undefined || Number(minutes) > 59) return null;
  const hour = Number(hours);
  const isHalved = half !== undefined;
  if (isHalved ? hour < 1 || hour > 12 : hour > 23) return null;
  const isAfternoon = isHalved ? /^p/i.test(half) : hour >= 12;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${isAfternoon ? 'PM' : 'AM'}`;
}
