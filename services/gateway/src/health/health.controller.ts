import { Controller, Get, Header, Res } from '@nestjs/common';
import type { Response } from 'express';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import type { HealthResponse } from '@app/contracts/http/gateway';
import { ApiCall } from '@app/kit/api-call';
import { HealthService } from './health.service';

@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get(GATEWAY_PATHS.health)
  @Header('Cache-Control', 'no-store')
  @ApiCall({
    summary: 'Readiness of every service; 503 with the same body while one is down',
    responses: { 200: 'HealthResponse', 503: 'HealthResponse' },
  })
  async read(@Res({ passthrough: true }) response: Response): Promise<HealthResponse> {
    const health = await this.health.read();
    response.status(health.status === 'ok' ? 200 : 503);
    return health;
  }
}
