import { WHOLE_SOURCES, type WholeSourceId } from '@app/contracts/http/crawl-sources';
import type { WholeImporter } from '../swap/whole-swap';
import type { WholeKind, WholeSource } from '../sources/whole-source';
import { wholeSources } from '../sources/all-sources';
import { WholeSourcesService } from './whole-sources.service';

const never = () => Promise.reject(new Error('not called'));
const source = (id: WholeSourceId, kind: WholeKind = 'plans'): WholeSource => ({
  id,
  kind,
  schedule: null,
  read: never,
  readFile: never,
});
const importer = (kind: WholeKind): WholeImporter => ({ kind, swap: never });
const registry = (sources: WholeSource[], others: WholeImporter = importer('offices')) =>
  new WholeSourcesService({ sources, importers: [importer('plans'), importer('facilities'), others] });

describe('the registry of whole sources', () => {
  it('holds every real source once', () =>
    expect(
      wholeSources(null)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...WHOLE_SOURCES].sort()));

  it('finds every source and what stores it', () => {
    const known = registry(WHOLE_SOURCES.map((id) => source(id)));
    for (const id of WHOLE_SOURCES) expect(known.source(id).id).toBe(id);
    expect(known.importer('facilities').kind).toBe('facilities');
  });

  it('does not start without a source it should have', () =>
    expect(() => registry(WHOLE_SOURCES.slice(1).map((id) => source(id)))).toThrow('No source for insurance'));

  it('does not start with two sources of one name, or two importers of one kind', () => {
    const all = WHOLE_SOURCES.map((id) => source(id));
    expect(() => registry([...all, source('kaiser')])).toThrow('Two sources named kaiser');
    expect(() => registry(all, importer('plans'))).toThrow('Two importers named plans');
  });
});
