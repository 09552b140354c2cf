// English inside Korean, as Koreans in California say it: known names by name, abbreviations letter by letter.
const LETTERS = new Map(
  Object.entries({
    A: '에이',
    B: '비',
    C: '씨',
    D: '디',
    E: '이',
    F: '에프',
    G: '지',
    H: '에이치',
    I: '아이',
    J: '제이',
    K: '케이',
    L: '엘',
    M: '엠',
    N: '엔',
    O: '오',
    P: '피',
    Q: '큐',
    R: '알',
    S: '에스',
    T: '티',
    U: '유',
    V: '브이',
    W: '더블유',
    X: '엑스',
    Y: '와이',
    Z: '제트',
  }),
);

const NAMES = new Map(
  Object.entries({
    'medicare advantage': '메디케어 어드밴티지',
    'medicare savings program': '메디케어 세이빙스 프로그램',
    'original medicare': '오리지널 메디케어',
    'covered california': '커버드 캘리포니아',
    'social security': '소셜 시큐리티',
    'extra help': '엑스트라 헬프',
    'medi-cal': '메디캘',
    medicare: '메디케어',
    medigap: '메디갭',
    calfresh: '캘프레시',
    benefitscal: '베네핏츠캘',
    mybenefitscal: '마이 베네핏츠캘',
    coveredca: '커버드 씨에이',
    hicap: '하이캡',
    pace: '페이스',
    irmaa: '어마',
    cobra: '코브라',
    zip: '집',
    part: '파트',
  }),
);

const KNOWN = new RegExp(
  `(?<![A-Za-z])(?:${[...NAMES.keys()]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(' ', '[ -]'))
    .join('|')})(?![a-z])`,
  'gi',
);

/** "MSP" -> "엠에스피". */
export const letterByLetter = (written: string): string =>
  [...written].map((letter) => LETTERS.get(letter.toUpperCase()) ?? '').join('');

const nameOf = (written: string): string =>
  NAMES.get(written.toLowerCase().replaceAll(/[ -]/g, ' ')) ?? NAMES.get(written.toLowerCase()) ?? written;

/** Names first, then every word of capitals (a hyphen between them is silent); other English is left to the voice. */
export const englishInKorean = (text: string): string =>
  text
    .replace(KNOWN, nameOf)
    .replace(/(?<![A-Za-z])[A-Z]+(?:-[A-Z]+)*(?![a-z])/g, (capitals) => letterByLetter(capitals));
