// What a provider says of itself at `<issuer>/.well-known/openid-configuration` (OpenID Connect Discovery 1.0). Pure.
import { isLoopbackName } from '../config-parsers';

export interface ProviderEndpoints {
  authorization: string;
  token: string;
  userInfo: string | null;
  /** Where a browser ends its session at the provider (RP-Initiated Logout); many have none. */
  endSession: string | null;
  /** `groups` is asked for only where the provider knows it: others refuse an unknown scope. */
  hasGroupsScope: boolean;
  /** How we prove who we are: by HTTP Basic unless the provider says it takes only the other way. */
  secretIn: 'header' | 'body';
}

export const discoveryUrl = (issuer: string): string => `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;

/**
 * @param issuer the configured one: the document has to name the same, or it is another provider's.
 * @throws Error naming what is wrong with the document
 */
export function endpointsIn(document: unknown, issuer: string): ProviderEndpoints {
  if (typeof document !== 'object' || document === null) throw new Error('the discovery document is no object');
  const fields = new Map<string, unknown>(Object.entries(document));
  if (fields.get('issuer') !== issuer) throw new Error('the discovery document names another issuer than OIDC_ISSUER');
  const isLocal = new URL(issuer).protocol === 'http:';
  const address = (name: string): string | null => {
    const value = fields.get(name);
    if (value === undefined) return null;
    if (typeof value !== 'string' || !isAllowed(value, isLocal)) throw new Error(`${name} is no address we may use`);
    return value;
  };
  const required = (name: string): string => {
    const value = address(name);
    if (value === null) throw new Error(`${name} is missing in the discovery document`);
    return value;
  };
  const methods = listed(fields.get('token_endpoint_auth_methods_supported')) ?? ['client_secret_basic'];
  return {
    authorization: required('authorization_endpoint'),
    token: required('token_endpoint'),
    userInfo: address('userinfo_endpoint'),
    endSession: address('end_session_endpoint'),
    hasGroupsScope: listed(fields.get('scopes_supported'))?.includes('groups') ?? false,
    secretIn: methods.includes('client_secret_basic') ? 'header' : 'body',
  };
}

/** TLS, or this machine when the provider itself stands there (development). */
function isAllowed(value: string, isLocal: boolean): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (isLocal && protocol === 'http:' && isLoopbackName(hostname));
}

const listed = (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null);
