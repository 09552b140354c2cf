import { isBlockPage } from './answer-check';

test.each([
  'Please solve this CAPTCHA',
  'Access Denied',
  'Your request was blocked',
  'The request blocked by our firewall',
  'Request was rejected',
  'request rejected',
  'The requested URL was rejected',
  'We noticed unusual traffic',
  'Are you a human?',
  'are you human',
  'Are you a robot?',
  'are you robot',
  'Verify you are human',
  'Incident ID: 7',
  'One more security check',
])('"%s" is a refusal', (said) => {
  expect(isBlockPage(`<html><body><h1>${said}</h1></body></html>`)).toBe(true);
});

test.each(['Your Social Security check arrives on Friday', 'Are you 65 or older?', 'Your request was sent'])(
  '"%s" is none',
  (said) => {
    expect(isBlockPage(`<html><body><p>${said}</p></body></html>`)).toBe(false);
  },
);
