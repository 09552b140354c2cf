// What a sentence says besides its figures, as far as words tell: not or so, less or more, a month or a year. A model that turns a
// fact round changes one of these. Coarse on purpose: a good sentence refused costs nothing, the built-in one stands.

interface Concept {
  english: RegExp;
  korean: RegExp;
  /** It must be in both or in neither; else only: not in the sentence without being in the fact. */
  isKept?: true;
}

const CONCEPTS: readonly Concept[] = [
  {
    english: /\b(?:no|not|never|without|none|nobody|nothing|neither|nor|cannot)\b|n['’]t\b/i,
    korean: /없|않|못|아니|아닙|(?<![가-힣])안 /,
    isKept: true,
  },
  {
    english: /\b(?:least|lowest|less|lower|cheap(?:er|est)?|sav(?:es?|ed|ings?)|fewer|fewest|off)\b/i,
    korean: /적[게은습고어]|낮|덜|아[끼끕낄낍]|줄[어여이]|저렴|값싼/,
  },
  {
    english: /\b(?:more|higher|highest|costlier|costliest|expensive|increase[sd]?|rises?)\b|(?<!at )\bmost\b/i,
    korean: /많(?!이 아픈)|높|비[싸싼쌉]|늘[어고]|오르|올라/,
  },
  { english: /\bmonth(?:s|ly)?\b/i, korean: /달(?!러)|매월|개월|월 보험료/ },
  {
    english: /\b(?:years?|yearly|annual(?:ly)?)\b/i,
    korean: /(?<=한 |올|는 |통 |픈 )해(?=[ 에의도마를가는])|[0-9] ?년|매년|연간|일 년/,
  },
  { english: /\b(?:weeks?|weekly|days?|daily|hours?)\b/i, korean: /매일|매주|하루|시간(?!을|이)|주일/ },
];

/** Choosing, promising and treating are nobody's here to do. */
const ADVICE =
  /추천|권[해하합]|고르세요|선택하세요|가입하세요|드세요|바꾸세요|해지|최고|제일 좋|가장 좋|보장합니다|확실|틀림없|진단|복용|용량|\b(?:recommend\w*|should|must|best|better|choose|pick|enroll|sign up|switch|cancel|guarante\w+|certainly|definitely|promis\w+|diagnos\w+|dos(?:e|age)|prescri\w+)\b/gi;

const says = ({ english, korean }: Concept, text: string): boolean => english.test(text) || korean.test(text);

export const isMeaningKept = (text: string, fact: string): boolean =>
  CONCEPTS.every((concept) => {
    const [inText, inFact] = [says(concept, text), says(concept, fact)];
    return concept.isKept ? inText === inFact : inFact || !inText;
  });

export function hasAdvice(text: string, fact: string): boolean {
  const given = fact.toLowerCase();
  return [...text.matchAll(ADVICE)].some(([word]) => !given.includes(word.toLowerCase()));
}
