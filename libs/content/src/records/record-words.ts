// Korean for the few English texts that curated records carry as they are: who told the languages, which insurance counts.

const KOREAN: Readonly<Record<string, string>> = {
  'Kheir press release, 2020-06-25': '이웃케어 보도자료(2020년 6월 25일)',
  'Korean Community Services': '코리안커뮤니티서비스(KCS)',
  'L.A. Care member guide in Korean, 2014-15': 'L.A. 케어 한국어 가입자 안내서(2014~15년)',
  'chosundaily.com, 2025': '조선일보 미주판(2025년)',
  'heraldk.com, 2024-05': '헤럴드경제 미주판(2024년 5월)',
  'knewsla.com, 2025-09-21': 'K-News LA(2025년 9월 21일)',
  'koreadaily.com, 2018': '미주중앙일보(2018년)',
  'koreadaily.com, 2019-05-15': '미주중앙일보(2019년 5월 15일)',
  'koreatimes.com, 2025-10-12': '미주한국일보(2025년 10월 12일)',
  'radioseoul1650.com': '라디오서울 1650',
  'Kaiser Permanente plans': '카이저 퍼머넌트 플랜(Kaiser Permanente)',
  'Medi-Cal': '메디캘(Medi-Cal)',
};

/** The text in the language of the page; one without Korean words of ours stays as the record has it. */
export const recordWords = (text: string, language: string): string =>
  language === 'ko' && Object.hasOwn(KOREAN, text) ? (KOREAN[text] ?? text) : text;
