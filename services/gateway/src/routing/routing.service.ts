import { Injectable } from '@nestjs/common';
import { REQUEST_ID_HEADER } from '@app/contracts/http/errors';
import { currentRequestId } from '@app/kit/request-id';
import { timedRequest } from '@app/kit/timed-request';
import { GatewayConfig } from '../config';
import { routeFor } from './route-table';
import type { InnerService } from './route-table';

const TIMEOUT_MS = 3_000;

/** Access to the inner services for the gateway's own requests (health, OpenAPI). */
@Injectable()
export class RoutingService {
  constructor(private readonly config: GatewayConfig) {}

  /** The service that answers a public path; undefined when the route table has no entry for it. */
  serviceOf(path: string): InnerService | undefined {
    return routeFor(path)?.service;
  }

  /** The JSON of an internal path whatever its status; rejects when the service is down, slow (3 s) or sends no JSON. */
  json(service: InnerService, path: `/internal/${string}`): Promise<unknown> {
    const request = {
      url: `${this.config.services[service]}${path}`,
      headers: { [REQUEST_ID_HEADER]: currentRequestId() },
      timeoutMs: TIMEOUT_MS * this.config.deadlineScale,
    };
    return timedRequest(request, ({ body }) => body.json());
  }
}
