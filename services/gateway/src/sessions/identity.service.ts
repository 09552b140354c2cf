import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { IDENTITY_HEADER, signIdentity, VISITOR } from '@app/kit/identity';
import type { Identity } from '@app/kit/identity';
import { currentRequestId } from '@app/kit/request-id';
import { VISITOR_TRACE_HEADER, visitorTraces } from '@app/kit/visitor-trace';
import { GatewayConfig } from '../config';
import type { InnerService } from '../routing/route-table';
import { SessionsService } from './sessions.service';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The services that ask who is there. For all others a session is not even looked up. */
const ASKING: ReadonlySet<InnerService> = new Set<InnerService>(['crawler', 'news']);
/** What operators alone read; a visitor's questions to the same service do not depend on sessions. */
const isAsking = (service: InnerService, method: string): boolean =>
  ASKING.has(service) || (service === 'eligibility' && READING.has(method));

@Injectable()
export class IdentityService {
  private readonly logger = new Logger(IdentityService.name);
  private readonly traceOf: (address: string) => string;

  constructor(
    private readonly config: GatewayConfig,
    private readonly sessions: SessionsService,
  ) {
    this.traceOf = visitorTraces(config.identitySecret);
  }

  /**
   * Headers that tell an inner service who asks: the trace of a visitor, and to whom it matters a visitor or a user, signed.
   * @param request whose X-Forwarded-For has been written anew (forwarded-headers.ts)
   * @throws DomainError 503 when a call that changes something cannot be told whose it is; a reading one is a visitor's then
   */
  async headersFor(request: Request, service: InnerService): Promise<Record<string, string>> {
    const { identitySecret } = this.config;
    const trace = { [VISITOR_TRACE_HEADER]: this.traceOf(String(request.headers['x-forwarded-for'])) };
    if (!identitySecret || !isAsking(service, request.method)) return trace;
    const identity = await this.identityOf(request);
    const target = { secret: identitySecret, audience: service, requestId: currentRequestId() };
    return { ...trace, [IDENTITY_HEADER]: signIdentity(identity, target) };
  }

  private async identityOf(request: Request): Promise<Identity> {
    const isReading = READING.has(request.method);
    try {
      const signedIn = await this.sessions.find(request, { isActivity: !isReading });
      if (signedIn) return { subject: signedIn.userId, roles: signedIn.roles };
    } catch (error) {
      if (!isReading) throw error;
      this.logger.warn({ err: error }, 'a session could not be read; the call goes on as a visitor');
    }
    return { subject: VISITOR, roles: [] };
  }
}
