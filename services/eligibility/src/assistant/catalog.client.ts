// Asks the catalog for places and plans, as the directories and the plan search do. Names that come back are texts of strangers: they
// are shown as names and steer nothing.
import { Injectable } from '@nestjs/common';
import { CATALOG_PATHS, HEADERS, NEAR_MILES } from '@app/contracts/http/catalog';
import type { ProviderResponse, ProviderType } from '@app/contracts/http/catalog';
import { REQUEST_ID_HEADER } from '@app/contracts/http/errors';
import { PLAN_PATHS } from '@app/contracts/http/plans';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { SearchResponse } from '@app/contracts/http/search';
import { currentRequestId } from '@app/kit/request-id';
import { timedRequest } from '@app/kit/timed-request';
import { EligibilityConfig } from '../config';

/** A visitor waits for the answer; without the catalog it goes on and says so. */
const TIMEOUT_MS = 3_000;
/** Shown with their numbers; the list has the others. */
const MOST_SHOWN = 3;

export interface PlacesQuery {
  type: ProviderType;
  zip: string;
  language: string | null;
  specialty: string | null;
}
export interface PlansQuery {
  zip: string;
  q: string | null;
  maxPremium: number | null;
}
interface CatalogAnswer {
  body: unknown;
  /** How many rows there are in all, as a header says it. */
  total: string | string[] | undefined;
}
export interface Found<Row> {
  total: number;
  first: readonly Row[];
}

const query = (params: Readonly<Record<string, string | number | null>>): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]): [string, string][] =>
      value === null ? [] : [[name, String(value)]],
    ),
  ).toString();

@Injectable()
export class CatalogClient {
  constructor(private readonly config: EligibilityConfig) {}

  /** Null when the catalog is away, late or refuses. `types` and not `type`: a chat starts no crawl. */
  places({ type, ...search }: PlacesQuery): Promise<Found<ProviderResponse> | null> {
    return this.list(
      `${CATALOG_PATHS.providers}?${query({ ...search, types: type, radius: NEAR_MILES, limit: MOST_SHOWN })}`,
    );
  }

  plans(search: PlansQuery): Promise<Found<InsurancePlanResponse> | null> {
    return this.list(`${PLAN_PATHS.plans}?${query({ ...search, limit: 1 })}`);
  }

  /** The ZIP in the middle of a place that has a name (`buena park`); null where nobody knows it. */
  async zipOf(type: ProviderType, place: string): Promise<string | null> {
    const answer = await this.read(`${CATALOG_PATHS.search}?${query({ q: `${type} ${place}`, limit: 1 })}`);
    return (answer?.body as SearchResponse | null | undefined)?.understood?.zip ?? null;
  }

  private async list<Row>(path: string): Promise<Found<Row> | null> {
    const answer = await this.read(path);
    if (!answer || !Array.isArray(answer.body)) return null;
    const rows = answer.body as Row[];
    return { total: Number(answer.total ?? rows.length), first: rows.slice(0, MOST_SHOWN) };
  }

  private async read(path: string): Promise<CatalogAnswer | null> {
    const request = {
      url: `${this.config.catalogUrl}${path}`,
      headers: { [REQUEST_ID_HEADER]: currentRequestId() },
      timeoutMs: TIMEOUT_MS * this.config.deadlineScale,
    };
    try {
      return await timedRequest(request, async ({ statusCode, headers, body }) =>
        statusCode === 200 ? { body: await body.json(), total: headers[HEADERS.totalCount] } : null,
      );
    } catch {
      // Away, late or unreadable: the answer says so and shows the way to the list itself.
      return null;
    }
  }
}
