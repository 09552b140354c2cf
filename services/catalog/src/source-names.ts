// The name of a record's source, from the table of libs/content.
import type { BilingualText } from '@app/contracts/http/errors';
import { namedSource, SOURCE_NAMES } from '@app/content/records/source-names';

const BY_SITE = new Map(SOURCE_NAMES.flatMap(({ name, sites }) => sites.map((site) => [site, name])));

/** The record was not read from any source: its address is only where to inquire. */
const UNCONFIRMED: BilingualText = { ko: '확인되지 않음', en: 'Unconfirmed' };

/** @param confidence of the record; one from memory has no source, whatever page it links to */
export function sourceName(source: string, url: string, confidence: 'verified' | 'memory'): BilingualText {
  if (confidence === 'memory') return UNCONFIRMED;
  return namedSource(source) ?? siteName(new URL(url).hostname);
}

function siteName(hostname: string): BilingualText {
  const host = hostname.replace(/^www\./, '');
  for (let site = host; site.includes('.'); site = site.slice(site.indexOf('.') + 1)) {
    const name = BY_SITE.get(site);
    if (name) return name;
  }
  return { ko: /\.gov$/.test(host) ? host : `민간 사이트(영어) ${host}`, en: host };
}
