// Everyday words for the kinds of places and people in the directory. Terms: docs/facts/glossary.md#glossary, rows
// 30-35, 84-97.
import type { Concept } from './concept';

export const PROVIDER_KINDS: readonly Concept[] = [
  {
    names: ['의사', '닥터', '의사 선생님', 'doctor', 'doctors', 'physician', 'physicians', 'dr', 'md'],
    types: ['doctor'],
  },
  {
    names: ['주치의', '패밀리 닥터', 'pcp', 'primary care doctor', 'primary care physician'],
    types: ['doctor'],
    specialties: ['primary-care'],
  },
  { names: ['전문의', '스페셜리스트', 'specialist', 'specialists'], types: ['specialist', 'doctor'] },
  {
    names: ['약국', '파머시', '퍼머시', '약방', 'pharmacy', 'pharmacies', 'farmacia', 'drugstore', 'drug store'],
    askedAs: ['farmacy'],
    types: ['pharmacy'],
  },
  // In Los Angeles Korean 병원 is also the word for a doctor's office.
  { names: ['병원', '호스피탈', 'hospital', 'hospitals'], types: ['hospital', 'clinic'] },
  { names: ['종합병원', '대학병원', 'general hospital'], types: ['hospital'] },
  { names: ['응급실', '이알', 'emergency room', 'er'], types: ['hospital'] },
  { names: ['의원', '진료소', '클리닉', '개인병원', '동네병원', 'clinic', 'clinics'], types: ['clinic'] },
  {
    names: ['보건소', '커뮤니티 클리닉', '커뮤니티 헬스센터', 'community clinic', 'community health center'],
    types: ['clinic'],
  },
  { names: ['어전트 케어', '급한 진료소', 'urgent care'], types: ['clinic'] },
  {
    names: ['메디컬 그룹', '의료 그룹', '의사 그룹', 'medical group', 'medical groups', 'ipa'],
    types: ['medicalGroup'],
  },
  {
    names: [
      '양로보건센터',
      '양로센터',
      '성인 데이케어',
      '데이케어',
      '주간보호센터',
      '주간보호',
      'cbas',
      'adhc',
      'adult day care',
      'adult day health care',
      'adult day health',
      'community based adult services',
      '지역사회 성인서비스',
    ],
    types: ['adultDayCare'],
  },
  {
    names: [
      '양로병원',
      '요양원',
      '요양병원',
      '너싱홈',
      '널싱홈',
      '전문 요양 시설',
      '전문간호시설',
      'nursing home',
      'nursing homes',
      'skilled nursing facility',
      'skilled nursing',
      'snf',
      'convalescent hospital',
    ],
    types: ['nursingHome'],
  },
  {
    names: [
      '시니어 아파트',
      '노인 아파트',
      '시니어 하우징',
      '노인 주택',
      'senior housing',
      'senior apartment',
      'senior apartments',
    ],
    types: ['seniorHousing'],
  },
  {
    names: ['양로호텔', '생활 보조 주거', '어시스티드 리빙', '실버타운', 'assisted living', 'rcfe'],
    types: ['seniorHousing'],
  },
  {
    names: ['시니어센터', '노인센터', '노인회관', '경로당', 'senior center', 'senior centers'],
    types: ['seniorCenter'],
  },
  {
    names: [
      '간병인',
      '간병',
      '홈케어',
      '돌봄',
      '도우미',
      '요양보호사',
      '케어기버',
      'home care',
      'caregiver',
      'caregivers',
      'home care aide',
    ],
    types: ['assistant'],
  },
  {
    names: ['방문 간호', '홈헬스', '가정 간호', 'home health', 'home health care', 'home health agency'],
    types: ['assistant'],
  },
  {
    names: ['보험회사', '보험사', 'insurer', 'insurers', 'insurance company', 'insurance companies'],
    types: ['insurance'],
  },
];

/** The language itself asks for people who speak it; a nation's name may as well be part of a name. */
export const SPOKEN_LANGUAGES: readonly Concept[] = [
  {
    names: ['한국어', '한국말', '코리안 스피킹', 'korean speaking', 'korean language', 'speaks korean', 'speak korean'],
    languages: ['Korean'],
    isLanguageOnly: true,
  },
  { names: ['한국', '한인', '한국인', '코리안', 'korean', 'korea'], languages: ['Korean'] },
  { names: ['영어', '잉글리시', 'english', 'english speaking'], languages: ['English'], isLanguageOnly: true },
  { names: ['스페인어', '스패니시', 'spanish', 'spanish speaking'], languages: ['Spanish'], isLanguageOnly: true },
  {
    names: ['중국어', '중국말', 'mandarin', 'cantonese', 'chinese speaking'],
    languages: ['Chinese', 'Mandarin', 'Cantonese'],
    isLanguageOnly: true,
  },
  { names: ['중국', 'chinese'], languages: ['Chinese', 'Mandarin', 'Cantonese'] },
  { names: ['베트남어', '월남어', 'vietnamese speaking'], languages: ['Vietnamese'], isLanguageOnly: true },
  { names: ['베트남', 'vietnamese'], languages: ['Vietnamese'] },
  {
    names: ['타갈로그어', '타갈로그', 'tagalog', 'tagalog speaking'],
    languages: ['Tagalog', 'Filipino'],
    isLanguageOnly: true,
  },
  { names: ['필리핀', 'filipino'], languages: ['Tagalog', 'Filipino'] },
];
