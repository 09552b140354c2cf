// @ts-check
// Numbers of the invented records. They begin with 2: the standard allows it, but every number issued so far begins
// with 1, so no sample number can belong to a real provider. The digits hold ZIP and sequence, so a number finds its record.

const FIRST_ZIP = 90000;

/** The Luhn check digit of a nine-digit NPI base, with the 80840 prefix of the card-issuer standard. @param {string} base */
export function checkDigit(base) {
  let sum = 24; // what the prefix 80840 adds
  for (let index = 0; index < base.length; index += 1) {
    const digit = Number(base[base.length - 1 - index]);
    const doubled = index % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

/** @param {string} zip five digits, 90001 to 99999 @param {number} sequence 0 to 9999 inside the ZIP */
export function npiNumber(zip, sequence) {
  const base = `2${String(Number(zip) - FIRST_ZIP).padStart(4, '0')}${String(sequence).padStart(4, '0')}`;
  return base + checkDigit(base);
}

/** The ZIP and sequence of a sample number, or null when it is none (another series, or a wrong check digit). @param {string} number */
export function readNpiNumber(number) {
  if (!/^2\d{9}$/.test(number) || checkDigit(number.slice(0, 9)) !== number[9]) return null;
  return { zip: String(FIRST_ZIP + Number(number.slice(1, 5))), sequence: Number(number.slice(5, 9)) };
}
