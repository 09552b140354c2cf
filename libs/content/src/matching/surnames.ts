// Korean family names and how their owners spell them in English. Only for finding the name that was typed: a name never
// says which language somebody speaks.

const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  김: ['kim', 'gim'],
  이: ['lee', 'yi', 'rhee', 'li'],
  박: ['park', 'pak', 'bak'],
  최: ['choi', 'choe'],
  정: ['jung', 'chung', 'jeong', 'cheong'],
  강: ['kang', 'gang'],
  조: ['cho', 'jo'],
  윤: ['yoon', 'yun', 'youn'],
  장: ['chang', 'jang'],
  임: ['lim', 'im', 'yim', 'rim'],
  한: ['han', 'hahn'],
  오: ['oh', 'o'],
  서: ['suh', 'seo', 'so'],
  신: ['shin', 'sin'],
  권: ['kwon', 'kweon'],
  황: ['hwang', 'whang'],
  안: ['ahn', 'an'],
  송: ['song'],
  류: ['ryu', 'yoo', 'yu', 'ryoo'],
  유: ['yoo', 'yu', 'you', 'ryu'],
  홍: ['hong'],
  전: ['jun', 'chun', 'jeon', 'chon'],
  고: ['ko', 'koh', 'go'],
  문: ['moon', 'mun'],
  양: ['yang'],
  손: ['son', 'sohn'],
  배: ['bae', 'pae'],
  백: ['baek', 'paik', 'paek', 'baik'],
  허: ['huh', 'hur', 'heo', 'hu'],
  남: ['nam'],
  심: ['shim', 'sim'],
  노: ['roh', 'noh', 'no'],
  하: ['ha', 'hah'],
  곽: ['kwak', 'kwack'],
  성: ['sung', 'seong'],
  차: ['cha'],
  주: ['joo', 'ju', 'chu'],
  우: ['woo', 'wu', 'u'],
  구: ['koo', 'ku', 'goo', 'gu'],
  민: ['min'],
  진: ['jin', 'chin'],
  나: ['na', 'ra', 'nah'],
  라: ['ra', 'rah', 'na'],
  지: ['ji', 'chi', 'jee'],
  엄: ['um', 'uhm', 'eom', 'ohm'],
  원: ['won'],
  천: ['chun', 'cheon', 'chon'],
  방: ['bang', 'pang'],
  공: ['kong', 'gong'],
  현: ['hyun', 'hyeon', 'hyon'],
  변: ['byun', 'byeon', 'pyun', 'pyon'],
  염: ['yum', 'yeom', 'youm'],
  석: ['suk', 'seok', 'sok'],
  선: ['sun', 'seon'],
  설: ['sul', 'seol'],
  길: ['kil', 'gil'],
  표: ['pyo'],
  마: ['ma', 'mah'],
  도: ['do', 'doh', 'toh'],
  소: ['so', 'soh'],
  추: ['choo', 'chu'],
  여: ['yeo', 'yuh'],
  명: ['myung', 'myeong'],
  함: ['ham', 'hahm'],
  채: ['chae'],
  탁: ['tak'],
  국: ['kook', 'kuk'],
  남궁: ['namkoong', 'namgung', 'namkung'],
  황보: ['hwangbo'],
  선우: ['sunwoo', 'seonwoo', 'sonu'],
  제갈: ['jegal', 'chegal'],
};

/** English spellings of a Korean family name; [] when the word is not one. */
export const surnameSpellings = (word: string): readonly string[] =>
  Object.hasOwn(SPELLINGS, word) ? (SPELLINGS[word] ?? []) : [];

/** The family name at the beginning of a word (김내과 -> 김), two syllables before one; null when there is none. */
export const surnameAtStart = (word: string): string | null =>
  [word.slice(0, 2), word.slice(0, 1)].find((start) => start.length < word.length && Object.hasOwn(SPELLINGS, start)) ??
  null;

/** The family name at the end of a word (닥터김 -> 김). */
export const surnameAtEnd = (word: string): string | null =>
  [word.slice(-2), word.slice(-1)].find((end) => end.length < word.length && Object.hasOwn(SPELLINGS, end)) ?? null;
