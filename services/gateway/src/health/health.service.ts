import { Injectable } from '@nestjs/common';
import { SERVICE_NAMES } from '@app/contracts/http/gateway';
import type { HealthResponse, ServiceHealth, ServiceName } from '@app/contracts/http/gateway';
import { RoutingService } from '../routing/routing.service';

/** Pages, the launcher and probes ask often; within this time they get the same answer. */
const CACHE_MS = 1_000;

@Injectable()
export class HealthService {
  private cached: { until: number; answer: Promise<HealthResponse> } | undefined;

  constructor(private readonly routing: RoutingService) {}

  /** Readiness of every service; `down` as soon as one is. */
  read(now = performance.now()): Promise<HealthResponse> {
    if (!this.cached || this.cached.until <= now) this.cached = { until: now + CACHE_MS, answer: this.ask() };
    return this.cached.answer;
  }

  private async ask(): Promise<HealthResponse> {
    const found = await Promise.all(SERVICE_NAMES.map((name) => this.askOne(name)));
    const statusOf = (name: ServiceName): 'ok' | 'down' =>
      found.find(({ service }) => service === name)?.status === 'ok' ? 'ok' : 'down';
    return {
      status: found.every(({ status }) => status === 'ok') ? 'ok' : 'down',
      services: {
        gateway: statusOf('gateway'),
        catalog: statusOf('catalog'),
        eligibility: statusOf('eligibility'),
        chat: statusOf('chat'),
        crawler: statusOf('crawler'),
        news: statusOf('news'),
      },
      sourcesMode: found.find(({ service }) => service === 'crawler')?.sourcesMode ?? 'undecided',
    };
  }

  private async askOne(service: ServiceName): Promise<Pick<ServiceHealth, 'service' | 'status' | 'sourcesMode'>> {
    if (service === 'gateway') return { service, status: 'ok' };
    try {
      const health = (await this.routing.json(service, '/internal/health')) as Partial<ServiceHealth> | null;
      // Another program may hold the port: only the service itself counts.
      const isOk = health?.service === service && health.status === 'ok';
      return { service, status: isOk ? 'ok' : 'down', ...(health?.sourcesMode && { sourcesMode: health.sourcesMode }) };
    } catch {
      // Down is the answer here, not a failure of this call; the inner service's own log says why.
      return { service, status: 'down' };
    }
  }
}
