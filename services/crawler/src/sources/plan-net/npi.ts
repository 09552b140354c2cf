/** Ten digits whose last is the check digit (Luhn, over the prefix 80840 of the card-issuer standard). */
export function isNpi(number: string): boolean {
  if (!/^[12]\d{9}$/.test(number)) return false;
  let sum = 24; // What the prefix adds.
  for (let at = 0; at < 10; at += 1) {
    const digit = Number(number[9 - at]);
    const counted = at % 2 === 1 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}
