/** A plan's number as cards and letters print it: "H0543-204", "H0543 204", "h0543-204-000", "H0543 PBP# 204". */
const NUMBER = /(?:^|[^\p{L}\p{N}])([A-Z]\d{4})(?:\s*[-–_/.]\s*|\s+|\s*PBP\s*#?\s*)?(\d{3})(?!\d)/iu;

/** @returns "H0543-204", without the segment; null when the text holds no number */
export function planNumberIn(text: string): string | null {
  const [, contract, plan] = NUMBER.exec(text.normalize('NFKC')) ?? [];
  return contract === undefined || plan === undefined ? null : `${contract.toUpperCase()}-${plan}`;
}
