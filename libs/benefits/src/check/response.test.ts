import fc from 'fast-check';
import { ELIGIBILITY_CONTACTS } from '@app/content/records/eligibility-contacts';
import { ELIGIBILITY_PROGRAMS } from '@app/contracts/http/eligibility';
import { FIGURES } from '../figures/figures';
import { SOURCES } from '../figures/sources';
import { checkEligibility } from './check';
import { factsOfRequest } from './facts-of-request';
import { inventedPerson } from './invented-person.fixture';
import { NOTICES } from './notices';
import { responseOf } from './response';

const MAX_BYTES = 20_000;

test('a response has at most 20 kB for any person, and every id in it is known', () => {
  fc.assert(
    fc.property(inventedPerson, fc.constantFrom('ko' as const, 'en' as const), (request, language) => {
      const response = responseOf(checkEligibility(factsOfRequest(request), FIGURES, ELIGIBILITY_CONTACTS, language));
      expect(Buffer.byteLength(JSON.stringify(response))).toBeLessThanOrEqual(MAX_BYTES);
      expect(response.programs.map(({ program }) => program)).toEqual([...ELIGIBILITY_PROGRAMS]);
      for (const { source, contacts } of response.programs) {
        expect(SOURCES).toHaveProperty(source);
        expect(response.apply).toEqual(expect.arrayContaining(contacts));
      }
      expect(Object.keys(NOTICES)).toEqual(expect.arrayContaining(response.notices));
      expect(Object.keys(ELIGIBILITY_CONTACTS)).toEqual(expect.arrayContaining(response.apply));
    }),
    { numRuns: 200 },
  );
});
