// What one read of a source works with. Whether the source itself or its stand-in answers, where that lies, how gently it is
// requested and on whose order, is settled in here: a source names the site and the path.
import type { SourceMode } from './dispatchers';
import type { FetchingService } from './fetching.service';
import type {
  Fetched,
  FetchQuestion,
  FileQuestion,
  FormQuestion,
  FetchPolicy,
  Question,
  TextQuestion,
} from './questions';

/** A part of a host that is read in one manner. */
export interface Site {
  /** What precedes every path: `https://data.hrsa.gov`. */
  live: string;
  /** The same below the address of the sample sources: `/hrsa`. */
  sample: string;
  policies: Record<SourceMode, FetchPolicy>;
}

export interface ReadTerms {
  mode: SourceMode;
  /** Where the stand-ins of the sources are. */
  sampleSourcesUrl: string;
  /** An operator has looked: a cached refusal by robots.txt is checked again. */
  isRobotsRecheck: boolean;
  signal?: AbortSignal;
}

/** Every question throws SlowDown when the source asks for a rest; CrawlFailure with its class; the signal's reason. */
export class SourceClient {
  constructor(
    private readonly fetching: FetchingService,
    private readonly terms: ReadTerms,
  ) {}

  get mode(): SourceMode {
    return this.terms.mode;
  }

  /** @param path below the site; an address as a page of it links it stays as it is */
  urlOf({ live, sample }: Site, path: string | URL): URL {
    if (path instanceof URL) return path;
    return new URL(`${this.mode === 'live' ? live : `${this.terms.sampleSourcesUrl}${sample}`}${path}`);
  }

  getJson<T>(
    site: Site,
    path: string | URL,
    read: (text: string) => T,
    wishes: Pick<FetchQuestion<T>, 'refusal' | 'authorization' | 'isKept'> = {},
  ): Promise<Fetched<T>> {
    return this.fetching.getJson({ ...this.question(site, path), ...wishes, read });
  }

  /** {@link FetchingService.postForm} */
  postForm<T>(site: Site, path: string | URL, { fields, read }: Pick<FormQuestion<T>, 'fields' | 'read'>): Promise<T> {
    return this.fetching.postForm({ ...this.question(site, path), fields, read });
  }

  /** A page, a feed or a small table. */
  getText<T>(
    site: Site,
    path: string | URL,
    { expected, read }: Pick<TextQuestion<T>, 'expected' | 'read'>,
  ): Promise<Fetched<T>> {
    return this.fetching.getText({ ...this.question(site, path), expected, read });
  }

  /** A file of any size, read while it lies in the store. */
  readFile<T>(
    site: Site,
    path: string | URL,
    { kind, read, ...wishes }: Pick<FileQuestion<T>, 'kind' | 'read' | 'isKept'>,
  ): Promise<T> {
    return this.fetching.readFile({ ...this.question(site, path), ...wishes, kind, read });
  }

  /** {@link FetchingService.visit} */
  visit<T>(site: Site, path: string | URL, work: (address: string | null) => Promise<T>): Promise<T> {
    return this.fetching.visit(this.question(site, path), work);
  }

  private question(site: Site, path: string | URL): Question {
    const { mode, isRobotsRecheck, signal } = this.terms;
    return {
      url: this.urlOf(site, path),
      mode,
      isRobotsRecheck,
      policy: site.policies[mode],
      ...(signal && { signal }),
    };
  }
}
