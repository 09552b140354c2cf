// What the ranker found by words, joined with what an embedding found by meaning.
import { NO_CARD } from '@app/contracts/http/answer-counts';
import { withMeaning } from './by-meaning';

const ranked = [
  { id: 'faq-pace', probability: 0.3 },
  { id: NO_CARD, probability: 0.2 },
  { id: 'faq-cobra', probability: 0.1 },
  { id: 'safety-body', probability: 0.01 },
];

it('lifts the card that is nearest in meaning', () => {
  const found = withMeaning(ranked, new Map(Object.entries({ 'faq-cobra': 0.9, 'faq-pace': 0.2 })), 2);
  expect(found[0]?.id).toBe('faq-cobra');
});

it('keeps what the ranker says of danger and of no card, however near another card is and however few are named', () => {
  const similarities = new Map(Object.entries({ 'faq-cobra': 0.9, 'faq-hospice': 0.8, 'safety-body': 0 }));
  const found = withMeaning(ranked, similarities, 2);
  expect(found).toHaveLength(3);
  expect(found).toContainEqual({ id: 'safety-body', probability: 0.01 });
  expect(withMeaning(ranked, similarities, 5)).toContainEqual({ id: NO_CARD, probability: 0.2 });
});

it('is what the ranker says where nothing was found by meaning', () => {
  expect(withMeaning(ranked, new Map(), 1)).toEqual([ranked[0], ranked[3]]);
});
