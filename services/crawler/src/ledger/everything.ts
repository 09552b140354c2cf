// What a crawl of everything reads. Pure.
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import type { NamedSourceId } from '@app/contracts/http/crawl-sources';
import { type RunTarget, sourceTarget, zipTarget } from './run-target';

const ALL_ZIPS = ['90210', '90034', '90006'] as const;
const ALL_TYPES = ['doctor', 'clinic', 'pharmacy'] as const;

/** These sources, the three sample ZIPs, and the requested pairs; each once. */
export function everything(
  sources: readonly NamedSourceId[],
  requested: readonly { zip: string; type: ZipCrawledType }[],
): RunTarget[] {
  const pairs = ALL_ZIPS.flatMap((zip) => ALL_TYPES.map((type) => ({ zip, type })));
  const parts = new Map([...pairs, ...requested].map((pair) => [`${pair.zip} ${pair.type}`, pair]));
  return [
    ...sources.map((source) => sourceTarget(source)),
    ...[...parts.values()].map(({ zip, type }) => zipTarget(zip, type)),
  ];
}
