// S6: sessions that somebody else has planted, changed, kept or replayed.
import { product, some } from './product.mjs';
import { Visitor } from './visitor.mjs';

const ME = '/api/auth/user';
const JSON_COOKIE = 'j:{"id":1}';
/** Where a sign-in must not lead, one a line: to no other host, whatever is made of it. */
const ELSEWHERE = String.raw`//evil.example
///evil.example
/\evil.example
\\evil.example
/%09/evil.example
https:evil.example
https://evil.example
http:/evil.example
/%2f%2fevil.example
/%5cevil.example
javascript:alert(1)
data:text/html,x
//127.0.0.1@evil.example
%20//evil.example
/a/..//evil.example
/.//evil.example
%00//evil.example
/%0d%0aLocation:%20https://evil.example
/%0a/evil.example
//evil%E3%80%82example
/api/logout
/api/login`.split('\n');

/** One run of it: its visitors, what was tried and what got through. */
class Attempt {
  /** @param {import('../checks/product-copy.mjs').ProductCopy} copy */
  constructor(copy) {
    this.copy = copy;
    this.number = 75_000;
    this.tries = 0;
    /** @type {string[]} */
    this.faults = [];
  }

  /** @param {Map<string, string>} [cookies] */
  fresh(cookies = new Map()) {
    const visitor = new Visitor(this.copy.url, (this.number += 1));
    visitor.cookies = new Map(cookies);
    return visitor;
  }

  /** @param {boolean} holds @param {string} what */
  expect(holds, what) {
    this.tries += 1;
    if (!holds) this.faults.push(what);
  }

  /** @param {Visitor} visitor @param {boolean} isIn @param {string} what */
  async expectSignedIn(visitor, isIn, what) {
    this.expect((await visitor.ask(ME)).status === (isIn ? 200 : 401), what);
  }
}

/** The id from before the sign-in is worth nothing afterwards, and a planted one is never taken. @param {Attempt} attempt @returns somebody who is signed in */
async function fixation(attempt) {
  const victim = attempt.fresh();
  await victim.follow('/api/login');
  const name = victim.sessionCookie;
  const early = victim.cookies.get(name) ?? '';
  await victim.signIn('operator');
  attempt.expect(victim.cookies.get(name) !== early, 'the session id outlives the sign-in');
  await attempt.expectSignedIn(attempt.fresh(new Map([[name, early]])), false, 'the id from before is signed in');
  const planted = attempt.fresh(new Map([[name, `s%3Aplanted.${'A'.repeat(43)}`]]));
  await planted.signIn('visitor');
  attempt.expect(!planted.cookies.get(name)?.includes('planted'), 'a planted id was taken');
  await attempt.expectSignedIn(victim, true, 'signing in does not sign in');
  return victim;
}

/** No other spelling of a good cookie is good, and it is for this host and no script. @param {Attempt} attempt @param {Visitor} victim */
async function tampering(attempt, victim) {
  const name = victim.sessionCookie;
  const good = decodeURIComponent(victim.cookies.get(name) ?? '');
  const id = good.split('.')[0] ?? '';
  const other = (/** @type {number} */ at) =>
    `${good.slice(0, at)}${good[at] === 'A' ? 'B' : 'A'}${good.slice(at + 1)}`;
  const changed = Array.from({ length: 24 }, (_, at) => other(at + 2));
  changed.push(other(good.length - 1), good.slice(2), id, `${id}.`, `${good}A`, good.replace('s:', 'j:'));
  changed.push('s:.', 's:', '__proto__', JSON_COOKIE);
  for (const value of changed) {
    const thief = attempt.fresh(new Map([[name, encodeURIComponent(value)]]));
    await attempt.expectSignedIn(thief, false, `a changed cookie is signed in: ${changed.indexOf(value)}`);
  }
  const line = String((await attempt.fresh().ask('/api/login')).headers['set-cookie']);
  const hasFlags = /HttpOnly/i.test(line) && /SameSite=Lax/i.test(line) && /Path=\//.test(line);
  attempt.expect(hasFlags, "the cookie's flags");
  attempt.expect(!(await attempt.fresh().ask('/')).headers['set-cookie'], 'visitors get a cookie');
}

/** The way back is good once, for the browser that left, and leads to no other host. @param {Attempt} attempt */
async function wayBack(attempt) {
  const leaving = await attempt.fresh().ask('/api/login');
  const stranger = attempt.fresh();
  const state = new URL(leaving.headers.location ?? '').searchParams.get('state');
  const queries = [`code=x&state=${state}`, 'code=x&state=__proto__', 'code=x', `state=${state}`];
  for (const query of [...queries, `code[]=x&state[]=${state}`, 'error=access_denied']) {
    const { status } = await stranger.ask(`/api/login/callback?${query}`);
    attempt.expect(status >= 400 && status < 500, `a stranger's way back answers ${status}`);
    await attempt.expectSignedIn(stranger, false, 'a stranger is signed in');
  }
  for (const returnTo of ELSEWHERE) {
    const visitor = attempt.fresh();
    const { url } = await visitor.signIn('visitor', `/api/login?returnTo=${returnTo.replaceAll('\\', '%5c')}`);
    attempt.expect(new URL(url).origin === attempt.copy.url, `returnTo ${returnTo} leads to ${url}`);
    visitor.close();
  }
}

/** They are the server's, not the cookie's. @param {Attempt} attempt @param {Visitor} victim */
async function ends(attempt, victim) {
  const kept = attempt.fresh(victim.cookies);
  await victim.ask('/api/logout');
  await attempt.expectSignedIn(kept, false, 'a session lives on after logging out');
  const since = (/** @type {string} */ field, /** @type {number} */ hours) =>
    attempt.copy.sql(
      `UPDATE accounts.sessions SET sess = jsonb_set(sess::jsonb, '{account,${field}}', to_jsonb($1::bigint)) WHERE sess::text LIKE '%account%'`,
      [Date.now() - hours * 3_600_000],
    );
  const operator = attempt.fresh();
  await operator.signIn('operator');
  await attempt.expectSignedIn(operator, true, 'the operator was not signed in');
  await since('seenAt', 1.1);
  await attempt.expectSignedIn(operator, false, "an operator's idle session lives on");
  const visitor = attempt.fresh();
  await visitor.signIn('visitor');
  await since('signedInAt', 24.1);
  await attempt.expectSignedIn(visitor, false, 'a session lives longer than 24 hours');
  const late = `SELECT count(*)::int AS count FROM accounts.sessions WHERE expire > now() + interval '24 hours 1 minute'`;
  const [{ count }] = await attempt.copy.sql(late);
  attempt.expect(count === 0, `${count} stored sessions have no end within 24 hours`);
}

export async function sessions() {
  const attempt = new Attempt(await product());
  const victim = await fixation(attempt);
  await tampering(attempt, victim);
  await wayBack(attempt);
  await ends(attempt, victim);
  const { tries, faults } = attempt;
  return {
    measured: `${tries} tries (fixation, changed cookies, ${ELSEWHERE.length} ways elsewhere, replay, expiry, logout): ${tries - faults.length} refused${faults.length ? `; ${some(faults)}` : ''}`,
    ok: faults.length === 0,
  };
}
