import { axe } from 'jest-axe';

/** What axe finds wrong in an element: the rule and where. Empty = accessible as far as a machine can tell. */
export async function violations(element: Element): Promise<string[]> {
  // Selectors for everything that passed cost as much as finding what did not.
  const found = await axe(element, { resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
