// The source `providers`: doctors, pharmacies and the like of one ZIP, from the NPI Registry (NPPES).
import { Injectable } from '@nestjs/common';
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import { CrawlerConfig } from '../../config/config';
import type { SourceMode } from '@app/fetching/dispatchers';
import { FetchingService } from '@app/fetching/fetching.service';
import type { FetchQuestion } from '@app/fetching/questions';
import { parsePage } from './parser';
import { type ProviderRecord, recordsOf } from './provider-record';
import {
  LAST_SKIP,
  LIVE_URL,
  MANNERS,
  PAGE_SIZE,
  type PageQuestion,
  pageUrl,
  probeUrl,
  SAMPLE_PATH,
  stepsOf,
} from './source';

export interface ProvidersPage {
  /** Records of the asked type in the asked ZIP; each natural key once. */
  records: ProviderRecord[];
  /** Where to read on in this question; null when it is answered. */
  nextSkip: number | null;
  /** true: the registry has more than it gives out for one question. */
  isTruncated: boolean;
}

export interface ReadOptions {
  mode: SourceMode;
  isRobotsRecheck: boolean;
  signal?: AbortSignal;
}

@Injectable()
export class ProvidersSource {
  constructor(
    private readonly config: CrawlerConfig,
    private readonly fetching: FetchingService,
  ) {}

  /** How many questions this type takes. */
  steps(type: ZipCrawledType): number {
    return stepsOf(type);
  }

  /** @throws SlowDown, CrawlFailure, or the signal's reason */
  async readPage(question: PageQuestion, options: ReadOptions): Promise<ProvidersPage> {
    const { value, fetchedAt } = await this.fetching.getJson({
      url: pageUrl(this.base(options.mode), question),
      manners: MANNERS[options.mode],
      read: parsePage,
      ...options,
    });
    const { zip, type, skip } = question;
    const isFull = value.length >= PAGE_SIZE;
    return {
      records: recordsOf(value, { zip, type, retrievedAt: fetchedAt }),
      nextSkip: isFull && skip < LAST_SKIP ? skip + PAGE_SIZE : null,
      isTruncated: isFull && skip >= LAST_SKIP,
    };
  }

  /** One short question that shows whether the source can be reached at all. */
  probe(mode: SourceMode): Pick<FetchQuestion<void>, 'url' | 'manners' | 'read'> {
    return {
      url: probeUrl(this.base(mode)),
      manners: { ...MANNERS[mode], timeoutMs: 4_000, retryDelaysMs: [] },
      read: (text) => void parsePage(text),
    };
  }

  private base(mode: SourceMode): string {
    return mode === 'live' ? LIVE_URL : `${this.config.sampleSourcesUrl}${SAMPLE_PATH}`;
  }
}
