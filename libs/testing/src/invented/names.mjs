// Names for invented providers: the frequent ones in the order of their frequency in California, a long tail made of syllables.
const words = (text) => text.trim().split(/\s+/);

/** Most frequent first; a list is drawn from by Zipf's law. */
const FAMILY =
  words(`Garcia Lopez Nguyen Hernandez Lee Gonzalez Martinez Rodriguez Kim Smith Johnson Patel Chen Tran Wong
  Williams Perez Brown Sanchez Ramirez Jones Davis Miller Park Torres Flores Gomez Pham Rivera Diaz Cruz Singh Reyes Wilson Le
  Morales Anderson Gutierrez Wang Thomas Taylor Moore Ramos Chang Castillo Choi Ortiz Jackson Martin Shah Liu Huang White Thompson
  Ruiz Mendoza Alvarez Clark Lin Wu Harris Jimenez Lewis Robinson Vu Walker Young Hall Chavez Allen Vargas King Wright Scott Yang
  Khan Green Moreno Hill Castro Romero Baker Adams Nelson Li Carter Roberts Mitchell Phillips Evans Turner Kang Parker Collins
  Cohen Stewart Cho Morris Murphy Cook Rogers Yoon Morgan Cooper Peterson Reed Bailey Kelly Howard Jung Cox Ward Richardson Watson
  Brooks Wood Chung Bennett Gray Hughes Price Myers Long Foster Sanders Ross Lim Powell Sullivan Russell Han Jenkins Perry Butler
  Barnes Fisher Oh Suh Shin Kwon Hwang Ahn Song Ryu Hong Ko Moon Sohn Bae Paik Huh Shim Rhee Yi Gim Petrosyan Sargsyan Rosenberg
  Goldstein Kaplan Schwartz Friedman Delacruz Villanueva Bautista Ocampo Nakamura Tanaka Yamamoto Watanabe Hovhannisyan Khachatryan`);
const GIVEN =
  words(`Maria David Michael John Jennifer James Robert Elizabeth Daniel William Susan Richard Linda Joseph Nancy
  Christopher Anthony Karen Jessica Patricia Thomas Lisa Kevin Michelle Steven Mary Sarah Mark Grace Andrew Barbara Eric Stephanie
  Jose Brian Amy Paul Angela Peter Anna Carlos Christine Matthew Laura Jonathan Kimberly Minh Rachel Jason Esther Alexander Julie
  Juan Catherine Raymond Melissa Timothy Cynthia Luis Diana Edward Hannah Samuel Rebecca Vincent Monica Philip Theresa Ryan Sandra
  Henry Kathleen Jesus Helen Arthur Alice Benjamin Sophia Victor Margaret Ana Wei Priya Rajesh Anil Sunita Huy Thanh Phuong Ming`);
const GIVEN_KO =
  words(`영수 영희 철수 미경 정숙 상록 성호 은주 지훈 현우 민정 수진 동현 재훈 경숙 혜진 준호 명희 종철 율례 순자 영자
  승민 유진 광수 기철 보영 선영 태영 형준 인숙 창호 금희 병철 애란 옥순 덕수 용호 진아 하늘`);
