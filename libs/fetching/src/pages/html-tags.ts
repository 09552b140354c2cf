// What the HTML standard says of each tag, as far as it decides where an element ends (13.2.6, tree construction).

/** One bit each. */
export const IS = {
  /** Never has content. */
  void: 1,
  /** "Special": an end tag of an inline element does not reach beyond it. */
  special: 2,
  /** Nothing is looked for beyond it ("scope"). */
  scope: 4,
  /** Ends an open paragraph. */
  closesParagraph: 8,
  /** Its end tag ends it and all that is open in it. */
  block: 16,
  heading: 32,
  /** Bold, links and the like: an end tag at the wrong place ends it alone. */
  formatting: 64,
  /** The parts of a table that hold no text themselves. */
  tableFrame: 128,
  /** Means nothing outside a table. */
  tablePart: 256,
  /** Drawings and formulas, whose tags are others. */
  foreign: 512,
  /** A drawing or formula holds ordinary text in it. */
  integration: 1024,
  /** Ends a drawing or formula. */
  leavesForeign: 2048,
  /** Read before the text begins; says nothing of what the text is. */
  head: 4096,
  /** Holds letters and no tags. */
  raw: 16384,
  /** What it holds htmlparser2 reads in a way of its own. */
  literal: 32768,
  /** The page itself: neither begins nor ends anything. */
  page: 8192,
} as const;

/** Tags by what is said of them. */
const SAID: Readonly<Record<keyof typeof IS, string>> = {
  void: 'area base basefont bgsound br col embed frame hr img image input keygen link meta param source track wbr',
  special:
    'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd ' +
    'details dialog dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head ' +
    'header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes ' +
    'noscript object ol p param plaintext pre script search section select source style summary table tbody td ' +
    'template textarea tfoot th thead title tr track ul wbr xmp',
  scope: 'applet caption html table td th marquee object template',
  closesParagraph:
    'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header ' +
    'hgroup main menu nav ol p search section summary ul pre listing form h1 h2 h3 h4 h5 h6 table hr xmp plaintext ' +
    'li dd dt',
  block:
    'address applet article aside blockquote button center dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer header hgroup listing main marquee menu nav object ol pre search section summary ul li p form ' +
    'h1 h2 h3 h4 h5 h6 select template caption table tbody td tfoot th thead tr',
  heading: 'h1 h2 h3 h4 h5 h6',
  formatting: 'a b big code em font i nobr s small strike strong tt u',
  tableFrame: 'table tbody thead tfoot tr colgroup',
  tablePart: 'caption col colgroup tbody td tfoot th thead tr',
  foreign: 'svg math',
  integration: 'mi mo mn ms mtext annotation-xml foreignobject desc title',
  leavesForeign:
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
  head: 'base basefont bgsound link meta noframes script style template title',
  raw: 'noscript iframe noembed noframes',
  literal: 'script style title textarea xmp',
  page: 'html head body frameset',
};

/** A tag and what is said of it. */
export interface Tag {
  /** In small letters. */
  name: string;
  /** Bits of {@link IS}. */
  flags: number;
  /** Its place among the tags of which something is said; 0 = it is none of them. */
  number: number;
}

const TAGS = new Map<string, Tag>();
for (const [what, names] of Object.entries(SAID)) {
  const bit = IS[what as keyof typeof IS];
  for (const name of names.split(' ')) {
    const known = TAGS.get(name);
    if (known) known.flags |= bit;
    else TAGS.set(name, { name, flags: bit, number: TAGS.size + 1 });
  }
}
/** Of which only that is said: they are the most frequent ones beside those above. */
for (const name of ['span', 'time', 'label']) TAGS.set(name, { name, flags: 0, number: 0 });

export const TAG_NUMBERS = TAGS.size + 1;

/** Those with short names by their letters, seven bits each. */
const SHORT = new Map<number, Tag>();
const LONGEST_SHORT = 4;
const LAST_PLAIN = 0x7f;
for (const tag of TAGS.values()) {
  const { length } = tag.name;
  if (length <= LONGEST_SHORT) SHORT.set(lettersOf(tag.name, 0, length), tag);
}

/** The tag whose name stands there. Most names are short, known and in small letters: they are not taken out of the page. */
export function tagAt(page: string, start: number, end: number): Tag {
  const short = end - start <= LONGEST_SHORT ? SHORT.get(lettersOf(page, start, end)) : undefined;
  return short ?? tagOf(page.slice(start, end));
}

/** @returns -1 for letters that do not go into seven bits */
function lettersOf(page: string, start: number, end: number): number {
  let letters = 0;
  for (let at = start; at < end; at += 1) {
    const code = page.charCodeAt(at);
    if (code > LAST_PLAIN) return -1;
    letters = letters * (LAST_PLAIN + 1) + code;
  }
  return letters;
}

/** @param written as the page has it */
export function tagOf(written: string): Tag {
  const known = TAGS.get(written);
  if (known) return known;
  // `</p/>` is `</p>`.
  const name = (written.includes('/') ? written.slice(0, written.indexOf('/')) : written).toLowerCase();
  return TAGS.get(name) ?? { name, flags: 0, number: 0 };
}
