// Where a line of Korean must not break, though a browser would break it: inside a day, "파트 B", "할 수", a name
// with a hyphen, before a particle behind a bracket, before the dot between two facts.
const SPACE = '\u00a0';
const JOINER = '\u2060';
const MAY_BREAK = '\u200b';

const RULES: readonly (readonly [RegExp, string])[] = [
  [/([)%])(?=[가-힣])/g, `$1${JOINER}`],
  [/(\d월|오[전후]|파트|Part|몇|한|둘|주|Korean,) (?=\d|[A-D]\b|[명분번달해]|다 |정부|please)/g, `$1${SPACE}`],
  [/ 수(?= [있없])/g, `${SPACE}수`],
  [/(\d시)~(?=오)/g, `$1${JOINER}~${MAY_BREAK}`],
  [/1-800-(?=[A-Z])/g, `1-${JOINER}800-${JOINER}`],
  [/([A-Za-z])-(?=\w)/g, `$1-${JOINER}`],
  [/ (?=· )/g, SPACE],
];

/** A text that leaves the page, for a file, a message or another program: those show the invisible characters as boxes. */
export const withoutJoiners = (text: string): string =>
  text.replaceAll(/[\u2060\u200b]/g, '').replaceAll('\u00a0', ' ');

/** @param text one line or sentence; what comes back reads and sounds the same */
export const keepTogether = (text: string): string =>
  RULES.reduce((joined, [place, by]) => joined.replace(place, by), text);
