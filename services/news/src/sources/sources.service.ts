// Reads one source of news to its end. The door of this room.
import { Injectable } from '@nestjs/common';
import { NEWS_SOURCES, type NewsSourceId } from '@app/contracts/http/health-news';
import type { BilingualText } from '@app/contracts/http/errors';
import { FetchingService } from '@app/fetching/fetching.service';
import type { SourceMode } from '@app/fetching/dispatchers';
import { SourceClient } from '@app/fetching/source-client';
import { NewsConfig } from '../config';
import { cmsNewsroom } from './cms-newsroom';
import { dhcsLetters } from './dhcs-letters';
import { federalRegister } from './federal-register';
import { newsDrafts, titleKey } from './news-drafts';
import { isOnHosts } from './news-link';
import type { NewsDraft, NewsSource } from './news-source';
import { ssaBlog } from './ssa-blog';

const SOURCES: Record<NewsSourceId, NewsSource> = {
  cms: cmsNewsroom,
  dhcs: dhcsLetters,
  ssa: ssaBlog,
  'federal-register': federalRegister,
};

export interface ReadTerms {
  /** Today in California. */
  today: string;
  /** Addresses of this source that are stored already. */
  known: ReadonlySet<string>;
  signal: AbortSignal;
  /** An operator asks: a refusal by robots.txt that was kept is asked again. */
  isRobotsRecheck: boolean;
}

@Injectable()
export class SourcesService {
  constructor(
    private readonly config: NewsConfig,
    private readonly fetching: FetchingService,
  ) {}

  readonly ids = NEWS_SOURCES;

  /** Whose word is read: the agencies' own, or invented ones. */
  get origin(): SourceMode {
    return this.config.sources === 'sample' && !this.config.isProduction ? 'sample' : 'live';
  }

  nameOf(id: NewsSourceId): BilingualText {
    return SOURCES[id].name;
  }

  /**
   * The items that may be stored, each with what tells it from others of its day.
   * @throws SlowDown; CrawlFailure with its class; the signal's reason
   */
  async read(id: NewsSourceId, terms: ReadTerms): Promise<(NewsDraft & { titleKey: string })[]> {
    const { today, known, signal, isRobotsRecheck } = terms;
    const source = SOURCES[id];
    const { sampleSourcesUrl } = this.config;
    const client = new SourceClient(this.fetching, { mode: this.origin, sampleSourcesUrl, isRobotsRecheck, signal });
    const { entries, base } = await source.read({ client, today, known });
    const isAllowed = this.origin === 'live' ? isOnHosts(source.hosts) : ({ origin }: URL) => origin === base.origin;
    const drafts = newsDrafts(entries, { source, base, isAllowed, today });
    return drafts.map((draft) => ({ ...draft, titleKey: titleKey(draft.title) }));
  }
}
