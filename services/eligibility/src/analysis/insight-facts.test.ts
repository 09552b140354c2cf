import { analysisOf } from '@app/benefits/analysis/analysis.fixture';
import type { InventedPerson } from '@app/benefits/analysis/analysis.fixture';
import { refusalOf } from '../model/grounding/refusal';
import { insightFacts } from './insight-facts';

/** What names where somebody lives. */
const UNTOLD = ['two-counties', 'no-plans'];

it.each<InventedPerson>([
  {},
  { annualIncome: 9_000 },
  { annualIncome: 180_000 },
  { conditions: ['diabetes'], age: 80 },
])('every insight of %o is a sentence that is borne out by itself, or names a place', (person) => {
  const answer = analysisOf(person);
  const facts = insightFacts(answer);
  expect(facts).toHaveLength(answer.insights.length);
  answer.insights.forEach(({ code }, index) => {
    const fact = facts[index] ?? null;
    if (UNTOLD.includes(code)) expect(fact).toBeNull();
    else expect({ code, refusal: fact && refusalOf(fact, fact, 'en') }).toEqual({ code, refusal: null });
  });
});
