// A link to send: which plans stand side by side, in the fragment of the address, which no server is sent. Nothing else: no ZIP,
// nothing about a person.
import { MOST_CHOSEN, PLAN_ID } from './plan-query';

const NAME = 'plans=';

export const sharedAddress = (origin: string, ids: readonly string[]): string =>
  `${origin}/plan-comparison#${NAME}${ids.join(',')}`;

/** Plans of a fragment ("#plans=2026-H0524-003-0,..."); null when it names none. */
export function plansOfFragment(hash: string): string[] | null {
  const text = hash.replace(/^#/, '');
  if (!text.startsWith(NAME)) return null;
  const ids = [...new Set(text.slice(NAME.length).split(','))].filter((id) => PLAN_ID.test(id)).slice(0, MOST_CHOSEN);
  return ids.length > 0 ? ids : null;
}
