import { pageText } from './page-text';
import { phoneDigits } from './phones';
import { WatchedPage } from './watched-page';
import type { CountUnit, WatchedValue } from './watched-value';

const money = (dollars: number): WatchedValue => ({ kind: 'money', cents: Math.round(dollars * 100) });
const percent = (value: number): WatchedValue => ({ kind: 'percent', value });
const count = (value: number, unit: CountUnit): WatchedValue => ({ kind: 'count', value, unit });
const phone = (number: string): WatchedValue => ({ kind: 'phone', digits: phoneDigits(number) });
const day = (written: string): WatchedValue => {
  const [year = 0, month = 0, of = 0] = written.split('-').map(Number);
  return { kind: 'day', month, day: of, year: year === 0 ? null : year };
};
const has = (html: string, value: WatchedValue): boolean => new WatchedPage(pageText(html)).has(value);

const PREMIUM = money(202.9);
const LIMIT = money(1_836);
const MEDICARE = phone('1-800-633-4227');
const OPENS = day('0000-10-15');

describe('a value stands on a page that writes it', () => {
  test.each<[string, WatchedValue]>([
    ['The premium is $202.90 in 2026.', PREMIUM],
    ['202.90 dollars a month', PREMIUM],
    ['한 달 202달러 90센트입니다', PREMIUM],
    ['202 dollars and 90 cents', PREMIUM],
    ['US$ 202.90', PREMIUM],
    ['<b>$202</b><sup>.90</sup>', PREMIUM],
    ['<td>Part B</td><td>202.90</td>', PREMIUM],
    ['$202.90.', PREMIUM],
    ['$202.90, up from $185.00', money(185)],
    ['$２０２.９０', PREMIUM],
    ['up to $1,836 a month', LIMIT],
    ['$1,836.00', LIMIT],
    ['a limit of 1836 for one', LIMIT],
    ['1,836달러', LIMIT],
    ['$1,8<!-- x -->36', LIMIT],
    ['$&nbsp;1,836', LIMIT],
    ['$103,000-$206,000', money(206_000)],
    ['pays 20% of the bill', percent(20)],
    ['20 percent', percent(20)],
    ['소득의 8.5퍼센트', percent(8.5)],
    ['9.960%', percent(9.96)],
    ['63 continuous days', count(63, 'days')],
    ['a five-year wait, five (5) years', count(5, 'years')],
    ['forty quarters of coverage', count(40, 'credits')],
    ['twenty-four months', count(24, 'months')],
    ['attained age 65', count(65, 'years-old')],
    ['65 or older', count(65, 'years-old')],
    ['만 65세 이상', count(65, 'years-old')],
    ['Call 1-800-633-4227.', MEDICARE],
    ['Call 1-800-MEDICARE today', MEDICARE],
    ['1-800-MEDICARE (1-800-633-4227)', MEDICARE],
    ['(800) 633-4227', MEDICARE],
    ['+1 800 633 4227', MEDICARE],
    ['1‑800‑633‑4227', MEDICARE],
    ['8006334227', MEDICARE],
    ['1.800.633.4227', MEDICARE],
    ['1-800-<wbr>633-4227', MEDICARE],
    ['Dial 988 any time', phone('988')],
    ['9-1-1 or 911.', phone('911')],
    ['October 15 – December 7', OPENS],
    ['Oct. 15th', OPENS],
    ['OCTOBER&nbsp;15, 2026', OPENS],
    ['15 October 2026', OPENS],
    ['10/15', OPENS],
    ['from 10/15/26 on', OPENS],
    ['10월 15일부터', OPENS],
    ['2026년 10월 15일', OPENS],
    ['through January 31, 2027', day('2027-01-31')],
    ['ends January 31.', day('2027-01-31')],
  ])('%s', (html, value) => expect(has(html, value)).toBe(true));
});

describe('a value does not stand on a page that writes something else', () => {
  test.each<[string, WatchedValue]>([
    ['1202.901', PREMIUM],
    ['$1,202.90', PREMIUM],
    ['$202.9', PREMIUM],
    ['$202.901', PREMIUM],
    ['$202.90.15', PREMIUM],
    ['$206.50', PREMIUM],
    ['202 of 90 people', PREMIUM],
    ['202달러', PREMIUM],
    ['202달러 90센트', money(202)],
    ['18,360 and 11,836 and $1,836.50', LIMIT],
    ['form 5-1836', LIMIT],
    ['since the year 2000', money(2_000)],
    ['page 257 of 300', money(257)],
    ['1,836%', LIMIT],
    ['120% and 20 people', percent(20)],
    ['2.0% and 20.1%', percent(20)],
    ['age 65', count(65, 'days')],
    ['165 days', count(65, 'days')],
    ['1-800-633-42270', MEDICARE],
    ['1-800-633-4228', MEDICARE],
    ['2800-633-4227', MEDICARE],
    ['<a href="tel:+18006334227">Call us</a>', MEDICARE],
    ['<script>"1-800-633-4227"</script>', MEDICARE],
    ['1-988-555-0100', phone('988')],
    ['$988', phone('988')],
    ['October 16', OPENS],
    ['110/15', OPENS],
    ['10/150', OPENS],
    ['10/15/3/4', OPENS],
    ['10월 5일', OPENS],
    ['January 31, 2026', day('2027-01-31')],
    ['', PREMIUM],
  ])('%s', (html, value) => expect(has(html, value)).toBe(false));
});

describe('the snippet', () => {
  const page = new WatchedPage(
    pageText(
      '<p>The Part A deductible is $1,800.00.</p><p>The standard premium of Part B is $206.50 in 2027.</p><p>Call 1-800-555-0100.</p>',
    ),
  );

  test('shows what stands where the value likely stood', () => {
    expect(page.snippet(PREMIUM, 'Part B standard premium')).toContain('premium of Part B is $206.50 in 2027');
    expect(page.snippet(MEDICARE, 'Medicare')).toContain('1-800-555-0100');
    expect(page.snippet(OPENS, 'Open enrollment')).toBeNull();
  });

  test('is short, whatever the page', () => {
    const long = new WatchedPage(pageText(`<p>${'premium '.repeat(500)}$5.00${' and'.repeat(500)}</p>`));
    expect(long.snippet(PREMIUM, 'premium')?.length).toBeLessThan(250);
  });
});

test.each([
  ['digits', '1'.repeat(100_000)],
  ['dots', '1.'.repeat(50_000)],
  ['commas', '1,111'.repeat(20_000)],
  ['phones', '1-800-ABC'.repeat(11_000)],
  ['months', 'october 1'.repeat(11_000)],
  ['letters', 'a'.repeat(100_000)],
  ['hyphens', 'ab-'.repeat(33_000)],
  ['marks', '<'.repeat(100_000)],
  ['open tags', '<p>'.repeat(33_000)],
])('a hostile page of %s is read', (_, html) => {
  expect(has(html, PREMIUM)).toBe(false);
});
