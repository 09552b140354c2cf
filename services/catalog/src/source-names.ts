// What people call the sources of our records, by source id and, for curated records, by the site they were read from.
import type { BilingualText } from '@app/contracts/http/errors';

const CMS: BilingualText = { ko: '연방 메디케어청(CMS) 병원 자료', en: 'CMS Provider Data Catalog' };
const CDPH: BilingualText = {
  ko: '캘리포니아 공중보건국(CDPH) 의료시설 목록',
  en: 'California Department of Public Health (CDPH)',
};
const CDSS: BilingualText = {
  ko: '캘리포니아 사회복지국(CDSS) 시설 면허 자료',
  en: 'California Department of Social Services (CDSS), community care licensing',
};
const HRSA: BilingualText = { ko: '연방 보건자원서비스청(HRSA) 보건센터 목록', en: 'HRSA health center sites' };
const LA_COUNTY: BilingualText = { ko: '로스앤젤레스(LA) 카운티', en: 'Los Angeles County' };
const KOREA_TIMES: BilingualText = { ko: '미주한국일보', en: 'The Korea Times (US edition)' };
const KOREA_DAILY: BilingualText = { ko: '미주중앙일보', en: 'The Korea Daily (US edition)' };
const LA_TIMES: BilingualText = { ko: '로스앤젤레스 타임스', en: 'Los Angeles Times' };

/** Also the names under which merged fields say who won (guide.providers.field_sources). */
const BY_ID: Readonly<Record<string, BilingualText>> = {
  nppes: { ko: '연방 의료인·의료기관 등록부(NPPES)', en: 'Federal NPI Registry (NPPES)' },
  insurance: { ko: '연방 메디케어청(CMS) 플랜 자료', en: 'CMS Medicare plan data' },
  'plan-page': { ko: 'Medicare.gov 플랜 비교', en: 'Medicare.gov Plan Compare' },
  hospitals: CMS,
  'cms-hospitals': CMS,
  'hcai-facilities': {
    ko: '캘리포니아 의료접근정보국(HCAI) 의료시설 목록',
    en: 'California Department of Health Care Access and Information (HCAI)',
  },
  'cdph-facilities': CDPH,
  'cdph-adult-day': CDPH,
  'community-care': CDSS,
  'cdss-rcfe': CDSS,
  'cdss-adult-day': CDSS,
  'cdss-home-care': CDSS,
  clinics: HRSA,
  'hrsa-sites': HRSA,
  'social-security': { ko: '사회보장국(SSA) 사무소 목록', en: 'Social Security Administration (SSA) field offices' },
};

