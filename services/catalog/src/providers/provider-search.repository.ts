// Finds the best providers for a search with one statement: it collects at most MAX_CANDIDATES records that match, by the full-text index
// of words or the index of points, and ranks only those. A whole kind or place is read in the order of names.
import { Injectable } from '@nestjs/common';
import type { ProviderHit } from '@app/contracts/http/search';
import { DataSource } from 'typeorm';
import { SqlParameters } from '../sql-parameters';
import { bestFirst } from '../text-match';
import { conditionsOf, distanceSql, nearestFirst, placeConditions } from './provider-conditions';
import type { ProviderFilters } from './provider-filters';
import { hitOf } from './provider-hit';
import { PROVIDER_COLUMNS, type ProviderRow } from './provider-row';
import { hasWords, matches, namesQueriesOf, textConditions } from './provider-words';

export interface FoundHits {
  hits: ProviderHit[];
  /** Counted up to {@link MAX_CANDIDATES}. */
  total: number;
  /** More than `total` match. */
  hasMore: boolean;
}

/** Visitors do not read more results, and ranking more would take longer than finding them. */
const MAX_CANDIDATES = 1_000;
/** Around a place the nearest ones are enough: a rare kind is found by walking outward from the place. */
const MAX_NEAREST = 200;

/** For corrected queries, show one result per distinct name first. */
const ONE_PER_NAME = 'row_number() OVER (PARTITION BY coalesce(r.name_ko, r.name) ORDER BY r.id)';

@Injectable()
export class ProviderSearchRepository {
  constructor(private readonly database: DataSource) {}

  /** Best matches first: names before other fields, the words as typed before their other names; then the nearest, then by name. */
  async search(filters: ProviderFilters, limit: number): Promise<FoundHits> {
    const parameters = new SqlParameters();
    const maxTotal = filters.around ? MAX_NEAREST : MAX_CANDIDATES;
    const best = (filters.around || hasWords(filters) ? bestCandidates : firstByName)(
      filters,
      limit,
      maxTotal + 1,
      parameters,
    );
    const rows: (ProviderRow & { total: number })[] = await this.database.query(
      `WITH best AS (${best}), placed AS (SELECT *, row_number() OVER () AS place FROM best)
       SELECT ${PROVIDER_COLUMNS}, placed.total${filters.around ? ', placed."distanceMiles"' : ''}
         FROM placed JOIN guide.providers r ON r.id = placed.id ORDER BY placed.place`,
      parameters.values,
    );
    const total = rows[0]?.total ?? 0;
    return {
      hits: rows.map(({ total: _total, ...row }) => hitOf(row, filters.text)),
      total: Math.min(total, maxTotal),
      hasMore: total > maxTotal,
    };
  }
}

/** A whole kind or place: the order of names comes from an index, and counting ends at the limit. */
function firstByName(filters: ProviderFilters, limit: number, maxCount: number, parameters: SqlParameters): string {
  const from = `FROM guide.providers r WHERE ${conditionsOf(filters, parameters, null).join(' AND ')}`;
  return `SELECT r.id, (SELECT count(*)::int FROM (SELECT 1 ${from} LIMIT ${maxCount}) AS counted) AS total
    ${from} ORDER BY r.name, r.id LIMIT ${parameters.add(limit)}`;
}

/** Candidates around a place are the nearest records that match, else {@link wordCandidates}. */
function bestCandidates(filters: ProviderFilters, limit: number, maxCount: number, parameters: SqlParameters): string {
  const { around, text } = filters;
  const distance = distanceSql(filters, parameters);
  const select = `SELECT r.id, r.name, r.name_ko, r.search_text, ${distance ?? 'NULL::float8'} AS "distanceMiles" FROM guide.providers r WHERE`;
  const all = `${select} ${conditionsOf(filters, parameters, null).join(' AND ')}`;
  const candidates = around
    ? `${all} ORDER BY ${nearestFirst(around.center, parameters)} LIMIT ${maxCount}`
    : wordCandidates(filters, select, all, maxCount, parameters);
  const within = around ? `WHERE r."distanceMiles" <= ${parameters.add(around.miles)}` : '';
  const tiebreakers = distance ? ['"distanceMiles"'] : text?.correctedPhrases ? [ONE_PER_NAME] : [];
  const order = bestFirst('r.search_text', text, [...tiebreakers, 'r.name', 'r.id'].join(', '), parameters);
  return `SELECT r.id, r."distanceMiles", count(*) OVER ()::int AS total FROM (${candidates}) r ${within}
    ORDER BY ${order} LIMIT ${parameters.add(limit)}`;
}

/**
 * Records that match words come from the index in no order. When there are more than the limit, those whose names match are collected too,
 * because they rank best.
 */
function wordCandidates(
  filters: ProviderFilters,
  select: string,
  all: string,
  limit: number,
  parameters: SqlParameters,
): string {
  const conditions = [...placeConditions(filters, parameters), ...textConditions(filters, parameters)];
  const names = namesQueriesOf(filters).map((query) => {
    const isCut = `(SELECT count(*) FROM matched) = ${limit}`;
    return `UNION (${select} ${[isCut, ...conditions, matches(query, parameters)].join(' AND ')} LIMIT ${limit})`;
  });
  return `WITH matched AS MATERIALIZED (${all} LIMIT ${limit}) SELECT * FROM matched ${names.join(' ')}`;
}
