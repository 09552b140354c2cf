// The questions of one message: "What is a referral? And what is the asset limit?" has two.
const BOUNDARY =
  /(?<=[?？!！.。])\s+|\n+|(?<!\s)\s+(?=그리고\s|그런데\s|근데\s|또\s|also\b|and\s(?:what|how|when|where|who|which|can|do|does|is|are)\b)/iu;
const ASKS =
  /[?？]\s*$|(?:나요|까요|가요|예요|에요|죠|니까|는지요)[.]?\s*$|^\s*(?:and\s|also\s)?(?:what|how|when|where|who|which|can|do|does|is|are|should|will)\b/iu;
/** Of a long story only the beginning is parted; more questions than these are one message. */
const MOST = 3;

/** @returns the parts of a message in their order, at the end of sentences and where a word such as "also" begins another thought */
export const thoughtsIn = (text: string): string[] => text.split(BOUNDARY).filter(Boolean);

/** "How do they get it": no question of its own. */
const LEANS = /\b(?:it|they|them|their|those)\b|(?:^|\s)(?:그거|그것|그건|그걸|그게|거기)/iu;
const ENDS = /[?？!！.。]\s*$/u;

/** "며칠 안에 해야 하나요?", "How do I apply?": a question without a subject goes on about the one before. */
const BARE: readonly RegExp[] = [
  /^(?:그럼\s|그리고\s|또\s)?(?:며칠\s?안에|언제까지|언제|얼마나?|어떻게|어디(?:에|로|서)?)\s?(?:신청)?(?:해야|하면|하|내야|내|가야|가|걸리|되)[가-힣\s]{0,6}[?？.]?$/u,
  /^(?:and\s|also\s)?(?:(?:by\s)?when|how(?:\s(?:long|soon|many days|much))?|where)\s(?:do|should|can|must)\s(?:i|we)\s(?:do|have|apply|sign up|pay|go|start|act)(?:\s(?:to\s)?(?:do|apply|act|that|this))?\s?[?.]?$/iu,
];

/** Each question with the bare ones that follow it. */
const withBare = (texts: readonly string[]): string[] =>
  texts.reduce<string[]>((joined, text) => {
    const before = joined.at(-1);
    const isBare = before !== undefined && BARE.some((pattern) => pattern.test(text.trim()));
    return isBare ? [...joined.slice(0, -1), `${before} ${text}`] : [...joined, text];
  }, []);

export interface SeparateQuestions {
  texts: readonly string[];
  /** Cut inside a sentence, where the second half often goes on about the first. */
  areOfOneSentence: boolean;
}

/** The questions of a message that can be answered one by one; null where there is one, or one of them is about another. */
export function separateQuestions(text: string): SeparateQuestions | null {
  const texts = withBare(questionsIn(text));
  const [, ...later] = texts;
  if (later.length === 0 || later.some((part) => LEANS.test(part))) return null;
  return { texts, areOfOneSentence: texts.slice(0, -1).some((part) => !ENDS.test(part)) };
}

/** "90019예요": where, and no question of its own. */
const ZIP_ALONE = /^\D{0,8}9\d{4}\D{0,8}$/u;

/** @returns the questions in their order; the message itself where it has only one, or more than anybody answers at once */
function questionsIn(text: string): string[] {
  const questions = thoughtsIn(text).filter((part) => ASKS.test(part) && !ZIP_ALONE.test(part));
  return questions.length > 1 && questions.length <= MOST ? questions : [text];
}
