// `Practitioner.communication` -> English names of languages. What the source states, and nothing else. Pure.
import { codingsOf, type Json, objectsOf, textOf } from './fhir';

const NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
/** Variants of Chinese are distinguished as in our records (libs/content, language-names.ts). */
const SPECIAL: ReadonlyMap<string, string> = new Map([
  ['cmn', 'Mandarin'],
  ['yue', 'Cantonese'],
  ['zh-yue', 'Cantonese'],
  ['tl', 'Tagalog'],
]);
/** No language: undetermined, several, none, not coded. */
const NOT_A_LANGUAGE = new Set(['und', 'mul', 'zxx', 'mis']);
/** Languages that directories write out instead of coding them; their names lead back to the same word. */
const WRITTEN =
  `ar am hy bn my km yue cmn zh hr cs da nl en fa fi fr de el gu he hi hmn hu id it ja kn ko lo ml mr ne no pa pl pt ro ru
  es sv tl fil ta te th tr uk ur vi`.split(/\s+/);
const BY_NAME: ReadonlyMap<string, string> = new Map([
  ...WRITTEN.flatMap((code) =>
    nameOf(code) === null ? [] : [[String(nameOf(code)).toLowerCase(), String(nameOf(code))] as const],
  ),
  ['한국어', 'Korean'],
  ['farsi', 'Persian'],
]);

/** English names, sorted; empty when the directory does not say. */
export function languagesOf(practitioner: Json): string[] {
  const names = objectsOf(practitioner['communication']).flatMap((concept) => {
    const coded = codingsOf(concept).flatMap(({ code, display }) => (code && nameOf(code)) ?? written(display) ?? []);
    return coded.length > 0 ? coded : (written(textOf(concept['text'])) ?? []);
  });
  return [...new Set(names)].sort();
}

/** `ko`, `ko-KR`, `KOR` -> "Korean"; null for what is no language. */
export function nameOf(code: string): string | null {
  const tag = code.trim().toLowerCase().replace(/_/g, '-');
  const [primary = ''] = tag.split('-');
  const special = SPECIAL.get(tag) ?? SPECIAL.get(primary);
  if (special !== undefined) return special;
  if (!/^[a-z]{2,3}$/.test(primary) || NOT_A_LANGUAGE.has(primary)) return null;
  return NAMES.of(primary) ?? null;
}

/** "KOREAN", "Korean (fluent)" and "한국어" -> "Korean". A word that no language is called by says nothing. */
function written(text: string | undefined): string | null {
  const [word = ''] = (text ?? '').toLowerCase().split(/[(,;/-]/);
  return BY_NAME.get(word.trim()) ?? null;
}
