// The doors every service opens to probes, the gateway and Prometheus: readiness, liveness, metrics, OpenAPI.
import { Module } from '@nestjs/common';
import type { DynamicModule, ModuleMetadata, Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { HEALTH_OPTIONS, HealthController } from './health.controller';
import type { HealthOptions } from './health.controller';
import { OpenApiController } from './openapi.controller';

type Dependencies = Extract<Provider, { useFactory: unknown }>['inject'];

export interface AsyncHealthOptions {
  imports?: ModuleMetadata['imports'];
  inject?: Dependencies;
  // Nest passes the injected values in order; their types are known only to the factory.
  useFactory: (...dependencies: never[]) => HealthOptions | Promise<HealthOptions>;
}

@Module({})
export class HealthModule {
  static register(options: HealthOptions): DynamicModule {
    return HealthModule.registerAsync({ useFactory: () => options });
  }

  /** For checks that need injected values (the DataSource, the queue). */
  static registerAsync({ imports = [], inject = [], useFactory }: AsyncHealthOptions): DynamicModule {
    return {
      module: HealthModule,
      imports: [DiscoveryModule, ...imports],
      controllers: [HealthController, OpenApiController],
      providers: [
        { provide: HEALTH_OPTIONS, inject, useFactory: useFactory as (...values: unknown[]) => HealthOptions },
      ],
    };
  }
}
