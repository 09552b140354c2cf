import { CONTACTS } from '@app/content/records/contacts';
import i18next from 'i18next';
import { EMERGENCY_LINES, HELP_LINES, WORDS } from './contacts';

describe('the telephone lines of the shell', () => {
  it.each(Object.entries(WORDS.line))('%s is a verified line of help-lines.json, with its number', (_name, line) => {
    const record = CONTACTS.find(({ number }) => number === line.number);
    expect(record).toMatchObject({ confidence: 'verified', checkedOn: line.checkedOn });
  });

  it('are those people know by heart where they are dialled as they are', () => {
    expect(EMERGENCY_LINES.map(({ number }) => number)).toEqual(['911', '988', '1-800-222-1222']);
  });

  it('are named by texts: a sentence with `line.medicare.spelled` says 1-800-MEDICARE', () => {
    expect(i18next.t('contact:methods.lines.medicare.who')).toBe('메디케어 1-800-MEDICARE');
    expect(i18next.t('search:failed.text')).toContain(`HICAP ${HELP_LINES.hicap.number}`);
  });
});
