// Words that the language review found on our screens and that must not come back, each with what to write instead.
import type { Language, VisibleString } from './visible-strings';

export interface WordRule {
  pattern: RegExp;
  instead: string;
}

const KOREAN: readonly WordRule[] = [
  { pattern: /세는 소득/, instead: '계산에 넣는 소득' },
  { pattern: /누리집/, instead: '웹사이트' },
  { pattern: /단추/, instead: '버튼' },
  {
    pattern:
      /(^|[\s(‘“])(?:이|그|한|첫|다음|이전|마지막|찾으시는|없는|\S*[0-9}]) ?쪽(?=[을이에은의도만씩까지]|$|[\s.,])(?!으로)/,
    instead: '페이지',
  },
  { pattern: /^쪽( |$)|쪽 (넘기기|번호)/, instead: '페이지' },
  { pattern: /어른/, instead: '성인' },
  { pattern: /은행 돈/, instead: '예금' },
  { pattern: /(연방|주) 돈/, instead: '연방(주) 정부 예산, 지원' },
  { pattern: /거르[기고는]|걸러|거릅/, instead: '조건 선택, 검색 조건' },
  { pattern: /갈래/, instead: '유형, 종류' },
  { pattern: /저절로/, instead: '자동으로' },
  { pattern: /낱말/, instead: '검색어' },
  { pattern: /까닭/, instead: '이유' },
  { pattern: /견[주줍줘줄준]/, instead: '비교, 나란히 보기' },
  { pattern: /날마다 24시간/, instead: '매일 24시간' },
  { pattern: /낮 돌봄|집 돌봄/, instead: '데이케어, 방문 돌봄' },
  { pattern: /시골 필수|급한 진료소/, instead: '농촌 지역 거점 병원, 어전트 케어' },
  { pattern: /마음 위기/, instead: '자살·정신 위기' },
  { pattern: /지어낸/, instead: '실제가 아닌 예시' },
  { pattern: /싣지|싣고|실어 ?두|실었습니다/, instead: '아직 확인하지 못했습니다' },
  { pattern: /넣으신/, instead: '입력하신' },
  { pattern: /찾아 보(?!기)/, instead: '찾아보' },
  { pattern: /받아들이기|자료를 받아들|줄어서 받아들/, instead: '반영하기' },
  { pattern: /그만두기|그만두었|그만둠|그만둡/, instead: '취소' },
  { pattern: /보호관찰/, instead: '면허 조건부(Probation)' },
  { pattern: /돌려내/, instead: '세금 보고 때 더 내다' },
  { pattern: /나라와 주/, instead: '연방 정부와 주 정부' },
  { pattern: /에거세요|[0-9}]에 거세요/, instead: '211로 전화하세요' },
  { pattern: /세고 있습니다|셀 수 없/, instead: '수를 확인하고 있습니다, 보여 드릴 수 없습니다' },
  { pattern: /한가운데끼리/, instead: '지역의 중심에서 중심까지' },
  { pattern: /연금 편지/, instead: '소셜 연금 통지서' },
  { pattern: /날짜가 있는 자료|확인 못 하였/, instead: '확인하지 못했습니다' },
  { pattern: /(보험|플랜|보장|캘리포니아)(에서|에) 살 수/, instead: '가입할 수 있습니다' },
  { pattern: /보장에 들|새로 드는|들 수 있는 (분|플랜)|만 들 수 있/, instead: '가입' },
  { pattern: /(?<!처방)약 보험(?!료)/, instead: '처방약 보험' },
  { pattern: /COFA 나라/, instead: 'COFA(자유연합협정) 국가' },
  { pattern: /세금 신고/, instead: '세금 보고' },
  { pattern: /합법 영주권/, instead: '영주권' },
  {
    pattern: /LA ?카운티|오렌지카운티|로스앤젤레스 카운티/,
    instead: '로스앤젤레스(LA) 카운티, 오렌지 카운티',
  },
  { pattern: /[니습까]까\?/, instead: '-세요?' },
  { pattern: /귀하|당신|커버리지|불구|수급자|하십시오|바랍니다/, instead: '쉬운 합니다체' },
  {
    pattern: /(을\(를\)|를\(을\)|이\(가\)|가\(이\)|은\(는\)|는\(은\)|와\(과\)|과\(와\))/,
    instead: '값 뒤에 조사가 오지 않게 쓴 문장',
  },
  { pattern: /^오류$/, instead: '무엇을 하지 못했는지' },
  { pattern: /자료를 주는 곳/, instead: '자료 제공 기관' },
  { pattern: /자료끼리/, instead: '자료마다' },
  { pattern: /\(빼도 됩니다\)/, instead: '편집자의 말이 남았습니다' },
  { pattern: /케어를 잃|보장을 잃/, instead: '끝납니다, 쓸 수 없습니다' },
  { pattern: /다시 들어가지 못/, instead: '다시 가입하지 못' },
  { pattern: /[0-9}] ?퍼센트/, instead: '%' },
  { pattern: /에 달려 있습니다/, instead: '에 따라 다릅니다' },
  { pattern: /맞으세요|넘으세요|점이세요|몇 명이세요/, instead: '-나요?, -인가요? (물건과 금액은 높이지 않습니다)' },
  { pattern: /국가 국민/, instead: '국가 출신' },
  { pattern: /\d{4}-\d{2}-\d{2}/, instead: '2026년 1월 1일' },
];

