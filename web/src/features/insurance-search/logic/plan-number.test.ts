import { planNumberIn } from './plan-number';

describe('the number of a plan', () => {
  it.each([
    'H0543-204',
    'H0543 204',
    'h0543-204-000',
    'h0543204',
    'CMS H0543 PBP# 204',
    'Ｈ０５４３－２０４',
    '제 카드에는 H0543–204 라고 적혀 있어요',
  ])('is read in %s', (text) => expect(planNumberIn(text)).toBe('H0543-204'));

  it.each(['카이저', 'Blue 2026 Plan', 'H054-204', 'H0543', 'XH0543-204', 'H0543-2045'])('is not in %s', (text) =>
    expect(planNumberIn(text)).toBeNull(),
  );
});
