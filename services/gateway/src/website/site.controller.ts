import { Controller, Get, Header } from '@nestjs/common';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import type { SiteResponse } from '@app/contracts/http/gateway';
import { ApiCall } from '@app/kit/api-call';
import { GatewayConfig } from '../config';

@Controller()
export class SiteController {
  constructor(private readonly config: GatewayConfig) {}

  /** The policy of the pages forbids inline script, so what the environment says reaches them by a call. */
  @Get(GATEWAY_PATHS.site)
  @Header('Cache-Control', 'public, max-age=300')
  @ApiCall({ summary: 'What the pages say about this installation', responses: { 200: 'SiteResponse' } })
  read(): SiteResponse {
    return { supportEmail: this.config.supportEmail, hasSignIn: this.config.signIn !== null };
  }
}