/** A site stands for its subdomains too, unless they are named themselves. */
const BY_SITE: Readonly<Record<string, BilingualText>> = {
  'medicare.gov': { ko: 'Medicare.gov 플랜 비교', en: 'Medicare.gov Plan Compare' },
  'cms.gov': { ko: '연방 메디케어청(CMS)', en: 'Centers for Medicare & Medicaid Services (CMS)' },
  'data.cms.gov': CMS,
  // The one data set of the state's portal that curated records were read from.
  'data.chhs.ca.gov': CDPH,
  'cdss.ca.gov': { ko: '캘리포니아 사회복지국(CDSS)', en: 'California Department of Social Services (CDSS)' },
  'dhcs.ca.gov': {
    ko: '캘리포니아 보건서비스국(DHCS)',
    en: 'California Department of Health Care Services (DHCS)',
  },
  'aging.ca.gov': { ko: '캘리포니아 노인국(CDA)', en: 'California Department of Aging (CDA)' },
  'calpers.ca.gov': { ko: '캘리포니아 공무원 연금(CalPERS)', en: 'CalPERS' },
  'sco.ca.gov': { ko: '캘리포니아 감사관실(SCO)', en: "California State Controller's Office" },
  'csd.ca.gov': {
    ko: '캘리포니아 지역사회서비스개발국(CSD)',
    en: 'California Department of Community Services and Development (CSD)',
  },
  'coveredca.com': { ko: '커버드 캘리포니아', en: 'Covered California' },
  'ssa.gov': { ko: '사회보장국(SSA)', en: 'Social Security Administration (SSA)' },
  'smilecalifornia.org': { ko: '스마일 캘리포니아(메디캘 치과)', en: 'Smile, California (Medi-Cal Dental)' },
  'lacounty.gov': LA_COUNTY,
  'dpss.lacounty.gov': {
    ko: '로스앤젤레스(LA) 카운티 공공사회복지국(DPSS)',
    en: 'Los Angeles County Department of Public Social Services (DPSS)',
  },
  'ocgov.com': { ko: '오렌지 카운티', en: 'Orange County' },
  'mariposacounty.org': { ko: '마리포사 카운티', en: 'Mariposa County' },
  '211la.org': { ko: '211 LA', en: '211 LA' },
  'lacare.org': { ko: 'L.A. 케어(L.A. Care Health Plan)', en: 'L.A. Care Health Plan' },
  'caloptima.org': { ko: '칼옵티마(CalOptima Health)', en: 'CalOptima Health' },
  'blueshieldca.com': { ko: '블루실드(Blue Shield of California)', en: 'Blue Shield of California' },
  'memorialcare.org': { ko: '메모리얼케어(MemorialCare)', en: 'MemorialCare' },
  'lakesidemed.com': { ko: '레이크사이드(Lakeside Medical Group)', en: 'Lakeside Medical Group' },
  'monarchhealthcare.com': { ko: '모나크(Monarch HealthCare)', en: 'Monarch HealthCare' },
  'grantsforseniors.org': { ko: '민간 사이트(영어) Grants for Seniors', en: 'Grants for Seniors' },
  'affordablehousingonline.com': { ko: '민간 사이트(영어) Affordable Housing Online', en: 'Affordable Housing Online' },
  'koreatimes.com': KOREA_TIMES,
  'koreadaily.com': KOREA_DAILY,
  'koreadailyus.com': KOREA_DAILY,
  'chosundaily.com': { ko: '조선일보 LA', en: 'Chosun Daily' },
  'heraldk.com': { ko: '헤럴드경제 미주판', en: 'Herald K' },
  'knewsla.com': { ko: 'K-News LA', en: 'K-News LA' },
  'radioseoul1650.com': { ko: '라디오서울', en: 'Radio Seoul' },
  'radiokorea.com': { ko: '라디오코리아', en: 'Radio Korea' },
  'latimes.com': LA_TIMES,
  'sfvbj.com': { ko: '샌퍼낸도밸리 비즈니스 저널', en: 'San Fernando Valley Business Journal' },
  'fresnobusinessdaily.com': { ko: '프레즈노 비즈니스 데일리(Fresno Business Daily)', en: 'Fresno Business Daily' },
  'documents.pub': { ko: '인터넷에 올라 있는 문서(documents.pub)', en: 'Document published on documents.pub' },
};

/** Nobody has read it anywhere: its address is only where to ask. */
const UNCONFIRMED: BilingualText = { ko: '확인되지 않음', en: 'unconfirmed' };

/** A field's or record's source by its id; the id itself when nobody named it. */
export const sourceNameOf = (id: string): BilingualText =>
  BY_ID[id] ?? (id === 'starter' ? { ko: '저희가 직접 모은 자료', en: 'our curated records' } : { ko: id, en: id });

/** @param confidence of the record; one that rests on memory has no source, whatever page it points to */
export function sourceName(source: string, url: string, confidence: 'verified' | 'memory'): BilingualText {
  if (confidence === 'memory') return UNCONFIRMED;
  return BY_ID[source] ?? siteName(new URL(url).hostname);
}

function siteName(hostname: string): BilingualText {
  const host = hostname.replace(/^www\./, '');
  for (let site = host; site.includes('.'); site = site.slice(site.indexOf('.') + 1)) {
    const name = BY_SITE[site];
    if (name) return name;
  }
  return { ko: /\.gov$/.test(host) ? host : `민간 사이트(영어) ${host}`, en: host };
}
