// The plans and medical groups a visitor can choose from: only names that a directory states of somebody near the ZIP.
import { Injectable } from '@nestjs/common';
import type { GroupOption, NetworksResponse, PlanOption } from '@app/contracts/http/networks';
import type { NetworksQuery } from '@app/contracts/http/catalog.requests';
import { askedNetwork, type NamedNetwork, planName } from '@app/content/matching/network-keys';
import { ZipsService } from '../zips/zips.service';
import { pointOf } from '../geography';
import { type KnownNetworks, NetworksRepository } from './networks.repository';
import { filtersOf } from './provider-filters';

/** A select of more names is no help; who is in one of the rest is still found by the name in the address. */
const MOST = 200;
/** The same names are asked for with every plan that is tried. */
const KEPT_MS = 60_000;
const MOST_KEPT = 200;

@Injectable()
export class NetworksService {
  private readonly kept = new Map<string, { until: number; known: Promise<KnownNetworks> }>();

  constructor(
    private readonly networks: NetworksRepository,
    private readonly zips: ZipsService,
  ) {}

  /** Both lists are empty where no directory names anybody, and outside California. */
  async list(query: NetworksQuery): Promise<NetworksResponse> {
    const known = await this.known(query);
    return { plans: plansOf(known), groups: groupsOf(known, query.plan) };
  }

  private known({ zip, radius, type }: NetworksQuery): Promise<KnownNetworks> {
    const key = [zip, radius, type].join(' ');
    const now = performance.now();
    const before = this.kept.get(key);
    if (before && before.until > now) return before.known;
    const known = this.read({ zip, radius, type });
    this.kept.delete(key);
    this.kept.set(key, { until: now + KEPT_MS, known });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    // What failed is asked again, and so is a ZIP that a crawl may be filling.
    known.then(({ names }) => names.length > 0 || this.kept.delete(key)).catch(() => this.kept.delete(key));
    return known;
  }

  private async read(query: Pick<NetworksQuery, 'zip' | 'radius' | 'type'>): Promise<KnownNetworks> {
    const place = await this.zips.find(query.zip);
    if (!place) return { names: [], counts: {}, isCut: false };
    return this.networks.known(filtersOf(query, pointOf(place)));
  }
}

/** Lists shout in capitals: where a name is also written in small letters, that spelling is shown. */
const isShouted = (name: string): boolean => name === name.toUpperCase();
const isBetter = (name: string, other: string): boolean =>
  isShouted(name) === isShouted(other) ? name < other : isShouted(other);

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
    .slice(0, MOST)
    .map(({ option }) => option);
}

function plansOf(known: KnownNetworks): PlanOption[] {
  const option = ({
    insurer,
    network,
  }: Pick<NamedNetwork, 'insurer' | 'network'>): Named<Omit<PlanOption, 'count'>>[] => {
    const plan = planName({ insurer, network });
    const key = askedNetwork({ plan });
    return key === null ? [] : [{ key, name: plan, option: { plan, insurer, network } }];
  };
  const all = known.names.flatMap(({ insurer, network }) => [
    ...option({ insurer, network: null }),
    ...(network === null ? [] : option({ insurer, network })),
  ]);
  return counted(all, known);
}

/** @param plan asked: only groups that are reached through it, counted so */
function groupsOf(known: KnownNetworks, plan: string | undefined): GroupOption[] {
  const all = known.names.flatMap(({ group }): Named<Omit<GroupOption, 'count'>>[] => {
    const key = group === null ? null : askedNetwork({ group, ...(plan === undefined ? {} : { plan }) });
    return key === null || group === null ? [] : [{ key, name: group, option: { group } }];
  });
  return counted(all, known);
}