const ENGLISH: readonly WordRule[] = [
  {
    pattern:
      /\b(the|full|your|employer|job|no|with|without|other|lose|losing|back|emergency|dental|drug|health|of|keeps?|has|have|get|gets|in|when|if) cover\b(?! letter| (the|your|a|an|all|most|some|only|care|costs|it|them|what|and|or|nothing|almost)\b)/i,
    instead: 'coverage',
  },
  { pattern: /\bcover (from|for people|lapses|is|starts|ends|goes)\b/i, instead: 'coverage' },
  { pattern: /\bnot (yet )?loaded\b/i, instead: 'We don’t have … yet' },
  { pattern: /told to nobody/i, instead: 'not shared with anyone' },
  { pattern: /registry had nothing/i, instead: 'We found nothing in the registry' },
  {
    pattern:
      /enrolments?\b|organisations?\b|\bcentres?\b|programmes?\b|\bcolours?\b|\blicences?\b|\bfavou?rites\b|\bcheques?\b|recognis|organis|\bneighbour/i,
    instead: 'American spelling',
  },
  { pattern: /\btelephon/i, instead: 'phone' },
  { pattern: /asked for by|whole (government )?lists/i, instead: 'by ZIP; government lists' },
  { pattern: /\bpay slips?\b|\bfortnight\b|\bwhilst\b|\bleaflets?\b/i, instead: 'pay stubs, brochures' },
  { pattern: /(are|is) possible for you/i, instead: 'You may qualify for' },
  { pattern: /\bcounted income\b/i, instead: 'countable income' },
  { pattern: /\b(people|adults|those|person) of (age )?\d\d?\b|\d\d and over\b/i, instead: 'people 65 and older' },
  { pattern: /was taken (as|off)/i, instead: 'we treated … as, we subtracted' },
  { pattern: /held against|looked at\b|can be looked/i, instead: 'compared with, counted' },
  {
    pattern: /\b(income|status|citizenship) papers\b|papers (of|to bring)|without papers/i,
    instead: 'proof of, documents',
  },
  { pattern: /\bneed not\b/i, instead: 'do not have to' },
  { pattern: /by itself\b|of itself\b/i, instead: 'automatically' },
  { pattern: /nothing was found|nothing fits/i, instead: 'No results found' },
  { pattern: /\bwhich kind\b|\bthis kind\b|of a kind\b/i, instead: 'type' },
  {
    pattern: /cannot be counted|counted (over|in the|from)|are what our records hold|\bwe hold\b|records hold/i,
    instead: 'say what is listed',
  },
  { pattern: /the country and the state/i, instead: 'the federal government and the state' },
  {
    pattern: /no application of its own|a line of its own|application of its own/i,
    instead: 'no separate application',
  },
  { pattern: /\bgoes on if\b|\bgoes on\b.*renew/i, instead: 'continues' },
  { pattern: /\brepaired\b/i, instead: 'fixed' },
  { pattern: /crawled before|^brought\b|brings? .* in\./i, instead: 'earlier, imported' },
  { pattern: /\bstand(s)? (together|first|below|here|there)\b|beside it stand/i, instead: 'are listed' },
  { pattern: /special period may be open|fall change period/i, instead: 'special enrollment period, open enrollment' },
  { pattern: /entitled to/i, instead: 'may qualify for' },
  { pattern: /\bshrinks?\b/i, instead: 'goes down' },
  { pattern: /\bone can\b|one needs\b|one must\b/i, instead: 'you can' },
  { pattern: /the status (is|of|that)\b|depends on the status/i, instead: 'immigration status' },
  { pattern: /worked out here|follows the tax return/i, instead: 'we calculated' },
  { pattern: /your words are still/i, instead: 'What you typed is still in the box' },
  { pattern: /[\d}] %/, instead: 'no space before %' },
  { pattern: /\bstate's market\b|state’s market/i, instead: 'marketplace' },
  { pattern: /\b(this|it) takes (a disability|Medicare|Medi-Cal)/i, instead: 'You need …' },
  {
    pattern: /(^|[.:] )Possible (if|with)\b|\bMedicare (is )?possible\b|so \S+ is possible/,
    instead: 'You may qualify if',
  },
  { pattern: /: apply(\.|, )|: ask\.$/, instead: 'so apply.' },
  { pattern: /\b(can|could) have (premium|the credit)\b/i, instead: 'can get' },
  { pattern: /by themselves\b/i, instead: 'automatically' },
  { pattern: /cancelled/i, instead: 'canceled' },
  { pattern: /fall enrollment period|annual enrollment/i, instead: 'fall open enrollment' },
  {
    pattern: /\bkinds? of (place|hospital|organization|plan)|\b(all|three|each) kinds?\b|\bkind not\b/i,
    instead: 'type',
  },
  { pattern: /\b(was|were) not (confirmed|verified)/i, instead: 'We could not confirm' },
  { pattern: /whatever the (status|number)|nothing was decided/i, instead: 'whatever your status; we left this open' },
  { pattern: /\bin (this|some|these) (immigration )?status/i, instead: 'with this status' },
  { pattern: /\bmend(s|ed)? the\b/i, instead: 'fix' },
  { pattern: /invented/i, instead: 'sample, not real' },
  { pattern: /\d{4}-\d{2}-\d{2}/, instead: 'January 1, 2026' },
];

