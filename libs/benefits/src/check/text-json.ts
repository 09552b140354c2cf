// A text in both languages as JSON. Of a sentence the pieces between its placeholders are kept as bytes, and filled with what the
// person said.
import type { BilingualText } from '@app/contracts/http/errors';
import { partOf, piecesOf } from '../programs/amount-texts';
import type { Language, Parts } from '../programs/amount-texts';
import { Filled, Joined, LaterText } from '../programs/later-texts';
import { addKept, fragmentOf, innerFragment } from './json-bytes';
import type { Fragment, JsonBytes } from './json-bytes';

const KOREAN = fragmentOf('{"ko":"');
const ENGLISH = fragmentOf('","en":"');
const END = fragmentOf('"}');

/** A sentence from one placeholder to the next. */
interface Stretch {
  /** Empty before the first one. */
  name: string;
  /** The placeholder as it is written, where nothing is known to fill it. */
  unfilled: Fragment;
  after: Fragment;
}
type Stretches = Readonly<Record<Language, readonly Stretch[]>>;

const stretchesByTemplate = new WeakMap<BilingualText, Stretches>();

function stretchesIn(pieces: readonly string[]): Stretch[] {
  const [first = '', ...rest] = pieces;
  const stretches: Stretch[] = [{ name: '', unfilled: fragmentOf(''), after: innerFragment(first) }];
  for (let at = 0; at < rest.length; at += 2) {
    const name = rest[at] ?? '';
    stretches.push({ name, unfilled: innerFragment(`{{${name}}}`), after: innerFragment(rest[at + 1] ?? '') });
  }
  return stretches;
}

function stretchesOf(template: BilingualText): Stretches {
  const known = stretchesByTemplate.get(template);
  if (known) return known;
  const { ko, en } = piecesOf(template);
  const stretches = { ko: stretchesIn(ko), en: stretchesIn(en) };
  stretchesByTemplate.set(template, stretches);
  return stretches;
}

function addPart(parts: Parts, { name, unfilled }: Stretch, language: Language, out: JsonBytes): void {
  const part = partOf(parts, name);
  if (typeof part === 'object') addIn(language, part, out);
  else if (part === undefined) out.add(unfilled);
  else out.addInner(part);
}

function addFilled({ template, parts }: Filled, language: Language, out: JsonBytes): void {
  for (const stretch of stretchesOf(template)[language]) {
    if (stretch.name !== '') addPart(parts, stretch, language, out);
    out.add(stretch.after);
  }
}

function addIn(language: Language, text: BilingualText, out: JsonBytes): void {
  if (text instanceof Filled) addFilled(text, language, out);
  else if (text instanceof Joined) {
    let isFirst = true;
    for (const each of text.texts) {
      if (!isFirst) out.addInner(' ');
      isFirst = false;
      addIn(language, each, out);
    }
  } else out.addInner(text[language]);
}

export function addText(text: BilingualText, out: JsonBytes): void {
  if (!(text instanceof LaterText)) return addKept(text, out);
  out.add(KOREAN);
  addIn('ko', text, out);
  out.add(ENGLISH);
  addIn('en', text, out);
  out.add(END);
}
