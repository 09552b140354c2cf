// Whether what a visitor typed can be a telephone number or an e-mail address. No patterns: typed text may be long.

const US_DIGITS = 10;

/** Ten digits of the United States, with or without the leading 1 and whatever is between them. */
export function isPhone(text: string): boolean {
  const digits = [...text].filter((sign) => sign >= '0' && sign <= '9').join('');
  const area = digits.length === US_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
  return area.length === US_DIGITS && area[0] !== '0' && area[0] !== '1';
}

/** One @, something before it, a dot inside what follows, no spaces. */
export function isEmail(text: string): boolean {
  const [name = '', host = '', ...more] = text.trim().split('@');
  const labels = host.split('.');
  return (
    more.length === 0 &&
    name !== '' &&
    !/\s/.test(text.trim()) &&
    labels.length > 1 &&
    labels.every((part) => part !== '')
  );
}
