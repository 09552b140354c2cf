// @ts-check
/**
 * The two invented people of the development provider: the name is that of Korean sample forms, the domain belongs to no one (RFC 2606).
 * Each account holds the claims that the provider issues for it.
 */
export const ACCOUNTS = {
  visitor: account('visitor', '길동', 'Hong Gil-dong', []),
  operator: account('operator', '길순', 'Hong Gil-sun', ['operators']),
};

/** @param {string} role @param {string} givenName @param {string} englishName @param {string[]} groups */
function account(role, givenName, englishName, groups) {
  return { id: `sample-${role}`, email: `${role}@example.org`, givenName, familyName: '홍', englishName, groups };
}
