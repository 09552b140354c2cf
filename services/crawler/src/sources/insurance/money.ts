// Amounts as CMS writes them in the Landscape: `$0.00 `, `$3,400.00 `, `($20.80)`, `Not Applicable`, nothing.

const AMOUNT = /^(-|\u2212)?\$?\s?(\d[\d,]*(?:\.\d+)?)$/;
const IN_BRACKETS = /^\((.*)\)$/;

/** @returns dollars; negative for an amount in brackets; null when the text is no amount, which means unknown, not zero */
export function dollars(text: string | undefined): number | null {
  const trimmed = (text ?? '').trim();
  const inside = IN_BRACKETS.exec(trimmed)?.[1]?.trim();
  const [, minus, digits] = AMOUNT.exec(inside ?? trimmed) ?? [];
  if (digits === undefined) return null;
  const amount = Number(digits.replaceAll(',', ''));
  if (amount === 0) return 0;
  return inside !== undefined || minus !== undefined ? -amount : amount;
}

/** Stars are text: "3.5", but also nothing, "Not enough data available", "Plan too new to be measured". */
export function stars(text: string | undefined): number | null {
  const value = Number((text ?? '').trim() || Number.NaN);
  return value >= 1 && value <= 5 ? value : null;
}
