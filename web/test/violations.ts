import { axe } from 'jest-axe';

/** What axe finds wrong in an element: the rule and where. Empty = accessible as far as a machine can tell. */
export async function violations(element: Element): Promise<string[]> {
  const found = await axe(element);
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
