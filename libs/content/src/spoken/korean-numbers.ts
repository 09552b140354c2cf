// Numbers as Korean says them: by the Chinese count, by the native count before what is counted, digit by digit.
const DIGITS = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const PLACES = ['', '십', '백', '천'];
const MYRIADS = ['', '만', '억', '조'];
const NATIVE_ONES = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const NATIVE_TENS = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];

/** Up to four digits: 1 before a place is silent (110 = 백십). */
const group = (digits: string): string =>
  [...digits]
    .map((digit, at) => {
      const place = PLACES[digits.length - 1 - at] ?? '';
      if (digit === '0') return '';
      return digit === '1' && place !== '' ? place : `${DIGITS[Number(digit)]}${place}`;
    })
    .join('');

const withoutCommas = (written: string): string => written.replaceAll(',', '').replace(/^0+(?=\d)/, '');

/** "130,000" -> "십삼만". @param written digits, with or without commas; longer than 16 digits is read digit by digit */
function whole(written: string): string {
  const digits = withoutCommas(written);
  if (digits.length > 16) return digitByDigit(digits);
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 4) groups.push(digits.slice(Math.max(0, end - 4), end));
  const said = groups.flatMap((four, myriad) => {
    const text = group(four);
    if (text === '') return [];
    // 만 alone, but 일억 and 일조.
    return [myriad === 1 && text === '일' && groups.length === 2 ? '만' : `${text}${MYRIADS[myriad]}`];
  });
  return said.reverse().join(' ') || '영';
}

/** "1.6" -> "일 점 육", "1,836" -> "천팔백삼십육". */
export function chineseNumber(written: string): string {
  const [before = '', after] = written.split('.');
  if (!after) return whole(before);
  return `${whole(before)} 점 ${[...after].map((digit) => DIGITS[Number(digit)]).join('')}`;
}

/** Before what is counted: 1 명 = "한", 20 명 = "스무", 25 명 = "스물다섯"; from 100 on the Chinese count. */
export function nativeNumber(written: string): string {
  const value = Number(withoutCommas(written));
  if (value === 0 || value > 99) return chineseNumber(written);
  if (value === 20) return '스무';
  return `${NATIVE_TENS[Math.floor(value / 10)]}${NATIVE_ONES[value % 10]}`;
}

/** Telephone numbers, ZIP codes and forms: 0 is 공. */
export const digitByDigit = (written: string): string =>
  [...written].map((digit) => (digit === '0' ? '공' : (DIGITS[Number(digit)] ?? ''))).join('');
