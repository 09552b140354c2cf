// The address of an item: only the web, only the agency's own hosts, and one spelling for the same page.

const LONGEST = 500;
/** Marks of campaigns: the page is the same without them. */
const CAMPAIGN = /^(?:utm_|mc_|gclid$|fbclid$)/i;

/**
 * @param isAllowed whether an item may lead to this host or origin
 * @returns the canonical address; null for what must not be linked
 */
export function newsLink(link: string | undefined, base: URL, isAllowed: (url: URL) => boolean): string | null {
  const written = link?.trim() ?? '';
  if (written === '' || written.length > LONGEST || !URL.canParse(written, base.href)) return null;
  const url = new URL(written, base.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '' || !isAllowed(url)) return null;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (CAMPAIGN.test(name)) url.searchParams.delete(name);
  return url.href.length > LONGEST ? null : url.href;
}

/** @param hosts with their subdomains */
export const isOnHosts =
  (hosts: readonly string[]) =>
  ({ hostname }: URL): boolean =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
