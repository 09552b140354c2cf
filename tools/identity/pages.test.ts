import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accountById, ACCOUNTS, claimsOf } from './accounts.mjs';
import { accountsPage, endedPage, failedPage, signedOutPage, signOutPage } from './pages.mjs';
import { TEXTS } from './texts.mjs';

const PRODUCT = 'http://127.0.0.1:8080';
const PAGES: [string, string][] = [
  ['accounts', accountsPage('uid-1')],
  ['sign-out', signOutPage('<form id="op.logoutForm"></form>')],
  ['signed-out', signedOutPage(PRODUCT)],
  ['ended', endedPage(PRODUCT)],
  ['failed', failedPage(PRODUCT, 'invalid_request')],
];

describe('the pages of the development provider', () => {
  it.each(PAGES)('%s says in both languages that it is for development', (_name, html) => {
    expect(html).toContain(`<span lang="ko">${TEXTS.notice.ko}</span>`);
    expect(html).toContain(`lang="en">${TEXTS.notice.en}</span>`);
    expect(html.match(/<h1>/g)).toHaveLength(1);
  });

  it.each(PAGES)('%s has no script and no style of its own in the text', (_name, html) => {
    expect(html).not.toMatch(/<style|style=|<script>| on\w+=/);
  });

  it('every sentence exists in Korean and in English', () => {
    for (const { ko, en } of Object.values(TEXTS)) {
      expect(ko).toMatch(/[\uac00-\ud7a3]/);
      expect(en).toMatch(/^[\x20-\x7e]+$/);
    }
  });

  it('the choice is two accounts and the way back, each a button', () => {
    const values = [...accountsPage('uid-1').matchAll(/<button [^>]*value="(\w+)"/g)].map((match) => match[1]);
    expect(values).toEqual(['visitor', 'operator', 'none']);
  });

  it('what a stranger wrote is shown as text', () => {
    const html = failedPage(PRODUCT, `<img src=x onerror="alert(1)">'&`);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;');
    expect(accountsPage('"><b>')).not.toContain('<b>');
  });

  it('has the colours of the product', () => {
    const tokens = readFileSync(path.join(__dirname, '../../web/src/ui/tokens.ts'), 'utf8').toLowerCase();
    const colours = [...readFileSync(path.join(__dirname, 'style.css'), 'utf8').matchAll(/--([\w-]+): (#\w{6});/g)];
    expect(colours.length).toBeGreaterThan(8);
    for (const [, name, value] of colours) expect(tokens).toContain(`'--color-${name}': '${value}'`);
  });
});

describe('the accounts', () => {
  it('have addresses that belong to nobody, and their e-mails count as verified', () => {
    for (const account of Object.values(ACCOUNTS)) {
      expect(account.email).toMatch(/@example\.org$/);
      expect(claimsOf(account)).toMatchObject({ sub: account.id, email_verified: true, family_name: '홍' });
      expect(accountById(account.id)).toBe(account);
    }
    expect(accountById('nobody')).toBeUndefined();
  });

  it('differ in the group', () => {
    expect(claimsOf(ACCOUNTS.visitor).groups).toEqual([]);
    expect(claimsOf(ACCOUNTS.operator).groups).toEqual(['operators']);
  });
});
