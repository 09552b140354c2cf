// Plans and medical groups of a provider, as its row and its sheet show them. Pure.
import { PROVIDER_LIMITS } from '@app/contracts/http/catalog';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import type { NetworkLine, NetworkWord, ProviderNetwork } from '@app/contracts/http/networks';
import { CLEAN_TEXT } from '@app/contracts/http/clean-text';
import type { BilingualText } from '@app/contracts/http/errors';
import type { Param } from '@web/shared/address/define-query';
import { requestedNetwork, isName, networkKeys } from '@app/content/matching/network-keys';

/** Id of our curated records: they name the source of a language in their own words. */
export const OURS = 'starter';

/** What was chosen in the form; null = all. */
export interface RequestedNetwork {
  plan: string | null;
  group: string | null;
}

export const asksNetwork = ({ plan, group }: RequestedNetwork): boolean => (plan ?? group) !== null;

/** Plan or medical group in an address; text that names nothing counts as empty. */
export const networkName: Param<string | null> = {
  empty: null,
  parse: (text) => {
    const name = text.trim();
    return name.length <= PROVIDER_LIMITS.maxName && CLEAN_TEXT.test(name) && isName(name) ? name : undefined;
  },
  print: (name) => name ?? '',
};

/** The network to show in one line: one in the query, else the first. */
export function networkInRow(
  networks: readonly ProviderNetwork[],
  { plan, group }: RequestedNetwork,
): ProviderNetwork | null {
  const key = requestedNetwork({ ...(plan === null ? {} : { plan }), ...(group === null ? {} : { group }) });
  const requested = key === null ? undefined : networks.find((network) => networkKeys([network]).includes(key));
  return requested ?? networks[0] ?? null;
}

export interface ChainPlan {
  insurer: string;
  network: string | null;
  line: NetworkLine | null;
  groups: string[];
}
/** What one directory states of a provider: plan, medical group, languages, and when it was read. */
export interface Chain {
  source: string;
  name: BilingualText;
  checkedOn: string;
  plans: ChainPlan[];
  /** English names. */
  languages: string[];
}

type Stated = Pick<ProviderResponse, 'networks' | 'statedLanguages'>;

/** One chain for each directory that names a plan; languages that another source states have none to be in. */
export function chainsOf({ networks, statedLanguages }: Stated): Chain[] {
  const chains = new Map<string, Chain>();
  for (const { source, checkedOn, ...network } of networks) {
    const spoken = statedLanguages.find((stated) => stated.source.source === source.source);
    const begun = {
      source: source.source,
      name: source.name,
      checkedOn,
      plans: [],
      languages: spoken?.languages ?? [],
    };
    const chain = chains.get(source.source) ?? begun;
    chains.set(source.source, chain);
    addPlan(chain.plans, network);
  }
  return [...chains.values()];
}

/** A plan is once, with all its groups. */
function addPlan(plans: ChainPlan[], { insurer, network, line, group }: NetworkWord): void {
  const known = plans.find((plan) => plan.insurer === insurer && plan.network === network && plan.line === line);
  const plan = known ?? { insurer, network, line, groups: [] };
  if (!known) plans.push(plan);
  if (group !== null && !plan.groups.includes(group)) plan.groups.push(group);
}
