// @ts-check
// The two people who can sign in while developing. The names are those of every Korean sample form, the addresses those
// that belong to nobody (RFC 2606).

/** @typedef {import('oidc-provider').AccountClaims} AccountClaims */

/**
 * @typedef {object} Account
 * @property {string} id the provider's `sub`
 * @property {string} email
 * @property {string} givenName
 * @property {string} familyName
 * @property {string} englishName
 * @property {string[]} groups
 */

/** @type {Record<'visitor' | 'operator', Account>} */
export const ACCOUNTS = {
  visitor: {
    id: 'sample-visitor',
    email: 'visitor@example.org',
    givenName: '길동',
    familyName: '홍',
    englishName: 'Hong Gil-dong',
    groups: [],
  },
  operator: {
    id: 'sample-operator',
    email: 'operator@example.org',
    givenName: '길순',
    familyName: '홍',
    englishName: 'Hong Gil-sun',
    groups: ['operators'],
  },
};

/** @param {string} id @returns {Account | undefined} */
export const accountById = (id) => Object.values(ACCOUNTS).find((account) => account.id === id);

/** Claims by scope; `groups` also comes with `profile`, as many providers do it. There are no pictures. */
export const CLAIMS = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['given_name', 'family_name', 'groups'],
  groups: ['groups'],
};

/** What the provider says of a person. @param {Account} account @returns {AccountClaims} */
export function claimsOf({ id, email, givenName, familyName, groups }) {
  return { sub: id, email, email_verified: true, given_name: givenName, family_name: familyName, groups };
}
