// The questions of one message: "What is a referral? And what is the asset limit?" has two.
const BOUNDARY =
  /(?<=[?？!！.。])\s+|\n+|(?<!\s)\s+(?=그리고\s|그런데\s|근데\s|또\s|also\b|and\s(?:what|how|when|where|who|which|can|do|does|is|are)\b)/iu;
const ASKS =
  /[?？]\s*$|(?:나요|까요|가요|예요|에요|죠|니까|는지요)[.]?\s*$|^\s*(?:and\s|also\s)?(?:what|how|when|where|who|which|can|do|does|is|are|should|will)\b/iu;
/** Of a long story only the beginning is parted; more questions than these are one message. */
const MOST = 3;

/** @returns the parts of a message in their order, at the end of sentences and where a word such as "also" begins another thought */
export const thoughtsIn = (text: string): string[] => text.split(BOUNDARY).filter(Boolean);

/** @returns the questions in their order; the message itself where it has only one, or more than anybody answers at once */
export function questionsIn(text: string): string[] {
  const questions = thoughtsIn(text).filter((part) => ASKS.test(part));
  return questions.length > 1 && questions.length <= MOST ? questions : [text];
}
