import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { HealthModule } from '@app/kit/health.module';
import { UserController } from './account/user.controller';
import type { GatewayConfig } from './config';
import { DocsController } from './docs/docs.controller';
import { DocsService } from './docs/docs.service';
import { HealthController } from './health/health.controller';
import { HealthService } from './health/health.service';
import { GATEWAY_CONFIG, RoutingService } from './routing/routing.service';

@Module({})
export class GatewayModule {
  /** @param now milliseconds since 1970; tests pass their own clock. */
  static register(config: GatewayConfig, now: () => number = Date.now): DynamicModule {
    void now;
    return {
      module: GatewayModule,
      imports: [DiscoveryModule, HealthModule.register({ service: 'gateway' })],
      controllers: [UserController, HealthController, DocsController],
      providers: [{ provide: GATEWAY_CONFIG, useValue: config }, RoutingService, HealthService, DocsService],
    };
  }
}
