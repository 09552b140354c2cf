// All that we ask the provider ourselves: its endpoints, the tokens of a code, the claims of a person.
import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@app/kit/clock';
import { timedRequest, type TimedRequest } from '@app/kit/timed-request';
import { GatewayConfig } from '../config';
import type { SignInConfig } from '../config';
import { discoveryUrl, endpointsIn } from './discovery';
import type { ProviderEndpoints } from './discovery';
import { notSetUp, SignInFailure } from './sign-in-failure';

const TIMEOUT_MS = 5_000;
/** Providers change their endpoints about never; an hour is soon enough. */
const KEEP_MS = 60 * 60_000;
const LONGEST_ANSWER = 256 * 1024;

export type Claims = Record<string, unknown>;

@Injectable()
export class ProviderService {
  private readonly logger = new Logger(ProviderService.name);
  private known: { endpoints: ProviderEndpoints; until: number } | undefined;
  private asking: Promise<ProviderEndpoints> | undefined;

  constructor(
    private readonly config: GatewayConfig,
    private readonly clock: Clock,
  ) {}

  /** Read when first needed and kept for an hour; a failure is not kept. @throws SignInFailure unavailable */
  async endpoints(): Promise<ProviderEndpoints> {
    if (this.known && this.clock.now() < this.known.until) return this.known.endpoints;
    this.asking ??= this.discover().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  /** The token endpoint's answer to a code. @throws SignInFailure */
  async tokens(code: string, verifier: string): Promise<Claims> {
    const { clientId, clientSecret } = this.signIn();
    const { token, secretIn } = await this.endpoints();
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callbackUrl(this.config),
      code_verifier: verifier,
      ...(secretIn === 'body' && { client_id: clientId, client_secret: clientSecret }),
    });
    // RFC 6749, 2.3.1: both parts are form-encoded before they are joined.
    const [name, password] = [clientId, clientSecret].map((part) =>
      new URLSearchParams({ '': part }).toString().slice(1),
    );
    const basic = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
    const headers = {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      ...(secretIn === 'header' && { authorization: basic }),
    };
    return this.ask(token, { method: 'POST', body: form.toString(), headers });
  }

  /** What the provider says of the person whom an access token belongs to; {} when it has no such call. @throws SignInFailure */
  async userInfo(accessToken: string): Promise<Claims> {
    const { userInfo } = await this.endpoints();
    return userInfo ? this.ask(userInfo, { headers: { authorization: `Bearer ${accessToken}` } }) : {};
  }

  /** Where a browser ends its session at the provider and comes home from; null when the provider has no such page. */
  async signOutUrl(): Promise<string | null> {
    const { endSession } = await this.endpoints();
    if (!endSession) return null;
    const url = new URL(endSession);
    url.searchParams.set('client_id', this.signIn().clientId);
    url.searchParams.set('post_logout_redirect_uri', `${this.config.publicUrl}/`);
    return url.href;
  }

  private async discover(): Promise<ProviderEndpoints> {
    const { issuer } = this.signIn();
    try {
      const document = await this.ask(discoveryUrl(issuer), {});
      const endpoints = endpointsIn(document, issuer);
      this.known = { endpoints, until: this.clock.now() + KEEP_MS };
      return endpoints;
    } catch (error) {
      this.logger.warn({ err: error }, 'the sign-in provider could not be read');
      // What it said an hour ago is most likely still true.
      if (this.known) return this.known.endpoints;
      throw new SignInFailure('unavailable', error);
    }
  }

  /** @throws SignInFailure: unavailable when the provider is away or broken, failed when it refused */
  private async ask(url: string, options: Omit<TimedRequest, 'url' | 'timeoutMs'>): Promise<Claims> {
    const headers = { accept: 'application/json', ...options.headers };
    const { status, text } = await timedRequest(
      { ...options, url, headers, timeoutMs: TIMEOUT_MS },
      async ({ statusCode, body }) => ({ status: statusCode, text: await limitedText(body) }),
    ).catch((error: unknown) => {
      throw new SignInFailure('unavailable', error);
    });
    if (isAway(status)) throw new SignInFailure('unavailable', new Error(`it answered ${status}`));
    if (status !== 200) throw new SignInFailure('failed', new Error(`it answered ${status} ${errorCodeIn(text)}`));
    const json = objectIn(text);
    if (!json) throw new SignInFailure('unavailable', new Error('its answer is no JSON object'));
    return json;
  }

  private signIn(): SignInConfig {
    if (!this.config.signIn) throw notSetUp();
    return this.config.signIn;
  }
}

/** Where the provider sends people back to; it has to be registered there. */
export const callbackUrl = ({ publicUrl }: Pick<GatewayConfig, 'publicUrl'>): string =>
  `${publicUrl}/api/login/callback`;

/** Down, busy, or moved: a redirect is not followed, because the answer would be another server's. */
const isAway = (status: number): boolean => status >= 500 || status === 429 || (status >= 300 && status < 400);

async function limitedText(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_ANSWER) throw new Error('its answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** The provider's word for the failure (RFC 6749, 5.2), for the log; its longer texts may hold anything. */
function errorCodeIn(text: string): string {
  const error = objectIn(text)?.['error'];
  return typeof error === 'string' && /^[a-z_]{1,60}$/.test(error) ? error : '';
}

function objectIn(text: string): Claims | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Claims) : null;
  } catch {
    return null;
  }
}
