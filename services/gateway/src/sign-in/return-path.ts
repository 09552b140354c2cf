// Where a person goes after signing in: a page of this site and nothing else. Pure.

const HOME = '/';
const LONGEST = 2_000;
/** Addresses that are no pages: going back to one would sign out again, or show JSON. */
const NO_PAGE = /^\/(?:api|internal|metrics|ws)(?:\/|$)/i;
const BASE = 'http://site.invalid';

/** The path, query and fragment of a page of ours; `/` for anything that is, or could be read as, another address. */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > LONGEST || !isLocal(wanted)) return HOME;
  if (!URL.canParse(wanted, BASE)) return HOME;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  // Dot segments are gone now: `/..//evil.example` has become `//evil.example`.
  const isPage = origin === BASE && isLocal(pathname) && !NO_PAGE.test(pathname);
  return isPage && isLocalHoweverDecoded(pathname) ? `${pathname}${search}${hash}` : HOME;
}

/** One slash and then neither a slash nor a backslash, which browsers take for one; no control characters, which they drop. */
const isLocal = (path: string): boolean => /^\/(?![/\\])/.test(path) && !hasControls(path) && !path.includes('\\');

/** Whatever stands behind us may decode once more than we do. */
function isLocalHoweverDecoded(path: string): boolean {
  try {
    const once = decodeURIComponent(path);
    return isLocal(once) && isLocal(decodeURIComponent(once.replace(/%(?![0-9a-f]{2})/gi, '%25')));
  } catch {
    return false;
  }
}

const hasControls = (text: string): boolean => /\p{Cc}/u.test(text);
