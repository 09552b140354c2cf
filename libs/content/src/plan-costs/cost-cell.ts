// A cost as Plan Compare words it -> structure. Pure: the catalog, the crawler and the web read the same words here.
//   "In-network: $0-$45 copay; Out-of-network: 40% coinsurance"
//   "Tier 1 $150 per day for days 1-5; $0 per day for days 6-90; $0 per stay"
//   "$10,100 In and Out-of-network; $6,700 In-network"
import type { CostNetwork, CostPart, CostUnit, PlanCost } from '@app/contracts/http/plan-costs';

const DOLLARS = String.raw`[−-]?\$\s?\d[\d,]*(?:\.\d+)?`;
const AMOUNT = String.raw`(?:${DOLLARS}(?:\s?-\s?${DOLLARS})?|\d+(?:\.\d+)?%(?:\s?-\s?\d+(?:\.\d+)?%)?)`;
const NETWORK =
  /^(In-network|Out-of-network|Preferred retail pharmacy, 1 month|Standard retail pharmacy, 1 month):\s*/i;
const TIER = /^Tier (\d)\s+/i;
const SHARES = new RegExp(`^${AMOUNT} (?:copay|coinsurance)(?:, ${AMOUNT} (?:copay|coinsurance))*$`, 'i');
const PER_DAY = new RegExp(`^(${AMOUNT}) per day for days (\\d+)-(\\d+)$`, 'i');
const RESERVE = new RegExp(`^(${AMOUNT}) Lifetime Reserve Days for days (\\d+)-(\\d+)$`, 'i');
const PER_STAY = new RegExp(`^(${AMOUNT}) per stay$`, 'i');
const ALONE = new RegExp(`^(${AMOUNT})(?: reduction)?$`, 'i');
const OF_NETWORK = new RegExp(`^(${AMOUNT}) (In-network|Out-of-network|In and Out-of-network)$`, 'i');
const SHARE = new RegExp(AMOUNT, 'g');
/** What a clause adds to the amount before it. */
const REMARKS = new Map<string, Partial<CostPart>>(
  Object.entries({
    'annual deductible': { unit: 'year' },
    'in-network': { network: 'in' },
    'per year for in-network services': { network: 'in', unit: 'year' },
  } as const),
);
const NETWORKS = new Map<string, CostNetwork>(
  Object.entries({
    'in-network': 'in',
    'out-of-network': 'out',
    'in and out-of-network': 'both',
    'preferred retail pharmacy, 1 month': 'preferred-pharmacy',
    'standard retail pharmacy, 1 month': 'standard-pharmacy',
  } as const),
);
/** CMS writes "days 9-999" where a stay has no last day. */
const ENDLESS = 999;

const numberOf = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

type Amount = Pick<CostPart, 'kind' | 'low' | 'high'>;

function amountOf(text: string): Amount {
  const numbers = (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map(numberOf);
  const low = numbers[0] ?? 0;
  return { kind: text.includes('%') ? 'percent' : 'dollars', low, high: numbers[1] ?? low };
}

interface Place {
  network: CostNetwork | null;
  tier: number | null;
}

/** The amounts of one clause; null = words we do not know. */
function clauseParts(clause: string, place: Place, unit: CostUnit): CostPart[] | null {
  const part = (text: string, change: Partial<CostPart> = {}): CostPart => ({
    ...place,
    ...amountOf(text),
    unit,
    fromDay: null,
    toDay: null,
    ...change,
  });
  const days = PER_DAY.exec(clause) ?? RESERVE.exec(clause);
  if (days?.[1] && days[2] && days[3]) {
    const toDay = Number(days[3]) >= ENDLESS ? null : Number(days[3]);
    return [part(days[1], { unit: RESERVE.test(clause) ? 'reserve-day' : 'day', fromDay: Number(days[2]), toDay })];
  }
  const stay = PER_STAY.exec(clause)?.[1];
  if (stay) return [part(stay, { unit: 'stay' })];
  const [, sum, network] = OF_NETWORK.exec(clause) ?? [];
  if (sum && network) return [part(sum, { network: NETWORKS.get(network.toLowerCase()) ?? null })];
  if (SHARES.test(clause)) return (clause.match(SHARE) ?? []).map((text) => part(text));
  const alone = ALONE.exec(clause)?.[1];
  return alone ? [part(alone)] : null;
}

/**
 * @param unit what an amount without a word of its own is: each use, a month, a year
 * @returns null when any part of the text is not understood: half a cost would mislead
 */
export function parseCost(text: string, unit: CostUnit = 'use'): PlanCost | null {
  const words = text.trim();
  if (/^(not covered|not offered)$/i.test(words)) return { state: 'not-covered' };
  if (/^some coverage$/i.test(words)) return { state: 'some' };
  const parts: CostPart[] = [];
  const place: Place = { network: null, tier: null };
  for (const piece of words.split(';')) {
    let clause = piece.trim();
    const network = NETWORK.exec(clause);
    if (network?.[1]) {
      place.network = NETWORKS.get(network[1].toLowerCase()) ?? null;
      place.tier = null;
      clause = clause.slice(network[0].length).trim();
      // "Out-of-network:" with nothing behind it: the source says nothing of it.
      if (clause === '') continue;
    }
    const tier = TIER.exec(clause);
    if (tier) {
      place.tier = Number(tier[1]);
      clause = clause.slice(tier[0].length);
    }
    const last = parts.at(-1);
    const remark = REMARKS.get(clause.toLowerCase());
    if (remark && last) {
      parts[parts.length - 1] = { ...last, ...remark };
      continue;
    }
    const found = clauseParts(clause, place, unit);
    if (found === null) return null;
    parts.push(...found);
  }
  return parts.length > 0 ? { state: 'costs', parts } : null;
}
