// By what a provider's networks are found: plan and medical group in one spelling. Written by the merge, asked by the directory.
import { normalize, withoutSpaces } from './normalize';

/** A plan's network as a source names it. */
export interface NamedNetwork {
  insurer: string;
  network: string | null;
  group: string | null;
}

const nameKey = (name: string): string => withoutSpaces(normalize(name));

/** How an insurer with one of its networks is named in one text. Its parts alone name it too. */
export const planName = ({ insurer, network }: Pick<NamedNetwork, 'insurer' | 'network'>): string =>
  network === null ? insurer : `${insurer} · ${network}`;

/** `L.A. Care` and `la care` are one. '' when the text names nothing. */
const planKey = (plan: string): string => `plan ${nameKey(plan)}`;
const groupKey = (group: string): string => `group ${nameKey(group)}`;
const bothKey = (plan: string, group: string): string => `both ${nameKey(plan)} ${nameKey(group)}`;

/** Whether a text names anything: it has a letter or a digit. */
export const isName = (text: string): boolean => nameKey(text) !== '';

/** Sorted. A plan and a group are found together only where one network has both. */
export function networkKeys(networks: readonly NamedNetwork[]): string[] {
  const keys = networks.flatMap((named) => {
    const { insurer, network, group } = named;
    const plans = network === null ? [insurer] : [insurer, network, planName(named)];
    return [
      ...plans.map(planKey),
      ...(group === null ? [] : [groupKey(group), ...plans.map((plan) => bothKey(plan, group))]),
    ];
  });
  return [...new Set(keys)].sort();
}

/** The key that a provider requested by plan, by group or by both has. @returns null when none is requested */
export function requestedNetwork({ plan, group }: { plan?: string; group?: string }): string | null {
  if (plan !== undefined && group !== undefined) return bothKey(plan, group);
  if (plan !== undefined) return planKey(plan);
  return group === undefined ? null : groupKey(group);
}
