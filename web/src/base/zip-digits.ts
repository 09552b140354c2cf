export const ZIP_LENGTH = 5;

/** The digits of what was typed or pasted, at most five; full-width digits of a Korean keyboard count too. */
export function zipDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, ZIP_LENGTH);
}

export function isWholeZip(zip: string): boolean {
  return /^\d{5}$/.test(zip);
}
