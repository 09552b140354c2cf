// Finds providers by words. What a search costs depends on how many records its rarest word has, so of words that many have only a
// part of the records is looked at: the nearest, or a fixed part drawn by lot and all that speak Korean.
import { Injectable } from '@nestjs/common';
import type { ProviderHit } from '@app/contracts/http/search';
import { PreparedReads, StatementNames } from '@app/database/prepared-reads';
import { DataSource } from 'typeorm';
import type { JsonText } from '../json-text';
import { SqlParameters } from '../sql-parameters';
import { bestFirst } from '../text-match';
import { conditionsOf, distanceSql, placesOf, type ProviderFilters, withoutKinds } from './provider-filters';
import { NearestProviders } from './nearest-providers';
import { hitText } from './provider-hit';
import { PROVIDER_COLUMNS, type ProviderRow } from './provider-row';
import {
  ALL_RECORDS,
  answersAll,
  answersByRarest,
  filterGroupsOf,
  type Group,
  groupsOf,
  hasWords,
  type Lot,
  nameGroupsOf,
  phraseConditions,
  wholeNameOf,
  wordConditions,
} from './provider-words';
import { CommonWords } from './common-words';
import { WordFrequencies } from './word-frequencies';

export interface FoundHits {
  hits: JsonText<ProviderHit>[];
  /** Counted up to {@link MOST_COUNTED}. */
  total: number;
  /** There are more than `total`, or may be. */
  hasMore: boolean;
}

type Match = ProviderRow & { total: number };

/** Sorting and counting carry no more of a record than this: the records of the best are read whole, in their order. */
const bestRecords = (distance: string | null, from: string, order: string, limit: string): string => `
  WITH best AS (
    SELECT r.id${distance ? `, ${distance} AS "distanceMiles"` : ''}, count(*) OVER ()::int AS total FROM ${from} ORDER BY ${order} LIMIT ${limit}
  ), placed AS (SELECT *, row_number() OVER () AS place FROM best)
  SELECT ${PROVIDER_COLUMNS}, placed.total${distance ? ', placed."distanceMiles"' : ''}
    FROM placed JOIN guide.providers r ON r.id = placed.id ORDER BY placed.place`;

/** Of all who may have been meant by a slip one of each name comes first, not twenty who share the most frequent one. */
const OF_SAME_NAME = 'row_number() OVER (PARTITION BY coalesce(r.name_ko, r.name) ORDER BY r.id)';

/** So many are counted: nobody looks at more, and counting them all would cost more than finding the best. */
const MOST_COUNTED = 1_000;
/** Records of a word that are all looked at; of more only a part. */
const MANY = 1_000;
/** Records from which on a word's list is long to walk through. */
const COMMON = 2_000;
/** To put so many in order takes longer than to ask whether a page of them is called so. */
const SLOW_TO_ORDER = 200;
/** Records with all words of a question that are looked at one by one. */
const MOST_KNOWN = 500;
/** Lots of migration index-words-of-lots, and which share of the records is in each. */
const LOTS = [
  { mark: '#2', share: 1 / 8 },
  { mark: '#1', share: 1 / 64 },
  { mark: '#0', share: 1 / 512 },
] as const;
/** The lot of those that speak Korean, and how they are found. */
const OF_KOREAN = '#k';
/** So many of a lot are looked at, and of those that speak Korean. */
const MOST_DRAWN = 600;
/** Where chance alone gives fewer in all of California, a part of them does not fill a page. */
const HARDLY_ANY = 5;
const KOREAN: Group = [[[{ lexeme: OF_KOREAN, isPrefix: false }]]];
/** Records of a kind in all of California that are looked at to find those around a place. */
const MOST_OF_A_RARE_KIND = 10_000;
@Injectable()
export class ProviderSearchRepository {
  private readonly names = new StatementNames('providers by words');

  constructor(
    private readonly database: DataSource,
    private readonly reads: PreparedReads,
    private readonly frequencies: WordFrequencies,
    private readonly nearest: NearestProviders,
    private readonly common: CommonWords,
  ) {}

  /** Best matches first: names before other fields, the words as typed before their other names; then the nearest. */
  async search(filters: ProviderFilters, limit: number): Promise<FoundHits> {
    await this.frequencies.refresh();
    if (!hasWords(filters))
      return (filters.around && (await this.nearby(filters, limit))) || this.browse(filters, limit);
    const expected = this.frequencies.recordsOfAll(groupsOf(filters));
    const called = expected >= SLOW_TO_ORDER ? await this.called(filters, limit) : null;
    const known = called ?? (await this.ofCommonWords(filters, limit));
    if (known) return known;
    if (expected <= MANY) return this.all(filters, limit);
    const part = filters.around ? await this.nearby(filters, limit) : await this.drawn(filters, limit);
    return part ?? this.all(filters, limit, true);
  }

