// How the operators' screens name each crawl source, what it reads and what its figures count.
import { type CrawlSource, DIRECTORY_SOURCES } from '@app/contracts/http/crawler';
import type { BilingualText } from '@app/contracts/http/errors';

/** What one record of a source is called: `unit.<this>` in the words of the screen. */
export type RecordUnit = 'plans' | 'places' | 'doctors' | 'offices' | 'records';

export interface CrawlSourceText {
  name: BilingualText;
  /** One sentence: where it reads and what comes of it. */
  about: BilingualText;
  unit: RecordUnit;
  /** Whose records they are; null = of several. */
  publisher: BilingualText | null;
}

const CMS: BilingualText = { ko: '메디케어청(CMS)', en: 'CMS' };

const INSURER_ABOUT: BilingualText = {
  ko: '메디케어 플랜 파일에서 이 회사의 플랜만 골라 읽습니다. 보험 플랜 전체를 모을 때도 함께 새로워집니다.',
  en: "Reads only this company's plans in the Medicare plan files. A crawl of all plans renews them too.",
};

/** An insurer's own directory of doctors. */
const directory = (ko: string, en: string): CrawlSourceText => ({
  name: { ko: `의사 명부 · ${ko}`, en: `Doctors · ${en}` },
  about: {
    ko: '보험사가 공개한 의사 명부에서 의사가 쓰는 언어, 받는 보험, 메디컬 그룹을 읽습니다. 우편번호로 의사를 모을 때도 함께 물어봅니다.',
    en: "Reads doctors' languages, networks and medical groups in the insurer's public directory. A crawl of doctors in one ZIP code asks it too.",
  },
  unit: 'doctors',
  publisher: { ko: '보험사가 공개한 자료', en: "The insurer's public data" },
});

