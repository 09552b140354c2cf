/** The text without the slashes at its end. `/\/+$/` would look at each slash of a long row again and again. */
export function withoutSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
