// @ts-check
// The pages of the development provider, each in both languages.
import { readFileSync } from 'node:fs';
import { ACCOUNTS } from './accounts.mjs';

/** @typedef {{ ko: string, en: string }} Text */
/** @type {Record<string, Text>} */
const TEXTS = JSON.parse(readFileSync(new URL('./texts.words.json', import.meta.url), 'utf8')).texts;

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Korean, then English. @param {string} key */
const both = (key) => {
  const { ko, en } = TEXTS[key] ?? { ko: key, en: key };
  return `<span lang="ko">${escapeHtml(ko)}</span> <span class="english" lang="en">${escapeHtml(en)}</span>`;
};

/** @param {string} title key of its text @param {string} body @param {string} [head] */
const page = (title, body, head = '') => `<!DOCTYPE html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TEXTS[title]?.ko} / ${TEXTS[title]?.en}</title><link rel="stylesheet" href="/style.css">${head}</head>
<body><main><p class="brand">${both('name')}</p><p class="notice" role="note">${both('notice')}</p>
<h1>${both(title)}</h1>${body}</main></body></html>`;

/** The choice of an account: one press, no password. @param {string} uid of the interaction */
export function accountsPage(uid) {
  const buttons = Object.entries(ACCOUNTS).map(
    ([role, { familyName, givenName, englishName, email }]) =>
      `<button name="account" value="${role}"><strong>${both(role)}</strong>
<span lang="ko">${familyName}${givenName}</span> <span lang="en">${englishName}</span> · ${email} ${both(`${role}Can`)}</button>`,
  );
  const back = `<button name="account" value="none">${both('back')}</button>`;
  const form = `<form method="post" action="/sign-in/${uid}">${buttons.join('')}${back}</form>`;
  return page('choose', `<p>${both('invented')}</p>${form}`);
}

/** Submits itself; the button is for browsers without scripts. @param {string} form of oidc-provider, id `op.logoutForm` */
export const signOutPage = (form) =>
  page(
    'signingOut',
    `${form}<button form="op.logoutForm" name="logout" value="yes">${both('signOut')}</button>`,
    '<script src="/sign-out.js" defer></script>',
  );

/** @param {'signedOut' | 'ended' | 'failed'} title @param {string} product its origin @param {string} [reason] for developers */
export const lastPage = (title, product, reason = '') =>
  page(title, `<p>${escapeHtml(reason)}</p><p><a href="${escapeHtml(product)}/">${both('toProduct')}</a></p>`);
