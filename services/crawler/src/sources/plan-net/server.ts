// Asks one insurer's server: politely, with its key where it wants one, and only on its own host.
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { SourceClient } from '@app/fetching/source-client';
import type { PlanNetKey } from '../../config/directory-settings';
import { readJson } from '../ckan/ckan-answers';
import { type Bundle, parseBundle, refusalOf } from './bundle';
import { type Capability, parseCapability } from './capability';
import { isObject, textOf } from './fhir';
import type { Insurer } from './source';

const CAPABILITY_KEPT_MS = 24 * 3_600_000;
/** A token is renewed before it ends, and never believed for longer. */
const TOKEN_MARGIN_MS = 60_000;
const TOKEN_LONGEST_MS = 3_600_000;
const SAMPLE_TOKEN_PATH = '/oauth2/token';

interface Kept<T> {
  value: T;
  until: number;
}

/** Every question throws CrawlFailure with its class, SlowDown, or the signal's reason. */
export class PlanNetServer {
  private known: Kept<Capability> | null = null;
  private token: Kept<string> | null = null;

  constructor(
    private readonly insurer: Insurer,
    private readonly key: PlanNetKey | null,
  ) {}

  /** What the server can be queried by; read once a day. */
  async capability(client: SourceClient): Promise<Capability> {
    if (this.known && this.known.until > Date.now()) return this.known.value;
    const { value } = await client.getJson(this.insurer.site, '/metadata', parseCapability, await this.wishes(client));
    this.known = { value, until: Date.now() + CAPABILITY_KEPT_MS };
    return value;
  }

  /** @param path on the server's host, with its query */
  async bundle(path: string, client: SourceClient): Promise<{ bundle: Bundle; fetchedAt: Date }> {
    // Joined as text: a path that begins with two slashes would name a host.
    const url = new URL(`${this.base(client).origin}${path}`);
    const { value, fetchedAt } = await client.getJson(this.insurer.site, url, parseBundle, await this.wishes(client));
    return { bundle: value, fetchedAt };
  }

  /** Path and query of a question to the server. */
  path(type: string, query: [string, string][], client: SourceClient): string {
    return `${this.base(client).pathname.replace(/\/$/, '')}/${type}?${new URLSearchParams(query).toString()}`;
  }

  /**
   * Path and query of the way on. A link that leads to another host would have us read, and give our key to, any host that it names.
   * @throws CrawlFailure `address_refused`
   */
  nextPath(next: string, client: SourceClient): string {
    const base = this.base(client);
    const url = URL.canParse(next, `${base.href}/`) ? new URL(next, `${base.href}/`) : null;
    if (url?.origin !== base.origin) {
      throw new CrawlFailure('address_refused', `${this.insurer.id}: the next page lies on another host`);
    }
    return `${url.pathname}${url.search}`;
  }

  private base(client: SourceClient): URL {
    return client.urlOf(this.insurer.site, '');
  }

  private async wishes(client: SourceClient) {
    const authorization = this.insurer.access === 'key' ? `Bearer ${await this.bearer(client)}` : undefined;
    return { authorization, refusal: refusalOf, isKept: false };
  }

  /** OAuth2 client credentials. */
  private async bearer(client: SourceClient): Promise<string> {
    if (this.token && this.token.until > Date.now()) return this.token.value;
    if (this.key === null) throw new CrawlFailure('blocked', `${this.insurer.id}: no client credentials`);
    const { clientId, clientSecret, tokenUrl } = this.key;
    const address = client.mode === 'live' ? new URL(tokenUrl) : SAMPLE_TOKEN_PATH;
    const fields = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    this.token = await client.postForm(this.insurer.site, address, { fields, read: readToken });
    return this.token.value;
  }
}

/** @throws CrawlFailure `schema_changed` */
function readToken(text: string): Kept<string> {
  const answer = readJson(text);
  const value = isObject(answer) ? tokenOf(answer['access_token']) : undefined;
  if (!isObject(answer) || value === undefined) throw new CrawlFailure('schema_changed', 'no access_token');
  const seconds = Number(textOf(answer['expires_in']) ?? 0);
  const lifeMs = Math.min(Number.isFinite(seconds) ? seconds * 1_000 : 0, TOKEN_LONGEST_MS);
  return { value, until: Date.now() + Math.max(0, lifeMs - TOKEN_MARGIN_MS) };
}

/** It goes into a header: visible characters only. */
const tokenOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\x21-\x7e]{1,8000}$/.test(value) ? value : undefined;
