// The CMS page that links the Landscape archives -> the newest release of a plan year. Pure. The name of the archive
// changes with every release ("cy2027-landscape-202609-1.zip"): it is read from the page, never built.
import type { PageLink } from './page-links';

export interface ReleaseLink {
  year: number;
  /** `cy2027-landscape-202609-1`: the archive's name without its ending. */
  release: string;
  url: URL;
  /** `2026-09` as the name states it; null when it does not. */
  month: string | null;
}

interface Ranked extends ReleaseLink {
  /** Later release = larger; the number after the month is a correction. */
  rank: number;
}

const YEAR = /(?:^|[^0-9])(20\d\d)(?:[^0-9]|$)/;
const MONTH = /(20\d\d)(0[1-9]|1[0-2])(?:[-._](\d{1,2}))?(?:[^0-9]|$)/;

/** @returns the newest release of each plan year linked on the page, by year */
export function landscapeLinks(links: readonly PageLink[], pageUrl: URL): Map<number, ReleaseLink> {
  const newest = new Map<number, Ranked>();
  for (const { href, text } of links) {
    const link = readLink(href, text, pageUrl);
    const known = link && newest.get(link.year);
    if (link && (!known || link.rank > known.rank)) newest.set(link.year, link);
  }
  return new Map([...newest].map(([year, { rank: _, ...link }]) => [year, link]));
}

function readLink(href: string, text: string, pageUrl: URL): Ranked | null {
  if (!URL.canParse(href, pageUrl.href)) return null;
  const url = new URL(href, pageUrl.href);
  // An archive elsewhere is not CMS's.
  if (url.origin !== pageUrl.origin) return null;
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  if (!/landscape/i.test(name) || !/\.zip$/i.test(name)) return null;
  const release = name.slice(0, -'.zip'.length);
  const [, monthYear, month, correction] = MONTH.exec(release) ?? [];
  const year = YEAR.exec(release)?.[1] ?? YEAR.exec(text)?.[1];
  if (year === undefined) return null;
  const rank = Number(`${monthYear ?? '0000'}${month ?? '00'}`) * 100 + Number(correction ?? 0);
  return { year: Number(year), release, url, month: monthYear && month ? `${monthYear}-${month}` : null, rank };
}

/** Years whose plans are wanted: the one in force in California today, and the next when it is published. */
export function planYears(now: Date): [inForce: number, next: number] {
  const year = Number(
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', year: 'numeric' }).format(now),
  );
  return [year, year + 1];
}
