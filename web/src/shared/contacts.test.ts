import { CONTACTS } from '@app/content/records/contacts';
import { EMERGENCY_LINES, HELP_LINES } from './contacts';

const RECORD_OF: Record<string, string> = {
  emergency: '911',
  crisis: '988',
  poison: 'poison',
  hicap: 'hicap',
  medicare: 'medicare',
  mediCal: 'medi-cal',
  healthCareOptions: 'hco',
  coveredCaliforniaKorean: 'covered-ca-ko',
  socialSecurity: 'ssa',
  agingLosAngeles: 'aaa-la',
  community: '211',
};

describe('the telephone lines of the shell', () => {
  it.each([...EMERGENCY_LINES, ...Object.values(HELP_LINES)].map((line) => [line.id, line] as const))(
    '%s is the number of the curated record, verified and checked on the same day',
    (id, line) => {
      const record = CONTACTS.find((contact) => contact.id === RECORD_OF[id]);
      expect({ number: record?.number, checkedOn: record?.checkedOn, confidence: record?.confidence }).toEqual({
        number: line.number,
        checkedOn: line.checkedOn,
        confidence: 'verified',
      });
    },
  );
});
