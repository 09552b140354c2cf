// The part of a page that its address names: /glossary#deductible.

/** '' when it names none. Links are cut off and lengthened by those who pass them on: what is no whole percent sign is taken as it is. */
export function partOf(hash: string): string {
  const part = hash.slice(1);
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
