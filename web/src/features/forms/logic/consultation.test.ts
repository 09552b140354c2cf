import { isEmail, isPhone } from '@web/shared/ready-text/contact-details';
import { consultationFaults, EMPTY_CONSULTATION } from './consultation';
import { isClosedDay } from './office-days';

// 08:30 on Monday, November 23, in California; already Tuesday in Korea.
const NOW = new Date('2026-11-23T16:30:00Z');
const WHOLE = {
  ...EMPTY_CONSULTATION,
  name: 'Hong',
  phone: '1 (213) 555-0142',
  email: 'hong@example.com',
  preferredDate: '2026-11-23',
  consultationType: 'medicare',
} as const;

test.each([
  ['2026-11-26', true],
  ['2026-11-27', false],
  ['2026-12-05', true],
  ['2026-12-06', true],
  // July 4, 2026 is a Saturday, kept on Friday; New Year 2028 a Saturday, kept on the last day of 2027.
  ['2026-07-03', true],
  ['2026-07-06', false],
  ['2027-12-31', true],
  ['2027-05-31', true],
  ['2027-01-18', true],
])('%s: offices are closed = %s', (day, isClosed) => {
  expect(isClosedDay(day)).toBe(isClosed);
});

test('today in California is the first day, and a slot of today must still come', () => {
  expect(consultationFaults(WHOLE, NOW)).toEqual({});
  expect(consultationFaults({ ...WHOLE, preferredTime: '09:00' }, NOW)).toEqual({});
  expect(consultationFaults({ ...WHOLE, preferredTime: '09:00' }, new Date('2026-11-23T17:00:00Z'))).toEqual({
    preferredTime: 'gone',
  });
  expect(consultationFaults({ ...WHOLE, preferredDate: '2026-11-20' }, NOW)).toEqual({ preferredDate: 'past' });
  expect(consultationFaults({ ...WHOLE, preferredDate: '2026-13-45' }, NOW)).toEqual({ preferredDate: 'day' });
});

test('an e-mail address is asked for unless there is none', () => {
  expect(consultationFaults({ ...WHOLE, email: '' }, NOW)).toEqual({ email: 'required' });
  expect(consultationFaults({ ...WHOLE, email: '', hasNoEmail: true }, NOW)).toEqual({});
});

test.each(['hong', 'hong@', '@example.com', 'a@b@c.com', 'hong@example', 'ho ng@example.com', 'hong@example..com'])(
  '%s is no e-mail address',
  (text) => expect(isEmail(text)).toBe(false),
);

test.each([
  ['213-555-0142', true],
  ['12135550142', true],
  ['010-1234-5678', false],
  ['555-0142', false],
  ['', false],
])('%s is a telephone number = %s', (text, is) => {
  expect(isPhone(text)).toBe(is);
});