export const CRAWL_SOURCE_TEXTS: Record<CrawlSource, CrawlSourceText> = {
  kaiser: {
    name: { ko: '카이저 퍼머넌트', en: 'Kaiser Permanente' },
    about: INSURER_ABOUT,
    unit: 'plans',
    publisher: CMS,
  },
  anthem: {
    name: { ko: '앤섬 블루크로스', en: 'Anthem Blue Cross' },
    about: INSURER_ABOUT,
    unit: 'plans',
    publisher: CMS,
  },
  aarp: {
    name: { ko: '유나이티드헬스케어', en: 'UnitedHealthcare (AARP)' },
    about: INSURER_ABOUT,
    unit: 'plans',
    publisher: CMS,
  },
  healthnet: {
    name: { ko: '헬스넷', en: 'Health Net / Wellcare' },
    about: INSURER_ABOUT,
    unit: 'plans',
    publisher: CMS,
  },
  insurance: {
    name: { ko: '보험 플랜 전체', en: 'All insurance plans' },
    about: {
      ko: '연방 메디케어청(CMS)의 플랜 파일에서 캘리포니아 플랜을 모두 읽습니다.',
      en: 'Reads every California plan in the plan files of CMS, the federal Medicare agency.',
    },
    unit: 'plans',
    publisher: CMS,
  },
  hospitals: {
    name: { ko: '병원', en: 'Hospitals' },
    about: {
      ko: '연방과 주 정부의 병원 명단을 합쳐 캘리포니아 병원을 읽습니다.',
      en: 'Reads California hospitals from the federal and state lists, joined together.',
    },
    unit: 'places',
    publisher: { ko: '메디케어청(CMS)·캘리포니아주', en: 'CMS and California' },
  },
  'community-care': {
    name: { ko: '시니어 주거와 돌봄 시설', en: 'Senior housing and care facilities' },
    about: {
      ko: '주 정부의 면허 기록에서 시니어 주거, 데이케어, 방문 돌봄 기관을 읽습니다.',
      en: 'Reads senior housing, adult day care and home care from the state license records.',
    },
    unit: 'places',
    publisher: { ko: '캘리포니아 사회복지국(CDSS)', en: 'California CDSS' },
  },
  clinics: {
    name: { ko: '지역 클리닉', en: 'Community clinics' },
    about: {
      ko: '연방 보건자원서비스청(HRSA)의 보건센터 명단을 읽습니다.',
      en: 'Reads the list of health centers of HRSA, a federal agency.',
    },
    unit: 'places',
    publisher: { ko: '연방 보건자원서비스청(HRSA)', en: 'HRSA' },
  },
  'social-security': {
    name: { ko: '사회보장국 사무소', en: 'Social Security offices' },
    about: { ko: '사회보장국의 사무소 명단을 읽습니다.', en: 'Reads the list of Social Security field offices.' },
    unit: 'offices',
    publisher: { ko: '사회보장국(SSA)', en: 'SSA' },
  },
  'npi-file': {
    name: { ko: '의료기관 등록부 전체', en: 'Whole NPI registry' },
    about: {
      ko: '연방 의료기관 등록부(NPI)의 월간 파일에서 캘리포니아의 의사와 의료기관을 모두 읽습니다. 몇십 분 걸릴 수 있고, 멈추어도 그 자리부터 이어집니다.',
      en: 'Reads every California doctor and care provider in the monthly file of the federal NPI registry. It may take a good while; an interrupted import goes on where it stopped.',
    },
    unit: 'places',
    publisher: { ko: '의료기관 등록부(NPI)', en: 'NPI registry' },
  },
  'plannet-kaiser': directory('카이저 퍼머넌트', 'Kaiser Permanente'),
  'plannet-unitedhealthcare': directory('유나이티드헬스케어', 'UnitedHealthcare'),
  'plannet-molina': directory('몰리나', 'Molina Healthcare'),
  'plannet-anthem': directory('앤섬 블루크로스', 'Anthem Blue Cross'),
  'plannet-centene': directory('헬스넷·웰케어', 'Health Net / Wellcare'),
  'plannet-scan': directory('스캔(SCAN)', 'SCAN Health Plan'),
  'dhcs-managed-care': {
    name: { ko: '의사 명단 · 메디캘 플랜', en: 'Doctors · Medi-Cal plans' },
    about: {
      ko: '주 정부의 메디캘 플랜 의사 명단에서 플랜과 메디컬 그룹을 카운티별로 읽습니다. 우편번호로 의사를 모을 때도 함께 물어봅니다.',
      en: "Reads plans and medical groups, county by county, in the state's list of doctors in Medi-Cal plans. A crawl of doctors in one ZIP code asks it too.",
    },
    unit: 'doctors',
    publisher: { ko: '캘리포니아 보건서비스국(DHCS)', en: 'California DHCS' },
  },
  providers: {
    name: { ko: '우편번호별 의료 기관', en: 'Care providers by ZIP code' },
    about: {
      ko: '연방 의료기관 등록부(NPI)에서 우편번호 한 곳과 종류 하나를 골라 읽습니다.',
      en: 'Reads one ZIP code and one kind of provider in the federal NPI registry.',
    },
    unit: 'places',
    publisher: { ko: '의료기관 등록부(NPI)', en: 'NPI registry' },
  },
  'plan-page': {
    name: { ko: '플랜 한 개의 상세 화면', en: 'Page of one plan' },
    about: {
      ko: 'Medicare.gov에서 저장된 플랜 하나의 화면을 열어 자세한 값을 읽습니다.',
      en: 'Opens the Medicare.gov page of one stored plan and reads its details.',
    },
    unit: 'plans',
    publisher: { ko: 'Medicare.gov', en: 'Medicare.gov' },
  },
  all: {
    name: { ko: '모두 모으기', en: 'Crawl everything' },
    about: {
      ko: '모든 자료원과 최근에 찾은 우편번호를 차례로 읽습니다.',
      en: 'Reads every source and the ZIP codes that people asked for lately.',
    },
    unit: 'records',
    publisher: null,
  },
};

/** Filters on the plan files of `insurance`: their plans are stored even if they were never run alone. */
const INSURERS: readonly CrawlSource[] = ['kaiser', 'anthem', 'aarp', 'healthnet'];

export const isInsurer = (source: CrawlSource): boolean => INSURERS.includes(source);

/** Rows of the dashboard that are started by their name: the insurers' plans first. */
export const WHOLE_ROWS = [
  'kaiser',
  'anthem',
  'aarp',
  'healthnet',
  'insurance',
  'hospitals',
  'community-care',
  'clinics',
  'social-security',
  'npi-file',
] as const satisfies readonly CrawlSource[];

/** Directories of doctors: rows of a fold of their own, many of them switched off. */
export const DIRECTORY_ROWS: readonly CrawlSource[] = DIRECTORY_SOURCES;

/** Rows that must be told what to read. */
export const PART_ROWS = ['providers', 'plan-page'] as const satisfies readonly CrawlSource[];

/** Lines of the second screen in its order; run-all goes through all but the last. */
export const LISTED_SOURCES = [
  'kaiser',
  'anthem',
  'aarp',
  'healthnet',
  'social-security',
  'insurance',
  'hospitals',
] as const satisfies readonly CrawlSource[];
export type ListedSource = (typeof LISTED_SOURCES)[number];
