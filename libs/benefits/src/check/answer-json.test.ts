import fc from 'fast-check';
import { ELIGIBILITY_CONTACTS } from '@app/content/records/eligibility-contacts';
import { FIGURES } from '../figures/figures';
import { answerJson } from './answer-json';
import { checkEligibility } from './check';
import { factsOfRequest } from './facts-of-request';
import { inventedPerson } from './invented-person.fixture';

test('an answer is written as JSON.stringify writes it, for everybody', () => {
  fc.assert(
    fc.property(inventedPerson, fc.constantFrom('ko' as const, 'en' as const), (request, language) => {
      const answer = checkEligibility(factsOfRequest(request), FIGURES, ELIGIBILITY_CONTACTS, language);
      expect(answerJson(answer).equals(Buffer.from(JSON.stringify(answer)))).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('what is kept of one answer says nothing of the next', () => {
  const [poor, rich] = [12_000, 98_765].map((annualIncome) =>
    answerJson(
      checkEligibility(
        factsOfRequest({ age: 70, annualIncome, citizenshipStatus: 'citizen', asOf: '2026-11-21' }),
        FIGURES,
        ELIGIBILITY_CONTACTS,
      ),
    ).toString(),
  );
  expect(rich).toContain('98,765');
  expect(rich).not.toContain('12,000');
  expect(poor).not.toContain('98,765');
});
