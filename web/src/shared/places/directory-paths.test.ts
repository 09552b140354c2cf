import { directoryAddress } from './directory-paths';

const question = { zip: '90006', language: 'korean', specialty: null } as const;

test.each([
  [{ ...question, type: 'doctor' } as const, '/doctors?zip=90006&language=korean'],
  [
    { ...question, type: 'doctor', specialty: 'cardiology' } as const,
    '/doctors?zip=90006&language=korean&specialty=cardiology',
  ],
  [{ ...question, type: 'pharmacy', zip: null } as const, '/pharmacies?language=korean'],
  [{ ...question, type: 'hospital', language: null } as const, '/hospitals?zip=90006'],
  [{ ...question, type: 'nursingHome' } as const, '/providers?type=nursingHome&zip=90006&language=korean'],
  [
    { ...question, type: 'doctor', language: null, specialty: 'nephrology' } as const,
    '/providers?type=doctor&zip=90006&specialty=nephrology',
  ],
  [{ ...question, type: 'doctor', language: 'spanish' } as const, '/providers?type=doctor&zip=90006&language=spanish'],
])('%j', (requested, address) => expect(directoryAddress(requested)).toBe(address));
