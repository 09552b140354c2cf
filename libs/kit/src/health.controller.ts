import { Controller, Get, Header, Inject, Logger, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ServiceHealth, ServiceName } from '@app/contracts/http/gateway';
import { collectProcessMetrics, metricsRegistry } from './metrics';

export const HEALTH_OPTIONS = Symbol('HEALTH_OPTIONS');

export interface HealthOptions {
  service: ServiceName;
  /** Each dependency the service cannot work without; a check that rejects or takes over 2 s is `down`. */
  checks?: Record<string, () => Promise<unknown>>;
  /** Further facts of the answer (the crawler's sourcesMode). */
  extra?: () => Promise<Partial<ServiceHealth>>;
}

const CHECK_MS = 2_000;

@Controller()
export class HealthController {
  private readonly logger = new Logger(HealthController.name);
  private lastStatus: ServiceHealth['status'] = 'ok';

  constructor(@Inject(HEALTH_OPTIONS) private readonly options: HealthOptions) {}

  /** Readiness: 200 when every dependency answers, else 503 with the same body. */
  @Get('/internal/health')
  @Header('Cache-Control', 'no-store')
  async health(@Res({ passthrough: true }) response: Response): Promise<ServiceHealth> {
    const checks = Object.fromEntries(
      await Promise.all(Object.entries(this.options.checks ?? {}).map(([name, check]) => this.run(name, check))),
    );
    const status = Object.values(checks).includes('down') ? 'down' : 'ok';
    if (status !== this.lastStatus) this.logger.warn({ status, checks }, 'readiness changed');
    this.lastStatus = status;
    response.status(status === 'ok' ? 200 : 503);
    const extra = status === 'ok' ? await this.options.extra?.() : undefined;
    return { ...extra, service: this.options.service, status, checks };
  }

  @Get('/metrics')
  async metrics(@Res({ passthrough: true }) response: Response): Promise<string> {
    await collectProcessMetrics();
    response.type(metricsRegistry.contentType);
    return metricsRegistry.metrics();
  }

  private async run(name: string, check: () => Promise<unknown>): Promise<[string, 'ok' | 'down']> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('the check took too long')), CHECK_MS);
    });
    try {
      await Promise.race([check(), late]);
      return [name, 'ok'];
    } catch (error) {
      if (this.lastStatus === 'ok') this.logger.warn({ err: error, check: name }, 'a dependency is down');
      return [name, 'down'];
    } finally {
      clearTimeout(timer);
    }
  }
}
