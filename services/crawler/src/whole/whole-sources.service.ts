// Which whole sources there are and what stores them. A source that is missing, or given twice, stops the start.
import { WHOLE_SOURCES, type WholeSourceId } from '@app/contracts/http/crawl-sources';
import type { SourceFacts, StreamedKind, WholeKind, WholeSource } from '../sources/whole-source';
import type { WholeImporter } from '../swap/whole-swap';

export interface WholeParts {
  sources: readonly WholeSource[];
  importers: readonly WholeImporter[];
}

export const isStreamed = (kind: SourceFacts['kind']): kind is StreamedKind =>
  kind === 'registry' || kind === 'drug-plans' || kind === 'drug-names';

export class WholeSourcesService {
  private readonly sources: ReadonlyMap<WholeSourceId, WholeSource>;
  private readonly importers: ReadonlyMap<WholeKind, WholeImporter>;

  constructor({ sources, importers }: WholeParts) {
    this.sources = uniqueMap(
      sources.map((source) => [source.id, source]),
      'source',
    );
    this.importers = uniqueMap(
      importers.map((importer) => [importer.kind, importer]),
      'importer',
    );
    const missing = WHOLE_SOURCES.filter((id) => !this.sources.has(id));
    if (missing.length > 0) throw new Error(`No source for ${missing.join(', ')}`);
    const orphans = sources.filter(({ kind }) => !isStreamed(kind) && !this.importers.has(kind));
    if (orphans.length > 0) throw new Error(`No importer for ${orphans.map(({ id }) => id).join(', ')}`);
  }

  source(id: WholeSourceId): WholeSource {
    const source = this.sources.get(id);
    if (source) return source;
    throw new Error(`No source ${id}`);
  }

  /** @throws Error for a streamed kind: its records are stored while they are read */
  importer(kind: SourceFacts['kind']): WholeImporter {
    const importer = isStreamed(kind) ? undefined : this.importers.get(kind);
    if (importer) return importer;
    throw new Error(`No importer of ${kind}`);
  }
}

function uniqueMap<K extends string, V>(entries: [K, V][], what: string): Map<K, V> {
  const map = new Map<K, V>();
  for (const [key, value] of entries) {
    if (map.has(key)) throw new Error(`Two ${what}s named ${key}`);
    map.set(key, value);
  }
  return map;
}
