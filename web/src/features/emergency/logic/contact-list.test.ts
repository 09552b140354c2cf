import { CONTACT_TABS, contactsOfTab, EMERGENCY_CONTACTS, findContacts } from './contact-list';

const ids = (text: string) => findContacts(text).map(({ id }) => id);

describe('the list of contacts', () => {
  it('has each line and each hospital once, in one tab at least', () => {
    expect(new Set(EMERGENCY_CONTACTS.map(({ id }) => id)).size).toBe(EMERGENCY_CONTACTS.length);
    expect(new Set(CONTACT_TABS.flatMap((tab) => contactsOfTab(tab).map(({ id }) => id))).size).toBe(
      EMERGENCY_CONTACTS.length,
    );
  });

  it('has the four numbers of the specification under the first tab', () => {
    const urgent = contactsOfTab('emergency').map(({ id }) => id);
    expect(urgent).toEqual(expect.arrayContaining(['911', '988', 'poison', 'aps-ca']));
  });

  it('does not say hours that no source confirms', () => {
    expect(EMERGENCY_CONTACTS.find(({ id }) => id === 'socalgas')?.hours).toBeNull();
  });
});

describe('its search', () => {
  it.each([
    ['학대', 'aps-la'],
    ['elder abuse', 'aps-ca'],
    ['가스', 'socalgas'],
    ['이웃 케어', 'kheir'],
    ['ㅇㅇㅋㅇ', 'kheir'],
    ['메디캘', 'medi-cal'],
    ['382', 'none'],
    ['213 387', 'ktown-senior-center'],
    ['911', '911'],
    ['huntingtn', 'huntington'],
    ['응급실', 'cedars-sinai'],
  ])('%s finds %s', (text, id) => {
    if (id === 'none') expect(ids(text)).toEqual([]);
    else expect(ids(text)).toContain(id);
  });

  it('finds nothing for nothing, marks and strangers', () => {
    expect(['', '  ', '!!', 'xyzzy'].map(ids)).toEqual([[], [], [], []]);
  });
});
