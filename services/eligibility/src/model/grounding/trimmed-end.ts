/** Without the signs at its end; a pattern for it would look at each of a thousand dots a thousand times. */
export function trimmedEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}
