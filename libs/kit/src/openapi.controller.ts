import { Controller, Get } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { openApiDocument } from './openapi';
import type { OpenApiDocument } from './openapi';

@Controller()
export class OpenApiController {
  constructor(private readonly discovery: DiscoveryService) {}

  /** The calls of this service; the gateway merges those of all services into GET /api/docs. */
  @Get('/internal/openapi.json')
  document(): OpenApiDocument {
    const controllers = this.discovery
      .getControllers()
      .flatMap(({ instance }) => (instance ? [instance as object] : []));
    return openApiDocument(controllers);
  }
}