/** Names, forms, addresses and quotations that stay English inside Korean. */
const ENGLISH_NAMES = /\([^)]*\)|“[^”]*”|‘[^’]*’|https?:\S+|<[^>]*>|\{\{?[^}]*\}?\}|\b[\w-]+\.(?:gov|com|org|net)\S*/g;
const ENGLISH_RUN = /\b[A-Za-z][a-z’']+(?:[ ,]+[A-Za-z][A-Za-z’']*){3,}/g;

/** At least four English words in a row, one of them a small word of a sentence: an untranslated sentence, not a name. */
function englishSentence(text: string): string | undefined {
  const runs = text.replace(ENGLISH_NAMES, ' ').match(ENGLISH_RUN) ?? [];
  return runs.find((run) => {
    const small = run.match(/\b(?!of\b|and\b|for\b|the\b|in\b|de\b|by\b|to\b)[a-z][a-z’']*\b/g) ?? [];
    return small.length >= 2;
  });
}

const HANGUL_RUN = /[가-힣]{2,}(?:\s[가-힣]{2,})+[.?!]?/;

/** Korean inside an English text, unless it is quoted or a name in brackets. */
function koreanSentence(text: string): string | undefined {
  return HANGUL_RUN.exec(text.replace(/\([^)]*\)|“[^”]*”|‘[^’]*’/g, ' '))?.[0];
}

/** Texts that hold both languages or quote the other one on purpose. */
const BOTH_LANGUAGES: readonly RegExp[] = [
  /^services\/gateway\/src\/docs\/docs-page\.ts/, // shows every sentence twice, marked with its language
  /uipage\.json rows\.sayEnglish$/, // what to say on the phone
  /shell\.json brand\./, // both names, always
  /shell\.json notFound\.sentence$/, // for developers, given by the specification
];

const RULES: Record<Language, readonly WordRule[]> = { ko: KOREAN, en: ENGLISH };

/** What is wrong with a text, one line each; empty when nothing is. */
export function faultsOf({ language, text, at }: VisibleString): string[] {
  const said = RULES[language].flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${at}: “${found.trim()}” → ${instead}   [${text.slice(0, 90)}]`];
  });
  const foreign = language === 'ko' ? englishSentence(text) : koreanSentence(text);
  return foreign === undefined || BOTH_LANGUAGES.some((where) => where.test(at))
    ? said
    : [...said, `${at}: “${foreign}” stands in the other language`];
}

export const RULE_COUNT = KOREAN.length + ENGLISH.length;