const GIVEN_ROMAN = new Map(
  Object.entries({
    영수: 'Young Soo',
    영희: 'Young Hee',
    철수: 'Chul Soo',
    미경: 'Mi Kyung',
    정숙: 'Jung Sook',
    상록: 'Sang Nok',
    성호: 'Sung Ho',
    은주: 'Eun Joo',
    지훈: 'Ji Hoon',
    현우: 'Hyun Woo',
    민정: 'Min Jung',
    수진: 'Soojin',
    동현: 'Dong Hyun',
    재훈: 'Jae Hoon',
    경숙: 'Kyung Sook',
    혜진: 'Hyejin',
    준호: 'Joon Ho',
    명희: 'Myung Hee',
    종철: 'Jong Chul',
    율례: 'Yul Rye',
  }),
);
const FAMILY_KO = [
  ['김', 'Kim'],
  ['이', 'Lee'],
  ['박', 'Park'],
  ['최', 'Choi'],
  ['정', 'Jung'],
  ['강', 'Kang'],
  ['조', 'Cho'],
  ['윤', 'Yoon'],
  ['장', 'Chang'],
  ['임', 'Lim'],
  ['한', 'Han'],
  ['오', 'Oh'],
  ['서', 'Suh'],
  ['신', 'Shin'],
  ['권', 'Kwon'],
  ['황', 'Hwang'],
  ['안', 'Ahn'],
  ['송', 'Song'],
  ['유', 'Yoo'],
  ['홍', 'Hong'],
  ['전', 'Jun'],
  ['고', 'Ko'],
  ['문', 'Moon'],
  ['손', 'Sohn'],
];
export const PLACES =
  words(`Olympic Wilshire Western Vermont Garden Harbor Valley Sunset Pacific Crenshaw Beverly Magnolia Brookhurst
  Golden Mission Riverside Coastal Desert Sierra Foothill Canyon Bayview Redwood Oceanview Lakeside Alameda Westside Eastside
  Mountain Central Community Family Premier Advanced Comprehensive United American California Southland Heritage Evergreen`);
const STEMS_KO =
  words(`한빛 새한 서울 나성 동아 중앙 효사랑 늘푸른 가람 백세 한마음 소망 은혜 샛별 무궁화 한미 동산 제일 우리 사랑 평강
  은빛 청솔 가나안 벧엘 임마누엘 새생명 한국 고려 신라 백제 조은 미래 건강 행복 푸른 하나 세종 아리랑 올림픽 윌셔 버몬트`);
const SYLLABLES_KO = [
  ...'가나다라마바사아자차카타파하강남동명문민별빛산새선성솔송수승신안양연영예온우원유윤은인정주진창천청춘태평한해향현호화효희',
];
const ONSETS = words('b br c ch d dr f fl g gr h j k kl l m n p pr qu r s sh st t tr v w y z');
const VOWELS = words('a e i o u ai ea ee ia io ou');
const CODAS = words('n r s l m t ck nd rt ng x th ss n r l');
const ENDINGS = words(
  'son man ez ian berg stein ford ton ley sky wala pour zadeh ello etti ova anda aray quist worth dale',
);

/** A small generator of fixed "random" numbers (mulberry32). @param {number} seed */
export function dice(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = (list) => list[Math.floor(next() * list.length)];
  // The first of a list comes as often as it would among people: rank r with a weight of about 1 / r.
  const frequent = (list) => list[Math.min(list.length - 1, Math.floor(list.length ** next()) - 1)];
  return { next, pick, frequent };
}

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** A family name that few have. */
export function rareFamily({ next, pick }) {
  const stem = () => pick(ONSETS) + pick(VOWELS) + pick(CODAS);
  return capital(next() < 0.5 ? stem() + pick(ENDINGS) : stem() + pick(VOWELS) + pick(CODAS));
}

export const personName = (chance) => {
  const family = chance.next() < 0.3 ? rareFamily(chance) : chance.frequent(FAMILY);
  const middle = chance.next() < 0.4 ? ` ${String.fromCharCode(65 + Math.floor(chance.next() * 26))}` : '';
  return `${chance.frequent(GIVEN)}${middle} ${family}`;
};

/** One person in both scripts: 정율례, "Yul Rye Jung"; some go by an English given name. */
export function koreanPerson(chance) {
  const [family, roman] = chance.frequent(FAMILY_KO);
  const given = chance.pick(GIVEN_KO);
  const english = chance.next() < 0.3 ? chance.frequent(GIVEN) : (GIVEN_ROMAN.get(given) ?? chance.frequent(GIVEN));
  return { name: `${english} ${roman}`, nameKo: family + given };
}

/** The stem of a Korean business name: one in three is a word of its own. */
export const koreanStem = ({ next, pick, frequent }) =>
  next() < 1 / 3
    ? pick(SYLLABLES_KO) + pick(SYLLABLES_KO) + (next() < 0.3 ? pick(SYLLABLES_KO) : '')
    : frequent(STEMS_KO);
