import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { CrawlAccess } from '@app/contracts/http/crawl-overview';
import { DomainError } from '@app/kit/domain-error';
import { type Identity, IDENTITY_HEADER, readIdentity, VISITOR } from '@app/kit/identity';
import { CrawlerConfig } from '../config/config';

/** The role of GET /api/auth/user that the gateway gives those of OPERATORS. */
const OPERATOR = 'operator';
const NOBODY: Identity = { subject: VISITOR, roles: [] };

/** Who may start, cancel, pause or resume. Reading progress and results is open to all. */
@Injectable()
export class CrawlAccessService {
  constructor(private readonly config: CrawlerConfig) {}

  get rule(): CrawlAccess {
    return this.config.crawlAccess;
  }

  /** @param headers of the call, with the gateway's signed word on who asks */
  mayChange(headers: IncomingHttpHeaders): boolean {
    return this.refusal(this.callerOf(headers)) === null;
  }

  /**
   * @param headers of the call, with the gateway's signed word on who asks
   * @returns the account's id; null for a visitor where starts are open
   * @throws DomainError 401 (nobody is signed in, or the call did not come through the gateway), 403 (no operator)
   */
  assertMayChange(headers: IncomingHttpHeaders): { userId: string | null } {
    const caller = this.callerOf(headers);
    const refusal = this.refusal(caller);
    if (refusal) throw refusal;
    return { userId: caller && caller.subject !== VISITOR ? caller.subject : null };
  }

  private refusal(caller: Identity | null): DomainError | null {
    if (!caller) return new DomainError(401, { detail: 'operators_only' });
    if (this.rule === 'open' || caller.roles.includes(OPERATOR)) return null;
    return caller.subject === VISITOR
      ? new DomainError(401, { detail: 'operators_only' })
      : new DomainError(403, { detail: 'no_operator' });
  }

  /** null: the call carries no word of the gateway that counts. */
  private callerOf(headers: IncomingHttpHeaders): Identity | null {
    const { identitySecret: secret } = this.config;
    if (secret !== null) return readIdentity(headers[IDENTITY_HEADER], { secret, audience: 'crawler' });
    // A crawler alone, outside production: there is no gateway whose word could be asked for.
    return this.rule === 'open' ? NOBODY : null;
  }
}
