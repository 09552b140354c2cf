import { usPhone } from './us-phone';

describe('telephone numbers of the registry', () => {
  it.each(['2135550101', '213-555-0101', '(213) 555-0101', '1-213-555-0101', '+1 213.555.0101'])(
    '%s is shown in one form',
    (text) => expect(usPhone(text)).toBe('(213) 555-0101'),
  );

  it('keeps an extension', () => expect(usPhone('213-555-0101 x12')).toBe('(213) 555-0101 ext. 12'));

  it.each([null, '', '5550101', '0135550101', '2130550101', '9999999999', '21355501012', 'call us'])(
    '%s is no number anybody could dial, so it is unknown',
    (text) => expect(usPhone(text)).toBeNull(),
  );
});

it('is quick over what no telephone number is (defect 9)', () => {
  const startedAt = performance.now();
  expect(usPhone(`${' '.repeat(100_000)}!`)).toBeNull();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
