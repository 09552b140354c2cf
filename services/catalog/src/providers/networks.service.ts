// The plans and medical groups a visitor can choose from: only names that a directory states for a provider near the ZIP.
import { Injectable } from '@nestjs/common';
import type { GroupOption, NetworksResponse, PlanOption } from '@app/contracts/http/networks';
import type { NetworksQuery } from '@app/contracts/http/catalog.requests';
import { requestedNetwork, type NamedNetwork, planName } from '@app/content/matching/network-keys';
import { ZipsService } from '../zips/zips.service';
import { pointOf } from '../geography';
import { type KnownNetworks, NetworksRepository } from './networks.repository';
import { filtersOf } from './provider-filters';

/** Max names in a select; providers of the other networks are still found by the name in the address. */
const MAX_OPTIONS = 200;
/** Every plan that a visitor tries needs the same names. */
const CACHE_MS = 60_000;
const MAX_CACHED = 200;

@Injectable()
export class NetworksService {
  private readonly cache = new Map<string, { until: number; known: Promise<KnownNetworks> }>();

  constructor(
    private readonly networks: NetworksRepository,
    private readonly zips: ZipsService,
  ) {}

  /** Both lists are empty where no directory names a provider, and outside California. */
  async list(query: NetworksQuery): Promise<NetworksResponse> {
    const known = await this.known(query);
    return { plans: plansOf(known), groups: groupsOf(known, query.plan) };
  }

  private known({ zip, radius, type }: NetworksQuery): Promise<KnownNetworks> {
    const key = [zip, radius, type].join(' ');
    const now = performance.now();
    const before = this.cache.get(key);
    if (before && before.until > now) return before.known;
    const known = this.read({ zip, radius, type });
    this.cache.delete(key);
    this.cache.set(key, { until: now + CACHE_MS, known });
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_CACHED && oldest !== undefined) this.cache.delete(oldest);
    // Errors are not cached, nor is an empty ZIP that a crawl may be filling.
    known.then(({ names }) => names.length > 0 || this.cache.delete(key)).catch(() => this.cache.delete(key));
    return known;
  }

  private async read(query: Pick<NetworksQuery, 'zip' | 'radius' | 'type'>): Promise<KnownNetworks> {
    const place = await this.zips.find(query.zip);
    if (!place) return { names: [], counts: {}, isCut: false };
    return this.networks.known(filtersOf(query, pointOf(place)));
  }
}

/** Some lists are all in capitals: where a name is also written in lower case, that spelling is shown. */
const isAllCaps = (name: string): boolean => name === name.toUpperCase();
const isBetter = (name: string, other: string): boolean =>
  isAllCaps(name) === isAllCaps(other) ? name < other : isAllCaps(other);

interface Named<Option> {
  key: string;
  name: string;
  option: Option;
}

/** Each key once, in its best spelling, the most frequent first. */
function counted<Option extends object>(
  all: Named<Option>[],
  { counts, isCut }: KnownNetworks,
): (Option & { count: number | null })[] {
  const countOf = new Map(Object.entries(counts));
  const best = new Map<string, Named<Option>>();
  for (const one of all) {
    const other = best.get(one.key);
    if (!other || isBetter(one.name, other.name)) best.set(one.key, one);
  }
  return [...best.values()]
    .flatMap(({ key, name, option }) => {
      const count = countOf.get(key);
      return count ? [{ name, count, option: { ...option, count: isCut ? null : count } }] : [];
    })
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, MAX_OPTIONS)
    .map(({ option }) => option);
}

function plansOf(known: KnownNetworks): PlanOption[] {
  const option = ({
    insurer,
    network,
  }: Pick<NamedNetwork, 'insurer' | 'network'>): Named<Omit<PlanOption, 'count'>>[] => {
    const plan = planName({ insurer, network });
    const key = requestedNetwork({ plan });
    return key === null ? [] : [{ key, name: plan, option: { plan, insurer, network } }];
  };
  const all = known.names.flatMap(({ insurer, network }) => [
    ...option({ insurer, network: null }),
    ...(network === null ? [] : option({ insurer, network })),
  ]);
  return counted(all, known);
}

/** @param plan only groups within it are listed and counted */
function groupsOf(known: KnownNetworks, plan: string | undefined): GroupOption[] {
  const all = known.names.flatMap(({ group }): Named<Omit<GroupOption, 'count'>>[] => {
    const key = group === null ? null : requestedNetwork({ group, ...(plan === undefined ? {} : { plan }) });
    return key === null || group === null ? [] : [{ key, name: group, option: { group } }];
  });
  return counted(all, known);
}
