import type { ProviderResponse } from '@app/contracts/http/catalog';
import type { Provenance } from '@app/contracts/http/provenance';

/** The sources behind a list, each once with its newest check date, the most used first: what is below the table. */
export function listSources(providers: readonly Pick<ProviderResponse, 'provenance'>[], most = 3): Provenance[] {
  const bySource = new Map<string, { provenance: Provenance; count: number }>();
  for (const { provenance } of providers) {
    const key = `${provenance.source} ${provenance.origin} ${provenance.sourceName.en}`;
    const known = bySource.get(key);
    const isNewer = !known || provenance.checkedOn > known.provenance.checkedOn;
    bySource.set(key, { provenance: isNewer ? provenance : known.provenance, count: (known?.count ?? 0) + 1 });
  }
  return [...bySource.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ provenance }) => provenance);
}
