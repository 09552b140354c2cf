// JSON put together as the bytes that go out. An answer is 90 kB, nearly all of it the same for everybody, and half of its letters
// are Korean: as ordinary text each letter would be encoded anew. What never changes is encoded once and copied.

/** Bytes of UTF-8 that may stand in a JSON text as they are. */
export type Fragment = Uint8Array;

/** An answer is 50 to 105 kB; a longer one gets room when it needs it. */
const ROOM = 128 * 1024;
const SPACE = 0x20;
const TILDE = 0x7e;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** What JSON writes as it stands; whatever else there is takes the slower way. */
const isPlain = (code: number): boolean => code >= SPACE && code <= TILDE && code !== QUOTE && code !== BACKSLASH;

export const fragmentOf = (json: string): Fragment => Buffer.from(json);

/** @param text as it stands between the quotes of JSON */
export const innerFragment = (text: string): Fragment => fragmentOf(JSON.stringify(text).slice(1, -1));

export class JsonBytes {
  private bytes = Buffer.allocUnsafeSlow(ROOM);
  private length = 0;

  add(fragment: Fragment): void {
    this.makeRoom(fragment.length);
    this.bytes.set(fragment, this.length);
    this.length += fragment.length;
  }

  /** A text between quotes that stand already: most are a few digits, for which an encoder would cost more. */
  addInner(text: string): void {
    this.makeRoom(text.length);
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (!isPlain(code)) return this.add(innerFragment(text));
      this.bytes[this.length + at] = code;
    }
    this.length += text.length;
  }

  written(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  private makeRoom(wanted: number): void {
    if (this.length + wanted <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow((this.length + wanted) * 2);
    larger.set(this.written());
    this.bytes = larger;
  }
}

const fragments = new WeakMap<object, Fragment>();

/** An object that lives as long as the process: words, sources and contacts. */
export function addKept(value: object, out: JsonBytes): void {
  let fragment = fragments.get(value);
  if (fragment === undefined) fragments.set(value, (fragment = fragmentOf(JSON.stringify(value))));
  out.add(fragment);
}

const tokens = new Map<string, Fragment>();

/** An id, a day or an address of our tables; never what a person said, as it is kept. */
export function addToken(value: string, out: JsonBytes): void {
  let fragment = tokens.get(value);
  if (fragment === undefined) tokens.set(value, (fragment = fragmentOf(JSON.stringify(value))));
  out.add(fragment);
}
