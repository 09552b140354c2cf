// Who wrote the page behind an address, for the text of links to sources of records. Null: a private page, shown by its host.
import { publishers as first } from '@app/benefits/figures/sources/first-publishers.json';
import { publishers as others } from '@app/benefits/figures/sources/publishers.json';
import type { Publisher } from '@app/benefits/figures/sources/source';
import type { BilingualText } from '@app/contracts/http/errors';
import publishers from '../../data/publishers.json';

/** Public bodies that only records name; a county's own site is one too. */
const FURTHER: readonly Publisher[] = publishers;

const ALL: readonly Publisher[] = [...FURTHER, ...Object.values(first), ...Object.values(others)];

export function publisherOf(address: string): BilingualText | null {
  const { hostname } = new URL(address);
  const found = ALL.find(({ hosts }) => hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)));
  return found?.name ?? null;
}
