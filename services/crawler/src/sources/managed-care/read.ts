// The state's list of doctors in Medi-Cal plans, one county or one ZIP at a time: never all 3.3 million rows at once.
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { SourceClient } from '@app/fetching/source-client';
import type { DirectorySettings } from '../../config/directory-settings';
import { findTable, isUnknown, packagePage, readRows } from '../ckan/read';
import type { CkanPage } from '../ckan/ckan-answers';
import type { DirectoryPage, DirectoryPart, DirectorySource, PageQuestion } from '../directory-source';
import { foldedName } from '../named-rows/named-row';
import { recordsOf } from './parser';
import { MANAGED_CARE, TABLE } from './source';

/** Where a part goes on: the table as it was found, the filter on it, and rows read so far. */
interface Place {
  id: string;
  column: string;
  offset: number;
}

export const managedCare = ({ offSources, managedCareCounties }: DirectorySettings): DirectorySource => ({
  ...MANAGED_CARE,
  off: offSources[MANAGED_CARE.id] ?? null,
  parts: (searchedCounties) => {
    const counties = managedCareCounties.length > 0 ? managedCareCounties : searchedCounties;
    return [...new Set(counties)].sort().map((name) => ({ kind: 'county', name }));
  },
  answersZip: () => Promise.resolve(true),
  // A release is published whole.
  tellsChanges: () => Promise.resolve(false),
  readPage,
});

async function readPage({ part, page }: PageQuestion, client: SourceClient): Promise<DirectoryPage> {
  const { place, answer } = await rowsOf(part, page, client);
  const { rows, total } = answer;
  const read = recordsOf(rows, packagePage(TABLE.slug), part.kind === 'county' ? part.name : null);
  const offset = place.offset + rows.length;
  if (rows.length === 0 && offset < total) throw new CrawlFailure('truncated_body', `${offset} of ${total} rows`);
  const next = offset < total ? JSON.stringify({ ...place, offset } satisfies Place) : null;
  return { ...read, next, total, seen: rows.length };
}

async function rowsOf(part: DirectoryPart, page: string | null, client: SourceClient) {
  const place = page === null ? await find(part, client) : (JSON.parse(page) as Place);
  try {
    return { place, answer: await ask(part, place, client) };
  } catch (error) {
    if (page === null || !isUnknown(error)) throw error;
    // Rebuilt while we read: its rows are numbered anew, so the part begins again. What was read is united with it.
    const renewed = await find(part, client);
    if (renewed.id === place.id) throw error;
    return { place: renewed, answer: await ask(part, renewed, client) };
  }
}

async function find({ kind }: DirectoryPart, client: SourceClient): Promise<Place> {
  const { id, columns } = await findTable(TABLE, client);
  const wanted = kind === 'zip' ? 'zip' : 'county';
  const column = columns.find((name) => foldedName(name) === wanted);
  if (column === undefined) throw new CrawlFailure('missing_columns', wanted);
  return { id, column, offset: 0 };
}

/** The list writes counties in capitals or not: both are requested. */
function ask({ name }: DirectoryPart, { id, column, offset }: Place, client: SourceClient): Promise<CkanPage> {
  const values = [...new Set([name, name.toUpperCase()])];
  return readRows(id, { offset, filters: { [column]: values } }, client);
}
