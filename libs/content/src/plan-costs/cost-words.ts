// Structure of a cost -> Korean and English. Pure. Amounts stay those of the source; nothing is rounded or added up.
import type { BilingualText } from '@app/contracts/http/errors';
import { isInNetwork } from '@app/contracts/http/plan-costs';
import type { CostNetwork, CostPart, PlanCost } from '@app/contracts/http/plan-costs';

type Language = keyof BilingualText;

/** One line of a cost: for whom or where it holds, and what is paid. */
export interface CostLine {
  label: string | null;
  text: string;
}

const NETWORKS: Readonly<Record<CostNetwork, BilingualText>> = {
  in: { ko: '계약 병원·의사', en: 'In network' },
  out: { ko: '계약 밖', en: 'Out of network' },
  both: { ko: '계약 의사와 계약 밖 의사를 더해서', en: 'In and out of network together' },
  'preferred-pharmacy': { ko: '우대 약국, 한 달분', en: 'Preferred pharmacy, 1 month' },
  'standard-pharmacy': { ko: '일반 약국, 한 달분', en: 'Standard pharmacy, 1 month' },
};
const NOT_COVERED: BilingualText = { ko: '보장하지 않음', en: 'Not covered' };
const SOME: BilingualText = { ko: '일부 보장', en: 'Some coverage' };
const OR: BilingualText = { ko: ' 또는 ', en: ' or ' };

/** 1234.5 -> "1,234.50": cents only where there are some. */
const figure = (value: number): string =>
  value.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  });

/** "0~45달러", "$0–$45"; "20%". */
function amountWords({ kind, low, high }: Pick<CostPart, 'kind' | 'low' | 'high'>, language: Language): string {
  const isRange = low !== high;
  if (kind === 'percent') return isRange ? `${low}${language === 'ko' ? '~' : '–'}${high}%` : `${low}%`;
  if (language === 'ko') return `${isRange ? `${figure(low)}~` : ''}${figure(high)}달러`;
  return isRange ? `$${figure(low)}–$${figure(high)}` : `$${figure(high)}`;
}

const isFree = ({ low, high }: CostPart): boolean => low === 0 && high === 0;

/** "비용의 20%" in a sentence; a bare "20%" leaves open of what. */
function shareWords(part: CostPart, language: Language): string {
  const amount = amountWords(part, language);
  if (part.kind === 'dollars') return amount;
  return language === 'ko' ? `비용의 ${amount}` : `${amount} of the cost`;
}

function dayWords({ fromDay, toDay }: CostPart, language: Language): string {
  if (fromDay === null) return '';
  if (toDay === null) return language === 'ko' ? `${fromDay}일째부터` : `from day ${fromDay}`;
  if (fromDay === toDay) return language === 'ko' ? `${fromDay}일째` : `day ${fromDay}`;
  return language === 'ko' ? `${fromDay}~${toDay}일째` : `days ${fromDay}–${toDay}`;
}

function partWords(part: CostPart, language: Language): string {
  const amount = shareWords(part, language);
  const days = dayWords(part, language);
  switch (part.unit) {
    case 'day':
      if (language === 'ko') return isFree(part) ? `${days} ${amount}` : `${days} 하루 ${amount}`;
      return isFree(part) ? `${amount} for ${days}` : `${amount} a day for ${days}`;
    case 'reserve-day':
      return language === 'ko'
        ? `평생 예비 입원일 ${days} 하루 ${amount}`
        : `${amount} a day for lifetime reserve ${days}`;
    case 'stay':
      return language === 'ko' ? `입원 한 번에 ${amount}` : `${amount} a stay`;
    case 'month':
      return language === 'ko' ? `한 달 ${amount}` : `${amount} a month`;
    case 'year':
      return language === 'ko' ? `한 해 ${amount}` : `${amount} a year`;
    case 'use':
      return amount;
  }
}

/** "$0 per stay" behind a list of days adds nothing to what the days say. */
function saidParts(parts: readonly CostPart[]): CostPart[] {
  const hasDays = parts.some(({ unit }) => unit === 'day');
  return parts.filter((part) => !(hasDays && part.unit === 'stay' && isFree(part)));
}

/** Parts of one network and tier as one text: amounts for the same use are alternatives, days follow each other. */
function joined(parts: readonly CostPart[], language: Language): string {
  const said = saidParts(parts);
  const isChoice = said.every(({ unit }) => unit === 'use');
  return said.map((part) => partWords(part, language)).join(isChoice ? OR[language] : ', ');
}

function groups(parts: readonly CostPart[]): CostPart[][] {
  const found = new Map<string, CostPart[]>();
  for (const part of parts) {
    const key = `${part.network} ${part.tier}`;
    found.set(key, [...(found.get(key) ?? []), part]);
  }
  return [...found.values()];
}

function labelOf({ network, tier }: CostPart, hasTiers: boolean, language: Language): string | null {
  const level = hasTiers && tier !== null ? (language === 'ko' ? `${tier}등급 병원` : `Tier ${tier} hospitals`) : null;
  const place = network === null ? null : NETWORKS[network][language];
  return [place, level].filter(Boolean).join(', ') || null;
}

/** Every line of a cost, networks and tiers apart. */
export function costLines(cost: PlanCost, language: Language): CostLine[] {
  if (cost.state !== 'costs') return [{ label: null, text: (cost.state === 'some' ? SOME : NOT_COVERED)[language] }];
  // Every plan has a "Tier 1": the word matters only beside a second.
  const hasTiers = cost.parts.some(({ tier }) => tier !== null && tier > 1);
  return groups(cost.parts).flatMap((parts) => {
    const [first] = parts;
    return first ? [{ label: labelOf(first, hasTiers, language), text: joined(parts, language) }] : [];
  });
}

/** The parts a member of the plan meets first: inside the network, the first tier. */
function firstParts(cost: PlanCost): CostPart[] {
  if (cost.state !== 'costs') return [];
  const inside = cost.parts.filter(isInNetwork);
  const tier = inside[0]?.tier ?? null;
  return inside.filter((part) => part.tier === tier);
}

/** For a row: "0달러", "0~45달러", "20%", "1~5일째 하루 150달러, 6~90일째 0달러"; null when the plan does not say. */
export function shortCost(cost: PlanCost, language: Language): string | null {
  if (cost.state !== 'costs') return (cost.state === 'some' ? SOME : NOT_COVERED)[language];
  const parts = firstParts(cost);
  if (parts.length === 0) return null;
  const isPlain = parts.every(({ unit }) => unit === 'use');
  return isPlain ? parts.map((part) => amountWords(part, language)).join(OR[language]) : joined(parts, language);
}
