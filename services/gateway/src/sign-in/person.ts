// From the provider's claims to what we keep of a person. Pure.
import type { UserProfile } from '../account/users.repository';
import type { Claimant } from '../sessions/roles';
import type { Claims } from './provider.service';

export type Person = UserProfile & Claimant;

const LONGEST = 200;

/**
 * @param userInfo wins where both say something; {} when the provider has no such call.
 * @throws Error when the two speak of different people (OpenID Connect Core 5.3.2)
 */
export function personFrom(idToken: Claims, userInfo: Claims, groupsClaim: string): Person {
  const subject = idToken['sub'];
  const issuer = idToken['iss'];
  if (typeof subject !== 'string' || typeof issuer !== 'string') throw new Error('the ID token names nobody');
  if (userInfo['sub'] !== undefined && userInfo['sub'] !== subject) throw new Error('userinfo names somebody else');
  const claims = { ...idToken, ...userInfo };
  const email = plain(claims['email']);
  const isRefused = claims['email_verified'] === false || claims['email_verified'] === 'false';
  return {
    issuer,
    subject,
    email,
    firstName: plain(claims['given_name']) ?? plain(claims['name']),
    lastName: plain(claims['family_name']),
    pictureUrl: picture(claims['picture']),
    verifiedEmail: isRefused ? null : email,
    groups: groupsIn(claims, groupsClaim),
  };
}

/** Some providers put groups deeper: the claim's name is tried as it is, then as a path with dots. */
function groupsIn(claims: Claims, name: string): string[] {
  const found = member(claims, name) ?? name.split('.').reduce<unknown>(member, claims);
  const list: unknown[] = Array.isArray(found) ? found : [found];
  return list.filter((group): group is string => typeof group === 'string');
}

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(key) : undefined;

/** One line of text without what a database or a page cannot hold; null when nothing is left. */
function plain(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return (
    value
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, LONGEST) || null
  );
}

/** Other protocols would not load on our pages, or would do worse. */
const picture = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 2_000 && URL.canParse(value) && new URL(value).protocol === 'https:'
    ? new URL(value).href
    : null;
