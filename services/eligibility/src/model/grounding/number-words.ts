// Numbers in words. A model is told to write digits; words that it writes all the same must stand in the fact as they are.

const ENGLISH =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halves|thirds?|quarters?|twice|double[ds]?|triple[ds]?|zero|free)\b/gi;

/** Of the counting row: two of them mean a number only before what is counted. */
const NATIVE =
  /(?<![가-힣])(?:열|스물?|서른|마흔|쉰|예순|일흔|여든|아흔)(?:하나|한|둘|두|셋|세|넷|네|다섯|여섯|일곱|여덟|아홉)?(?=[ 가-힣]|$)/g;
const NATIVE_COUNTED =
  /(?<![가-힣])(?:두|세|네|다섯|여섯|일곱|여덟|아홉|열|열한|열두) ?(?:배|개|가지|번|명|분|달|해|곳|살|시간|주|플랜|사람|군데)/g;
/** Sino-Korean: with a multiplier in it, or before what is counted. "이만" and "만일" are refused with it: rare, and safe. */
const SINO =
  /(?<![가-힣0-9])[일이삼사오육칠팔구영공]?[십백천만억][일이삼사오육칠팔구십백천만억]*(?= ?(?:달러|불|원|퍼센트|프로|배|개|명|년|월|일|세|살|점|위|시|분|회|번|여|[^가-힣]|$))/g;
const SINO_COUNTED =
  /(?<![가-힣])(?:[이삼사오육칠팔구영공](?= ?(?:달러|불|퍼센트|프로|배|개월|년|점 ))|[삼사오육칠팔구] ?(?:일|시간|주일|명|세|점)(?![가-힣]))/g;
const SHARES = /절반|반값|반으로|갑절|[일이삼사오육칠팔구]분의 ?[일이삼사오육칠팔구]|무료|공짜/g;

const PATTERNS = [ENGLISH, NATIVE, NATIVE_COUNTED, SINO, SINO_COUNTED, SHARES];

export const numberWordsIn = (text: string): string[] =>
  PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)].map(([word]) => word.toLowerCase()));
