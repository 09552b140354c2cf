import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { SERVICE_NAMES } from '@app/contracts/http/gateway';
import { openApiDocument } from '@app/kit/openapi';
import type { OpenApiDocument } from '@app/kit/openapi';
import { RoutingService } from '../routing/routing.service';
import type { InnerService } from '../routing/route-table';

export interface MergedDocument extends OpenApiDocument {
  /** Services that did not answer, so that their calls are missing here. */
  'x-unavailable': InnerService[];
}

@Injectable()
export class DocsService {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly routing: RoutingService,
  ) {}

  /** One OpenAPI document of all public calls: the gateway's own and those the route table passes on. */
  async read(): Promise<MergedDocument> {
    const own = openApiDocument(
      this.discovery.getControllers().flatMap(({ instance }) => (instance ? [instance as object] : [])),
    );
    const names = SERVICE_NAMES.filter((name): name is InnerService => name !== 'gateway');
    const found = await Promise.all(names.map((name) => this.readOne(name)));
    const merged: MergedDocument = { ...own, 'x-unavailable': names.filter((_, index) => !found[index]) };
    for (const [index, document] of found.entries()) {
      if (!document) continue;
      // Only what a visitor can reach: a call that the table does not pass to this service is not public.
      const isPublic = ([path]: [string, unknown]): boolean => this.routing.serviceOf(path) === names[index];
      Object.assign(merged.paths, Object.fromEntries(Object.entries(document.paths).filter(isPublic)));
      Object.assign(merged.components.schemas, document.components.schemas);
    }
    return merged;
  }

  private async readOne(service: InnerService): Promise<OpenApiDocument | null> {
    try {
      const document = (await this.routing.json(service, '/internal/openapi.json')) as Partial<OpenApiDocument>;
      return document.paths && document.components ? (document as OpenApiDocument) : null;
    } catch {
      // A dead service is named in the document itself.
      return null;
    }
  }
}
