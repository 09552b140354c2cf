import { Logger } from '@nestjs/common';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { SourceMode } from '@app/fetching/dispatchers';
import type { FetchingService } from '@app/fetching/fetching.service';
import type { CrawlerConfig } from '../config/config';
import type { ModeRepository } from './mode.repository';
import { ModeService } from './mode.service';

function service(
  config: Pick<CrawlerConfig, 'sources' | 'isProduction'>,
  answering: SourceMode[],
  recorded?: SourceMode,
) {
  const probes: SourceMode[] = [];
  let kept = recorded ?? null;
  const repository: Pick<ModeRepository, 'find' | 'record'> = {
    find: () => Promise.resolve(kept),
    record: (mode) => Promise.resolve((kept ??= mode)),
  };
  const fetching = {
    getJson: ({ mode }: { mode: SourceMode }) => {
      probes.push(mode);
      return answering.includes(mode) ? Promise.resolve({}) : Promise.reject(new CrawlFailure('unreachable', 'test'));
    },
  };
  const mode = new ModeService(
    { ...config, sampleSourcesUrl: 'http://127.0.0.1:9' } as CrawlerConfig,
    repository as ModeRepository,
    fetching as unknown as FetchingService,
  );
  return { mode, probes, kept: () => kept };
}

const auto = { sources: 'auto', isProduction: false } as const;

describe('where the records come from', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it('is undecided before the first crawl', async () => {
    expect(await service(auto, ['live']).mode.current()).toBe('undecided');
  });

  it('is live when the live source answers', async () => {
    const { mode, probes, kept } = service(auto, ['live', 'sample']);
    expect(await mode.decide()).toBe('live');
    expect(probes).toEqual(['live']);
    expect(kept()).toBe('live');
    expect(await mode.current()).toBe('live');
  });

  it('is the samples when only they answer', async () => {
    const { mode, probes } = service(auto, ['sample']);
    expect(await mode.decide()).toBe('sample');
    expect(probes).toEqual(['live', 'sample']);
  });

  it('is decided once: no source is requested again', async () => {
    const { mode, probes } = service(auto, ['live'], 'sample');
    expect(await mode.decide()).toBe('sample');
    expect(probes).toEqual([]);
  });

  it('stays open when no source answers', async () => {
    const { mode, kept } = service(auto, []);
    await expect(mode.decide()).rejects.toMatchObject({ failureClass: 'unreachable' });
    expect(kept()).toBeNull();
  });

  it.each(['live', 'sample'] as const)(
    'is %s when the operator says so, whatever was decided before',
    async (sources) => {
      const { mode, probes } = service({ sources, isProduction: false }, [], 'live');
      expect(await mode.decide()).toBe(sources);
      expect(probes).toEqual([]);
    },
  );

  it('is live in production, whatever a copied database remembers', async () => {
    expect(await service({ sources: 'live', isProduction: true }, [], 'sample').mode.decide()).toBe('live');
  });
});
