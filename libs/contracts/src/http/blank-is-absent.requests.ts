// Shared by the query classes; named .requests because it carries class-transformer, which the web must not load.
import { Transform } from 'class-transformer';

/** `?zip=` and `?zip` mean "not given", as a form with an empty box sends them; a repeated parameter is invalid input. */
export const blankIsAbsent = Transform(({ value }: { value: unknown }) => {
  if (typeof value !== 'string') return value;
  const trimmed = value.trim();
  return trimmed === '' ? undefined : trimmed;
});
