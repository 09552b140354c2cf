// Whether a message speaks of mail at all, before any letter is looked for.

const LETTER =
  /편지|(?:종이|서류|봉투)[가이]? ?(?:왔|날아)|우편물|봉투|통지|안내문|엽서|고지서|\bletters?\b|\bnotices?\b|\bmail(?:ed|ing)?\b|\benvelope|\bpostcard/iu;
const FORM_NUMBER = /\b(?:sar|cms|mc|ssa|soc|dhcs|ftb)[ -]?(?:r-)?l?\d{1,5}\b/iu;

/** About something that came by mail, or about a form by its number. */
export const isAboutLetter = (text: string): boolean => LETTER.test(text) || FORM_NUMBER.test(text);
