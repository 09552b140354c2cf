// Live or sample? SOURCES says it, or (auto) the first crawl of a database finds out, once.
import { Injectable, Logger } from '@nestjs/common';
import type { SourcesMode } from '@app/contracts/http/gateway';
import { CrawlerConfig } from '../config/config';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { SourceMode } from '@app/fetching/dispatchers';
import { FetchingService } from '@app/fetching/fetching.service';
import { type ReadTerms, SourceClient } from '@app/fetching/source-client';
import { probe } from '../sources/providers/read';
import { ModeRepository } from './mode.repository';

type ClientTerms = Pick<ReadTerms, 'isRobotsRecheck' | 'signal'>;

@Injectable()
export class ModeService {
  private readonly logger = new Logger(ModeService.name);

  constructor(
    private readonly config: CrawlerConfig,
    private readonly settings: ModeRepository,
    private readonly fetching: FetchingService,
  ) {}

  /** Sources that are not read at this site, and why. */
  get off(): CrawlerConfig['offSources'] {
    return this.config.offSources;
  }

  /** What is known now, without asking anybody. */
  async current(): Promise<SourcesMode> {
    const configured = this.configured();
    return configured ?? (await this.settings.find()) ?? 'undecided';
  }

  /**
   * The mode to crawl in; decides it when it is not decided yet.
   * @throws CrawlFailure `unreachable` when neither the live source nor the sample sources answer
   */
  async decide(signal?: AbortSignal): Promise<SourceMode> {
    const known = this.configured() ?? (await this.settings.find());
    if (known !== null) return known;
    for (const mode of ['live', 'sample'] as const) {
      if (!(await this.answers(mode, signal))) continue;
      const decided = await this.settings.record(mode);
      this.logger.log({ mode: decided }, 'sources decided for this database');
      return decided;
    }
    throw new CrawlFailure('unreachable', 'neither the live source nor the sample sources answer');
  }

  /**
   * What one read of a source works with, in the mode to crawl in.
   * @throws CrawlFailure `unreachable` when the mode is not decided and no source answers
   */
  async client(terms: ClientTerms): Promise<SourceClient> {
    return this.clientOf(await this.decide(terms.signal), terms);
  }

  private clientOf(mode: SourceMode, { isRobotsRecheck, signal }: ClientTerms): SourceClient {
    const { sampleSourcesUrl } = this.config;
    return new SourceClient(this.fetching, { mode, sampleSourcesUrl, isRobotsRecheck, signal });
  }

  private configured(): SourceMode | null {
    if (this.config.isProduction) return 'live';
    return this.config.sources === 'auto' ? null : this.config.sources;
  }

  private async answers(mode: SourceMode, signal?: AbortSignal): Promise<boolean> {
    try {
      await probe(this.clientOf(mode, { isRobotsRecheck: true, signal }));
      return true;
    } catch (error) {
      signal?.throwIfAborted();
      this.logger.log({ mode, reason: (error as Error).message }, 'source does not answer');
      return false;
    }
  }
}
