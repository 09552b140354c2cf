import { personFrom } from './person';

const TOKEN = { iss: 'https://login.example', sub: 'a' };
const person = (claims: Record<string, unknown>, groupsClaim = 'groups') => personFrom(TOKEN, claims, groupsClaim);

describe('what a provider tells of a person', () => {
  it('comes from both answers, and userinfo wins', () => {
    const both = personFrom(
      { ...TOKEN, email: 'old@example.org', family_name: '홍' },
      { email: 'new@example.org' },
      'g',
    );
    expect(both).toMatchObject({ email: 'new@example.org', lastName: '홍', issuer: TOKEN.iss, subject: 'a' });
  });

  it.each([
    [undefined, 'a@example.org'],
    [true, 'a@example.org'],
    ['true', 'a@example.org'],
    [false, null],
    ['false', null],
  ])('counts an address as checked unless email_verified says no (%j)', (verified, expected) => {
    expect(person({ email: 'a@example.org', email_verified: verified })).toMatchObject({
      email: 'a@example.org',
      verifiedEmail: expected,
    });
  });

  it.each([
    ['groups', { groups: ['a', 'b'] }, ['a', 'b']],
    ['groups', { groups: 'a' }, ['a']],
    ['groups', { groups: [{ name: 'a' }, 7, 'b'] }, ['b']],
    ['groups', {}, []],
    ['realm_access.roles', { realm_access: { roles: ['a'] } }, ['a']],
    ['https://guide.example/groups', { 'https://guide.example/groups': ['a'] }, ['a']],
    ['realm_access.roles', { realm_access: 'a' }, []],
    ['constructor.name', {}, []],
  ])('has the groups of the claim %s', (name, claims, groups) => {
    expect(person(claims, name).groups).toEqual(groups);
  });
});
