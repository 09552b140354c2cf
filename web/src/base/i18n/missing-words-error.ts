/** The words of a screen could not be loaded; the route error page treats it like missing code. */
export class MissingWordsError extends Error {
  override readonly name = 'MissingWordsError';
}
