import { addressElsewhere, inAppBrowser } from './in-app-browser';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S918N; wv) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const PAGE = 'https://guide.example/my-dates?zip=90006#ahead';

const comes = (userAgent: string) => jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
afterEach(() => jest.restoreAllMocks());

test.each([
  [`${ANDROID} KAKAOTALK 10.8.3 (INAPP)`, 'kakao'],
  [`${IPHONE} KAKAOTALK/10.8.3 (INAPP)`, 'kakao'],
  [`${IPHONE} NAVER(inapp; search; 2000; 12.6.4)`, 'naver'],
  [`${ANDROID} Line/14.9.1/IAB`, 'line'],
  [`${IPHONE} [FBAN/FBIOS;FBAV/470.0.0]`, 'facebook'],
  [`${ANDROID} [FB_IAB/FB4A;FBAV/470.0.0;]`, 'facebook'],
  [`${IPHONE} Instagram 340.0.0`, 'instagram'],
  [`${ANDROID.replace('; wv', '')}`, null],
  [`${IPHONE} Version/17.5 Safari/604.1`, null],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/128.0 Safari/537.36', null],
])('%s is of %s', (userAgent, app) => {
  comes(userAgent);
  expect(inAppBrowser()).toBe(app);
});

test('Android opens the phone’s browser by an intent, with the place on the page', () => {
  comes(`${ANDROID} KAKAOTALK 10.8.3 (INAPP)`);
  expect(addressElsewhere('kakao', PAGE)).toBe(
    'intent://guide.example/my-dates?zip=90006#ahead#Intent;scheme=https;end',
  );
});

test('an iPhone opens it by the app’s own address, where there is one', () => {
  comes(IPHONE);
  expect(addressElsewhere('kakao', PAGE)).toBe(
    'kakaotalk://web/openExternal?url=https%3A%2F%2Fguide.example%2Fmy-dates%3Fzip%3D90006%23ahead',
  );
  expect(addressElsewhere('line', PAGE)).toBe('https://guide.example/my-dates?zip=90006&openExternalBrowser=1#ahead');
  expect(addressElsewhere('naver', PAGE)).toBeNull();
});
