// Which records around a place are looked at for words or a kind, as SQL. All within the miles may be half of California's.
import { Injectable } from '@nestjs/common';
import { lookUpOf } from '@app/content/matching/word-look-up';
import type { Point } from '../geography';
import type { SqlParameters } from '../sql-parameters';
import { MOST_ZIPS_AROUND, ZipsService } from '../zips/zips.service';
import { conditionsOf, insideSql, placesOf, type ProviderFilters, withoutKinds } from './provider-filters';
import { answersAll, filterGroupsOf, groupsOf, hasWords, phraseConditions } from './provider-words';
import { WordFrequencies } from './word-frequencies';

/** Of the nearest records so many are looked at for a kind: more of a rare one. */
const NEAREST = { least: 300, most: 1_000 };
/** Words are looked for in the nearest ZIP codes: in fewer of California's when they stand in many records. */
const ZIPS_AROUND = { least: 4, most: MOST_ZIPS_AROUND, ofCalifornia: 1_800 };
const MOST_AROUND = 400;
/** Where so few ZIP codes are within the miles, all records there are looked at: no list of a common word is walked through. */
const FEW_ZIPS = 8;

const between = ({ least, most }: { least: number; most: number }, count: number): number =>
  Math.round(Math.min(most, Math.max(least, count)));

@Injectable()
export class NearestProviders {
  constructor(
    private readonly frequencies: WordFrequencies,
    private readonly zips: ZipsService,
  ) {}

  /**
   * What stands behind FROM, as `r`, with its conditions; null without a place.
   * @param limit records that are asked for
   * @param distance miles of a record as SQL, of the same parameters
   */
  async from(
    filters: ProviderFilters,
    limit: number,
    distance: string | null,
    parameters: SqlParameters,
  ): Promise<string | null> {
    const center = filters.around?.center;
    if (!center) return null;
    if (!hasWords(filters)) return this.ofKind(filters, center, limit, distance, parameters);
    return this.withWords(filters, center, distance, parameters);
  }

  /** All records within the miles, to be asked in place of the table; null where they are many, and without a place. */
  async fewAround({ around }: ProviderFilters, parameters: SqlParameters): Promise<string | null> {
    if (!around || (await this.zips.countWithin(around.center, around.miles)) > FEW_ZIPS) return null;
    // With OFFSET the place is looked up before anything else, whatever the planner thinks of the words.
    return `(SELECT * FROM guide.providers r WHERE r.is_active AND ${insideSql(around, parameters)} OFFSET 0)`;
  }

  /** Words are looked up together with the ZIP codes around, which are words of the records too. */
  private async withWords(
    filters: ProviderFilters,
    center: Point,
    distance: string | null,
    parameters: SqlParameters,
  ): Promise<string> {
    const groups = groupsOf(filters).map((group) => this.frequencies.quick(group));
    const ofOneZip = this.frequencies.recordsOfAll(groups) / ZIPS_AROUND.ofCalifornia;
    const zips = await this.zips.around(center, between(ZIPS_AROUND, MOST_AROUND / ofOneZip));
    const conditions = [
      ...placesOf(withoutKinds(filters), parameters, distance),
      answersAll([...groups, zips.map((zip) => lookUpOf(`${zip} `))], parameters),
      ...phraseConditions(filters, parameters),
    ];
    return `guide.providers r WHERE ${conditions.join(' AND ')}`;
  }

  /** Which are nearest is decided before anything else: a walk for a kind that is nowhere near would not end. */
  private ofKind(
    filters: ProviderFilters,
    center: Point,
    limit: number,
    distance: string | null,
    parameters: SqlParameters,
  ): string {
    const count = between(NEAREST, (2 * limit) / this.frequencies.shareOfAll(filterGroupsOf(filters)));
    const middle = `point(${parameters.add(center.longitude)}::float8 * 0.8, ${parameters.add(center.latitude)}::float8)`;
    return `(SELECT * FROM guide.providers p WHERE p.is_active
       ORDER BY point(p.longitude * 0.8, p.latitude) <-> ${middle} LIMIT ${count}) r
       WHERE ${conditionsOf(filters, parameters, distance).join(' AND ')}`;
  }
}
