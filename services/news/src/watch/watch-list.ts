// Everything we print that an official page should print too: derived from the figures, the windows and the telephone lines, and
// typed nowhere else.
import { CONTACTS } from '@app/content/records/contacts';
import { FIGURES } from '@app/benefits/figures/figures';
import type { Figure, FigureRow } from '@app/benefits/figures/figure';
import { SOURCES } from '@app/benefits/figures/sources';
import { windowsOn } from '@app/benefits/figures/windows';
import type { BilingualText } from '@app/contracts/http/errors';
import { phoneDigits } from './matching/phones';
import { COUNT_UNITS, type WatchedValue } from './matching/watched-value';

export interface Watched {
  /** `figure:partBPremium:2026-01-01`, `phone:medicare`, `tty:medicare`, `day:medicare-annual-2026:from`. */
  id: string;
  label: BilingualText;
  url: string;
  /** As our tables have it. */
  shown: string;
  value: WatchedValue;
}

/** Values by the page on which they stand. */
export function pagesOf<T extends Watched>(watched: readonly T[]): Map<string, T[]> {
  const pages = new Map<string, T[]>();
  for (const each of watched) pages.set(each.url, [...(pages.get(each.url) ?? []), each]);
  return pages;
}

/** A month of the year by its number: pages write the day on which it begins. */
const MONTHS_OF_THE_YEAR: ReadonlySet<string> = new Set(['mediCalAgedLimitMonth']);

function valueOf(id: string, row: FigureRow, unit: Figure['unit']): WatchedValue | null {
  // Of a nothing no page need say so; what was computed stands on no page.
  if (row.value === null || row.value === 0 || row.evidence !== 'verified') return null;
  if (MONTHS_OF_THE_YEAR.has(id)) return { kind: 'day', month: row.value, day: 1, year: null };
  if (unit === 'percent') return { kind: 'percent', value: row.value };
  const count = COUNT_UNITS.find((each) => each === unit);
  if (count) return { kind: 'count', value: row.value, unit: count };
  return unit.startsWith('usd') ? { kind: 'money', cents: Math.round(row.value * 100) } : null;
}

/** Amounts that hold today or later: a page that lists this year's amounts need not repeat those of the year before. */
function figures(today: string): Watched[] {
  return Object.entries<Figure>(FIGURES).flatMap(([id, { label, unit, rows }]) =>
    rows.flatMap((row) => {
      const value = valueOf(id, row, unit);
      const [source] = row.sources;
      if (value === null || source === undefined || (row.effectiveTo !== null && row.effectiveTo < today)) return [];
      const { url } = SOURCES[source];
      return [{ id: `figure:${id}:${row.effectiveFrom}`, label, url, shown: String(row.value), value }];
    }),
  );
}

function phones(): Watched[] {
  return CONTACTS.flatMap(({ id, name, nameKo, sourceUrl, number, tty, confidence }) => {
    if (sourceUrl === null || confidence === 'memory') return [];
    const label = { ko: nameKo ?? name, en: name };
    const line = (kind: string, shown: string | null): Watched[] =>
      shown === null
        ? []
        : [{ id: `${kind}:${id}`, label, url: sourceUrl, shown, value: { kind: 'phone', digits: phoneDigits(shown) } }];
    // 711 is everybody's relay, and stands on no page as somebody's own.
    return [...line('phone', number), ...line('tty', tty === '711' ? null : tty)];
  });
}

function days(today: string): Watched[] {
  return windowsOn(today).flatMap(({ id, family, name, opensOn, closesOn, sources: [source] }) => {
    // Medicare's windows come back every year on the same days.
    const isYearly = family !== 'covered-california';
    const of = (end: string, shown: string | null): Watched[] => {
      if (shown === null) return [];
      const [year = 0, month = 0, day = 0] = shown.split('-').map(Number);
      const value: WatchedValue = { kind: 'day', month, day, year: isYearly ? null : year };
      return [{ id: `day:${id}:${end}`, label: name, url: SOURCES[source].url, shown, value }];
    };
    return [...of('from', opensOn), ...of('to', closesOn)];
  });
}

/** @param today in California */
export function watchList(today: string): Watched[] {
  return [...figures(today), ...phones(), ...days(today)];
}
