// The many ways in which sources write a day -> the calendar day in California.
import { monthNumber } from '@app/kit/month-number';
import { pacificDay } from '@app/kit/pacific-day';

/** Hours east of Greenwich, as RFC 822 names them. */
const ZONES = new Map([
  ['z', 0],
  ['ut', 0],
  ['utc', 0],
  ['gmt', 0],
  ['est', -5],
  ['edt', -4],
  ['cst', -6],
  ['cdt', -5],
  ['mst', -7],
  ['mdt', -6],
  ['pst', -8],
  ['pdt', -7],
]);
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(z|[+-]\d{2}:?\d{2})?)?$/i;
const RFC_822 =
  /^(?:[a-z]{3,9},? )?(\d{1,2}) ([a-z]{3,9}) (\d{4}|\d{2})(?: (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ([a-z]{1,3}|[+-]\d{4}))?)?$/i;

interface Moment {
  year: number;
  month: number;
  day: number;
  hours?: string | undefined;
  minutes?: string | undefined;
  zone?: string | undefined;
}

/**
 * @returns `YYYY-MM-DD`; null for what is no day. A day without a time, and a time without a zone, are California's own.
 */
export function publicationDay(text: string | undefined): string | null {
  const plain = (text ?? '').slice(0, 60).replace(/\s+/g, ' ').trim();
  const iso = ISO.exec(plain);
  if (iso) {
    const [, year, month, day, hours, minutes, , zone] = iso;
    return dayOf({ year: Number(year), month: Number(month), day: Number(day), hours, minutes, zone });
  }
  const [, day, name, year, hours, minutes, , zone] = RFC_822.exec(plain) ?? [];
  if (day === undefined || name === undefined || year === undefined) return null;
  const month = monthNumber(name);
  return dayOf({ year: fullYear(year), month, day: Number(day), hours, minutes, zone });
}

/** RFC 822 allowed two figures. */
const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

function dayOf({ year, month, day, hours, minutes, zone }: Moment): string | null {
  const midnight = new Date(Date.UTC(year, month - 1, day));
  // The 31st of June is no day.
  if (month < 1 || midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return null;
  if (Number(hours ?? 0) > 23 || Number(minutes ?? 0) > 59) return null;
  const written = midnight.toISOString().slice(0, 10);
  if (hours === undefined || zone === undefined) return written;
  const east = hoursEast(zone);
  if (east === null) return null;
  return pacificDay(midnight.getTime() + (Number(hours) - east) * 3_600_000 + Number(minutes) * 60_000);
}

function hoursEast(zone: string): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign === undefined) return ZONES.get(zone.toLowerCase()) ?? null;
  const east = Number(hours) + Number(minutes) / 60;
  return sign === '-' ? -east : east;
}

/** So many days before or after. @param day `YYYY-MM-DD` */
export function dayAfter(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
