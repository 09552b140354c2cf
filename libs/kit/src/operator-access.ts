// Who may have something read or stopped: CRAWL_ACCESS, and the gateway's signed word on who asks.
import type { IncomingHttpHeaders } from 'node:http';
import type { FactoryProvider, Type } from '@nestjs/common';
import { CRAWL_ACCESSES, type CrawlAccess } from '@app/contracts/http/crawl-overview';
import { OPERATOR_ROLE, type ServiceName } from '@app/contracts/http/gateway';
import { DomainError } from './domain-error';
import type { Environment } from './environment';
import { oneOf, secret } from './environment-parsers';
import { type Identity, IDENTITY_HEADER, readIdentity, VISITOR } from './identity';

const ANONYMOUS: Identity = { subject: VISITOR, roles: [] };

export interface AccessSettings {
  /** `open`: everybody; `operators`: signed-in operators. */
  crawlAccess: CrawlAccess;
  /** Shared with the gateway, which signs with it who asks; null only outside production. */
  identitySecret: string | null;
}

/** Spread these into the variables of a service that asks who is there. */
export function accessVariables(isProduction: boolean, environment: NodeJS.ProcessEnv) {
  return {
    CRAWL_ACCESS: { parse: accessFor(isProduction, environment), default: 'operators' as CrawlAccess },
    // Without it no caller can prove an identity: enough for a service alone on one's own machine, where everybody may.
    IDENTITY_SECRET: isProduction ? { parse: secret } : { parse: secret, default: undefined },
  };
}

/** The settings of those variables. */
export function accessSettings(read: Environment<ReturnType<typeof accessVariables>>): AccessSettings {
  return { crawlAccess: read.CRAWL_ACCESS, identitySecret: read.IDENTITY_SECRET ?? null };
}

/** In production a wish for `open` has to be said twice, so that a copied development `.env` opens nothing. */
function accessFor(isProduction: boolean, environment: NodeJS.ProcessEnv) {
  const parse = oneOf(...CRAWL_ACCESSES);
  return (value: string): CrawlAccess => {
    const access = parse(value);
    if (isProduction && access === 'open' && environment['CRAWL_ACCESS_CONFIRMED']?.trim() !== 'open') {
      throw new Error('open lets everybody start crawls; in production say so again with CRAWL_ACCESS_CONFIRMED=open');
    }
    return access;
  };
}

/** Provided by a service under its own settings. Reading progress and results is open to all. */
export class OperatorAccess {
  /** @param audience the service that asks: a signed word for another one does not count */
  constructor(
    private readonly settings: AccessSettings,
    private readonly audience: ServiceName,
  ) {}

  get rule(): CrawlAccess {
    return this.settings.crawlAccess;
  }

  /** @param headers of the call, with the gateway's signed word on who asks */
  mayChange(headers: IncomingHttpHeaders): boolean {
    return this.refusal(this.callerOf(headers)) === null;
  }

  /**
   * @param headers of the call, with the gateway's signed word on who asks
   * @returns the account's id; null for a visitor where everybody may
   * @throws DomainError 401 (not signed in, or the call did not come through the gateway), 403 (no operator)
   */
  assertMayChange(headers: IncomingHttpHeaders): { userId: string | null } {
    const caller = this.callerOf(headers);
    const refusal = this.refusal(caller);
    if (refusal) throw refusal;
    return { userId: caller && caller.subject !== VISITOR ? caller.subject : null };
  }

  private refusal(caller: Identity | null): DomainError | null {
    if (!caller) return new DomainError(401, { detail: 'operators_only' });
    if (this.rule === 'open' || caller.roles.includes(OPERATOR_ROLE)) return null;
    return caller.subject === VISITOR
      ? new DomainError(401, { detail: 'operators_only' })
      : new DomainError(403, { detail: 'no_operator' });
  }

  /** null: the call carries no word of the gateway that counts. */
  private callerOf(headers: IncomingHttpHeaders): Identity | null {
    const { identitySecret: secret } = this.settings;
    if (secret !== null) return readIdentity(headers[IDENTITY_HEADER], { secret, audience: this.audience });
    // A service alone, outside production: there is no gateway that could sign an identity.
    return this.rule === 'open' ? ANONYMOUS : null;
  }
}

/** For the module whose calls ask who is there. @param config under which the service registers its settings */
export const provideOperatorAccess = (
  config: Type<AccessSettings>,
  audience: ServiceName,
): FactoryProvider<OperatorAccess> => ({
  provide: OperatorAccess,
  inject: [config],
  useFactory: (settings: AccessSettings) => new OperatorAccess(settings, audience),
});