  /**
   * Who is called as typed, or as a slip may have been meant: nobody else ranks before them, so of many with the words only they are put
   * in order. Null when they do not fill a page, and where places count.
   */
  private async called(filters: ProviderFilters, limit: number): Promise<FoundHits | null> {
    const wholes = filters.around ? [] : this.wholeNames(filters);
    return wholes.length > 0 ? this.part(wholes, filters, limit) : null;
  }

  /** Names are also stored in one word, so a name as typed is found whatever its words are. [] where many are called so. */
  private wholeNames(filters: ProviderFilters): Group[][] {
    const groups = this.quickGroups([...wholeNameOf(filters), ...filterGroupsOf(filters)]);
    return this.frequencies.recordsOfAll(groups) <= MANY ? [groups] : [];
  }

  /** Null where a word is rare, where too many records have all words, and where that is not known. */
  private async ofCommonWords(filters: ProviderFilters, limit: number): Promise<FoundHits | null> {
    const groups = this.quickGroups(groupsOf(filters));
    if (groups.some((group) => this.frequencies.records(group) < COMMON)) return null;
    const known = this.common.current()?.answering(groups, filters.around, MOST_KNOWN);
    if (!known) return null;
    const { ids, others, isPart } = known;
    if (ids.length === 0 && others.length === 0) return found([], filters, false);
    const parameters = new SqlParameters();
    const distance = distanceSql(filters, parameters);
    const have = `r.id = ANY (${parameters.add(ids)}::uuid[])`;
    // Whoever else answers has a word that is no common one.
    const rarer: Group = others.map((term) => [[term]]);
    const other = rarer.length > 0 ? answersByRarest([...groups, rarer], parameters, this.frequencies) : null;
    const conditions = [
      ...placesOf(withoutKinds(filters), parameters, distance),
      other ? `(${have} OR ${other})` : have,
      ...phraseConditions(filters, parameters),
    ];
    const from = `guide.providers r WHERE ${conditions.join(' AND ')}`;
    const matches = await this.best(from, filters, distance, parameters, limit);
    return isPart && matches.length < limit ? null : found(matches, filters, isPart);
  }

  /** @param areCommon the words: where few records are around, those are looked at rather than the words' lists */
  private async all(filters: ProviderFilters, limit: number, areCommon = false): Promise<FoundHits> {
    const parameters = new SqlParameters();
    const distance = distanceSql(filters, parameters);
    const few = areCommon ? await this.nearest.fewAround(filters, parameters) : null;
    const conditions = [...placesOf(withoutKinds(filters), parameters, distance), ...this.words(filters, parameters)];
    const matches = await this.best(
      `${few ?? 'guide.providers'} r WHERE ${conditions.join(' AND ')}`,
      filters,
      distance,
      parameters,
      limit,
    );
    return found(matches, filters, false);
  }

  /** Null when the part shows fewer than asked: then all have to be looked at. */
  private async drawn(filters: ProviderFilters, limit: number): Promise<FoundHits | null> {
    const groups = this.quickGroups(groupsOf(filters));
    if (this.frequencies.recordsByChance(groups) < HARDLY_ANY) return null;
    const names = this.quickGroups(nameGroupsOf(filters));
    const wholes = this.wholeNames(filters);
    // A word that many records hold may stand in few names, and those are what is asked for: nobody else ranks before them.
    const inNames = [...names, ...groups.slice(names.length)];
    const areNamesRare = this.frequencies.recordsOfAll(inNames) <= MANY;
    const named = areNamesRare ? await this.part([inNames, ...wholes], filters, limit) : null;
    if (named) return named;
    // Of the same lot they are found already.
    const isSameLot = this.lotFor(inNames).marks.join() === this.lotFor(groups).marks.join();
    return this.part([groups, ...(isSameLot ? [] : [inNames]), ...wholes], filters, limit);
  }

  /** What answers one of the ways; null when they are fewer than asked. */
  private async part(ways: readonly Group[][], filters: ProviderFilters, limit: number): Promise<FoundHits | null> {
    const parameters = new SqlParameters();
    const lots = ways.map((groups) => this.lotFor(groups));
    // Of several ways one that is more than a question for the index has all of them asked again of each record: of the lots' words it is made then.
    const isForIndex = ways.length > 1 && lots.some(({ marks }) => marks.length > 0);
    const answers = ways.map((groups, way) =>
      isForIndex
        ? answersAll(groups, parameters, lots[way])
        : answersByRarest(groups, parameters, this.frequencies, lots[way]),
    );
    const conditions = [
      ...placesOf(withoutKinds(filters), parameters, null),
      answers.length > 1 ? `(${answers.join(' OR ')})` : answers.join(''),
      ...phraseConditions(filters, parameters),
    ];
    const from = `guide.providers r WHERE ${conditions.join(' AND ')}`;
    const matches = await this.best(from, filters, null, parameters, limit);
    return matches.length < limit ? null : found(matches, filters, true);
  }

