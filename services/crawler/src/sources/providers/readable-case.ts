// The registry writes everything in capitals. Here it becomes what a person would write on a sign or a letter.

const KEEP_UPPER = new Set(
  `LLC LLP LP PLLC PC APC MD DO DDS DMD DPM OD PHD PHARMD PSYD NP PA RN LCSW MFT FQHC USA US CA UCLA USC UCI UCSD UCSF CVS
  JWCH KHEIR HMO IPA ICU ER MRI VA YMCA YWCA AHMC PIH II III IV VI VII VIII IX NE NW SE SW AAA ABC SSM DBA`.split(
    /\s+/,
  ),
);
/** Words without a vowel that are no abbreviations to keep. */
const ORDINARY = new Set(
  'ST DR MT FT LN RD CT CTR BLVD PKWY HWY STE APT BLDG FLR RM SQ MR MRS MS JR SR PL TR'.split(' '),
);
const SMALL = new Set('OF AND THE FOR AT IN ON BY TO'.split(' '));
const MC = /^MC[B-DF-HJ-NP-TV-Z]/;

/** Name of an organisation: "WILSHIRE PHARMACY, LLC" -> "Wilshire Pharmacy, LLC". Mixed case is somebody's own choice: kept. */
export function readableOrganization(text: string): string {
  return isShouted(text) ? words(text, organizationWord) : text;
}

/** Part of a person's name: "O'BRIEN-MCDONALD" -> "O'Brien-McDonald". */
export function readablePersonName(text: string): string {
  return isShouted(text) ? words(text, personWord) : text;
}

/** Street, unit or town: "3250 W 6TH ST STE 200B" -> "3250 W 6th St Ste 200B". */
export function readableAddress(text: string): string {
  return isShouted(text) ? words(text, addressWord) : text;
}

/** "M.D., PH.D." -> "MD, PhD". */
export function readableCredential(text: string): string {
  const parts = text.split(/[,;/\s]/).map((part) => part.replaceAll('.', ''));
  return parts
    .filter((part) => part !== '')
    .map((part) => CREDENTIALS.get(part.toUpperCase()) ?? part.toUpperCase())
    .join(', ');
}

const CREDENTIALS = new Map(['PhD', 'PharmD', 'PsyD', 'EdD', 'DrPH'].map((name) => [name.toUpperCase(), name]));

const isShouted = (text: string): boolean => text === text.toUpperCase();

/** Found in few texts of the registry, which are mostly words of capitals and digits. A search for words would remember each word of a name of 5 MB. */
const UNUSUAL = /^$|[^A-Z0-9 ]|^ | $| {2}/;

function words(text: string, change: (word: string, isFirst: boolean) => string): string {
  if (!UNUSUAL.test(text)) {
    if (!text.includes(' ')) return change(text, true);
    return text
      .split(' ')
      .map((word, at) => change(word, at === 0))
      .join(' ');
  }
  let isFirst = true;
  return text.replace(/[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu, (word, at: number) => {
    const isJoined = text[at - 1] === '-' || text[at + word.length] === '-';
    const changed = change(word, isFirst || isJoined);
    isFirst = false;
    return changed;
  });
}

function organizationWord(word: string, isFirst: boolean): string {
  const bare = word.replace(/\./g, '');
  if (SMALL.has(word) && !isFirst) return word.toLowerCase();
  if (/^(?:\p{L}\.){2,}$/u.test(word) || KEEP_UPPER.has(bare)) return word;
  if (bare.length >= 2 && bare.length <= 5 && /^[^AEIOUY\d]+$/.test(bare) && !ORDINARY.has(bare)) return word;
  return capital(word);
}

function personWord(word: string): string {
  if (/^(?:\p{L}\.){2,}$/u.test(word) || /^(?:II|III|IV)$/.test(word)) return word;
  return capital(word);
}

function addressWord(word: string): string {
  if (/^\d+(?:ST|ND|RD|TH)$/.test(word)) return word.toLowerCase();
  if (/\d/.test(word) || /^(?:NE|NW|SE|SW|PO|US|CA)$/.test(word)) return word;
  return capital(word);
}

/** Looks for what is missing, because `^[A-Z]+$` remembers each character of a word and needs a stack as long as the word. */
const NOT_CAPITAL = /[^A-Z]/;

function capital(word: string): string {
  if (MC.test(word) && word.length > 4) return `Mc${word.charAt(2)}${word.slice(3).toLowerCase()}`;
  if (!NOT_CAPITAL.test(word)) return word.charAt(0) + word.slice(1).toLowerCase();
  const lower = word.toLowerCase();
  // O'Brien and D'Angelo, but Children's and I'll.
  return lower.replace(/^\p{L}|(?<=^[\p{L}]['’])\p{L}(?=\p{L}{2})|(?<=\.)\p{L}/gu, (letter) => letter.toUpperCase());
}
