// @ts-check
// The provider's few pages: both languages on each, no inline style and no inline script.
import { ACCOUNTS } from './accounts.mjs';
import { TEXTS } from './texts.mjs';

/** @typedef {import('./texts.mjs').Text} Text */

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** @param {string} text */
export const escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? sign);

/** Korean, and English under it. @param {Text} text */
const both = ({ ko, en }) =>
  `<span lang="ko">${escapeHtml(ko)}</span> <span class="english" lang="en">${escapeHtml(en)}</span>`;

/**
 * @param {{ title: Text, body: string, script?: string }} page
 * @returns {string}
 */
function page({ title, body, script }) {
  return `<!DOCTYPE html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title.ko} / ${title.en}`)}</title>
<link rel="stylesheet" href="/style.css">
${script ? `<script src="${script}" defer></script>` : ''}
</head>
<body>
<main>
<p class="brand">${both(TEXTS.name)}</p>
<div class="notice" role="note">
<p><strong>${both(TEXTS.notice)}</strong></p>
<p>${both(TEXTS.noticeDetail)}</p>
</div>
<h1>${both(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** @param {string} product */
const wayBack = (product) => `<p><a class="button" href="${escapeHtml(product)}/">${both(TEXTS.toProduct)}</a></p>`;

/** @param {'visitor' | 'operator'} role */
function accountButton(role) {
  const { familyName, givenName, englishName, email } = ACCOUNTS[role];
  const can = role === 'visitor' ? TEXTS.visitorCan : TEXTS.operatorCan;
  return `<li><button class="account" name="account" value="${role}">
<span class="role">${both(TEXTS[role])}</span>
<span class="person"><span lang="ko">${familyName}${givenName}</span> <span lang="en">${englishName}</span> · ${email}</span>
<span class="can">${both(can)}</span>
</button></li>`;
}

/** One press chooses the account; there is no password and no question of consent. @param {string} uid of the interaction */
export function accountsPage(uid) {
  const body = `<p>${both(TEXTS.invented)}</p>
<form method="post" action="/sign-in/${encodeURIComponent(uid)}">
<ul>${accountButton('visitor')}${accountButton('operator')}</ul>
<button class="button" name="account" value="none">${both(TEXTS.back)}</button>
</form>`;
  return page({ title: TEXTS.choose, body });
}

/** Sends itself; the button is for browsers without scripts. @param {string} form of oidc-provider, id `op.logoutForm` */
export function signOutPage(form) {
  const body = `<p>${both(TEXTS.signOutHint)}</p>
${form}
<p><button class="button" type="submit" form="op.logoutForm" name="logout" value="yes">${both(TEXTS.signOut)}</button></p>`;
  return page({ title: TEXTS.signingOut, body, script: '/sign-out.js' });
}

/** After a sign-out that named no page to go back to. @param {string} product its origin */
export const signedOutPage = (product) => page({ title: TEXTS.signedOut, body: wayBack(product) });

/** An interaction that is over. @param {string} product its origin */
export const endedPage = (product) =>
  page({ title: TEXTS.ended, body: `<p>${both(TEXTS.endedWhat)}</p>${wayBack(product)}` });

/** @param {string} product its origin @param {string} reason of the protocol, for developers */
export function failedPage(product, reason) {
  const body = `<p>${both(TEXTS.failedWhat)}</p><p><code lang="en">${escapeHtml(reason)}</code></p>${wayBack(product)}`;
  return page({ title: TEXTS.failed, body });
}
