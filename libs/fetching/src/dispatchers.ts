// Which connection a request goes over: the guarded one, or the plain one for the sample sources alone.
import { Injectable } from '@nestjs/common';
import { Agent, type Dispatcher } from 'undici';
import { assertPublicUrl, guardedLookup, resolvePublic } from './address-guard';

export type SourceMode = 'live' | 'sample';

@Injectable()
export class Dispatchers {
  private readonly guarded = new Agent({ connect: { lookup: guardedLookup, timeout: 10_000 } });
  private readonly plain = new Agent({ connect: { timeout: 5_000 } });

  /** @param sampleOrigin origin of SAMPLE_SOURCES_URL; null in production */
  constructor(private readonly sampleOrigin: string | null) {}

  /** @throws CrawlFailure `address_refused` */
  forUrl(url: URL, mode: SourceMode): Dispatcher {
    if (mode === 'sample' && this.sampleOrigin !== null && url.origin === this.sampleOrigin) return this.plain;
    assertPublicUrl(url);
    return this.guarded;
  }

  /**
   * The address of a host for a client with connections of its own; null for the sample sources, which need none.
   * @throws CrawlFailure `address_refused`, `unreachable`
   */
  async addressOf(url: URL, mode: SourceMode): Promise<string | null> {
    return this.forUrl(url, mode) === this.plain ? null : resolvePublic(url);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.guarded.destroy(), this.plain.destroy()]);
  }
}
