// What the writers store in `search_text` (crawler, starter import) and how one word is looked up in it (catalog).
import { hasHangul, initialsOf, soundJamo } from './hangul';
import type { NamedNetwork } from './network-keys';
import { isPlain, normalize, normalizePlain, withoutSpaces } from './normalize';

/** Words that owners spell differently inside longer names (서울메디칼그룹, 윌셔크리닉): one spelling on both sides. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = (
  [
    ['메디칼', '메디컬'],
    ['센타', '센터'],
    ['쎈터', '센터'],
    ['쎈타', '센터'],
    ['크리닉', '클리닉'],
    ['클리니크', '클리닉'],
    ['헬쓰', '헬스'],
    ['써비스', '서비스'],
    ['구룹', '그룹'],
    ['파마시', '파머시'],
    ['닥타', '닥터'],
    ['하스피탈', '호스피탈'],
    ['어드벤티지', '어드밴티지'],
  ] as const
).map(([from, to]) => [new RegExp(soundJamo(from), 'g'), soundJamo(to)] as const);

/** Words of one text as stored and asked: normalised, Hangul as folded jamo, loan words in one spelling. */
export function searchForm(text: string): string {
  const jamo = soundJamo(normalize(text));
  if (!hasHangul(jamo)) return jamo;
  return SPELLINGS.reduce((form, [from, to]) => form.replace(from, to), jamo);
}

/** A part of at most this many words is also stored without spaces, because Korean names are spaced at will. */
const SPACELESS_WORDS = 6;
/** The first parts are the names; the rest stands after a bar, so that a match in a name can be ranked first. */
const NAMES = 2;
export const NAMES_END = '|';

function addForms(forms: Set<string>, part: string, isName: boolean): void {
  // Plain letters and digits are the same before and after.
  const isSame = isPlain(part);
  const form = isSame ? normalizePlain(part) : searchForm(part);
  if (!form) return;
  forms.add(form);
  const isJoined = form.includes(' ') && (isName || form.split(' ', SPACELESS_WORDS + 1).length <= SPACELESS_WORDS);
  if (isJoined) forms.add(isSame ? withoutSpaces(form) : searchForm(withoutSpaces(normalize(part))));
  if (isSame || !isName) return;
  const initials = initialsOf(normalize(part));
  if (initials.length > 1) forms.add(initials);
}

/**
 * The value of a `search_text` column. Give the name first and the Korean name second (null holds its place), then
 * whatever else should be found: specialty, city, phone, services. Same input, same output; '' when there is nothing.
 *
 * Every part is stored as words and, when short, without its spaces; Hangul as folded compatibility jamo, so that two
 * syllables make at least four characters and `LIKE '%…%'` is served by a pg_trgm GIN index; names also by their first
 * consonants (ㅅㅇㅁㄷ). The text begins and ends with a space, so that `'% word%'` means the beginning of a word.
 */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  const forms = (some: readonly (string | null | undefined)[], isName: boolean): string => {
    const found = new Set<string>();
    for (const part of some) if (part) addForms(found, part, isName);
    return [...found].join(' ');
  };
  const names = forms(parts.slice(0, NAMES), true);
  const rest = forms(parts.slice(NAMES), false);
  if (!names && !rest) return '';
  return ` ${names} ${NAMES_END} ${rest} `;
}

/** What is known of a provider when its `search_text` is written. */
export interface SearchableProvider {
  name: string;
  nameKo?: string | null;
  specialty?: string | null;
  address?: string | null;
  city?: string | null;
  county?: string | null;
  zipCode?: string | null;
  phone?: string | null;
  services?: readonly string[];
  networks?: readonly NamedNetwork[];
  /** Further names and words: former names, departments, accepted insurance. */
  other?: readonly (string | null | undefined)[];
}

/** `search_text` of a provider: the one list of fields by which providers are found. */
export const providerSearchText = (provider: SearchableProvider): string =>
  searchText([
    provider.name,
    provider.nameKo,
    provider.specialty,
    provider.city,
    provider.county,
    provider.address,
    provider.zipCode,
    provider.phone,
    ...(provider.services ?? []),
    ...(provider.other ?? []),
    ...new Set((provider.networks ?? []).flatMap(({ insurer, network, group }) => [insurer, network, group])),
  ]);

/**
 * The LIKE pattern for one search form. Short forms (two letters of jamo, three Latin letters or digits) only match at
 * the beginning of a word: `la` must not find every `clinical`, and the index still serves them. A form that
 * brings its own space is a whole word (` kim `).
 */
export function likePattern(form: string): string {
  if (form.startsWith(' ')) return `%${form}%`;
  const isShort = hasHangul(form) ? form.length < 3 : form.length < 4;
  return isShort ? `% ${form}%` : `%${form}%`;
}