  /** Null when too few nearby answer, though there are more further off. */
  private async nearby(filters: ProviderFilters, limit: number): Promise<FoundHits | null> {
    const parameters = new SqlParameters();
    const distance = distanceSql(filters, parameters);
    const from = await this.nearest.from(filters, limit, distance, parameters);
    if (!from) return null;
    const matches = await this.best(from, filters, distance, parameters, limit);
    return matches.length < limit ? null : found(matches, filters, true);
  }

  /** Which part of the records is looked at; all of them when they are few. */
  private lotFor(groups: readonly Group[]): Lot {
    const records = this.frequencies.recordsOfAll(groups);
    if (records <= MANY) return ALL_RECORDS;
    const { mark, share } = LOTS.find((lot) => records * lot.share <= MOST_DRAWN) ?? LOTS[2];
    const isKoreanRead = this.frequencies.recordsOfAll([...groups, KOREAN]) <= MOST_DRAWN;
    return { marks: isKoreanRead ? [mark, OF_KOREAN] : [mark], share };
  }

  private quickGroups(groups: readonly Group[]): Group[] {
    return groups.map((group) => this.frequencies.quick(group));
  }

  private words(filters: ProviderFilters, parameters: SqlParameters): string[] {
    return wordConditions(filters, parameters, this.frequencies);
  }

  private best(
    from: string,
    filters: ProviderFilters,
    distance: string | null,
    parameters: SqlParameters,
    limit: number,
  ) {
    const first = distance ?? (filters.text?.corrected ? OF_SAME_NAME : null);
    const byName = `${first ? `${first}, ` : ''}r.name, r.id`;
    const order = bestFirst('r.search_text', filters.text, byName, parameters);
    const sql = bestRecords(distance, from, order, parameters.add(limit));
    // Words are looked up by their index whatever they are; which index is best for a ZIP or a kind depends on it.
    const isOfWords = hasWords(filters) && !filters.zip;
    const name = isOfWords ? this.names.of(sql) : null;
    return this.reads.rows<Match>(name, sql, parameters.values);
  }

  /** A rare kind (pharmacies that speak Korean) is looked up by what it is, a common one by where it is or in the order of names. */
  private ofPlaceAndKind(filters: ProviderFilters, parameters: SqlParameters, distance: string | null): string[] {
    const kinds = filterGroupsOf(filters);
    const most = distance ? MOST_OF_A_RARE_KIND : MANY;
    const isRare = kinds.length > 0 && this.frequencies.recordsOfAll(kinds) <= most;
    if (!isRare) return conditionsOf(filters, parameters, distance);
    return [...placesOf(withoutKinds(filters), parameters, distance), answersAll(kinds, parameters)];
  }

  /** Several kinds together are counted by what they are: each alone may be half of the records. */
  private toCount(filters: ProviderFilters, parameters: SqlParameters): string[] {
    const distance = distanceSql(filters, parameters);
    const kinds = filterGroupsOf(filters);
    if (distance || kinds.length < 2) return this.ofPlaceAndKind(filters, parameters, distance);
    return [...placesOf(withoutKinds(filters), parameters, null), answersAll(kinds, parameters)];
  }

  /** A whole kind or place by name: the first page comes from the index, so the count is a statement of its own. */
  private async browse(filters: ProviderFilters, limit: number): Promise<FoundHits> {
    const parameters = new SqlParameters();
    const distance = distanceSql(filters, parameters);
    const from = `FROM guide.providers r WHERE ${this.ofPlaceAndKind(filters, parameters, distance).join(' AND ')}`;
    const counted = new SqlParameters();
    const order = `${distance ? '"distanceMiles", ' : ''}r.name, r.id`;
    const counts = this.toCount(filters, counted).join(' AND ');
    const page = `(SELECT r.*${distance ? `, ${distance} AS "distanceMiles"` : ''} ${from} ORDER BY ${order} LIMIT ${parameters.add(limit)}) r`;
    const [rows, [count]] = await Promise.all([
      this.database.query<ProviderRow[]>(
        `SELECT ${PROVIDER_COLUMNS}${distance ? ', r."distanceMiles"' : ''} FROM ${page} ORDER BY ${order}`,
        parameters.values,
      ),
      this.database.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM (SELECT 1 FROM guide.providers r WHERE ${counts} LIMIT ${MOST_COUNTED + 1}) AS counted`,
        counted.values,
      ),
    ]);
    const total = count?.total ?? 0;
    return found(
      rows.map((row) => ({ ...row, total })),
      filters,
      false,
    );
  }
}

function found(matches: readonly Match[], { text }: ProviderFilters, isPart: boolean): FoundHits {
  const total = matches[0]?.total ?? 0;
  // Of a part a round number is told, never less than what is shown.
  const round = total < 100 ? 10 : 100;
  const told = isPart ? Math.max(matches.length, Math.floor(total / round) * round) : total;
  return {
    hits: matches.map((match) => hitText(match, text)),
    total: Math.min(told, MOST_COUNTED),
    hasMore: isPart || total > MOST_COUNTED,
  };
}
