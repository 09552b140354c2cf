// Who wrote the page behind an address, for the text of links to sources of records. Null: a private page, shown by its host.
import { CMS, COVERED_CALIFORNIA, DHCS, HHS } from '@app/benefits/figures/sources/first-publishers';
import type { Publisher } from '@app/benefits/figures/sources/first-publishers';
import * as AUTHORITIES from '@app/benefits/figures/sources/publishers';
import type { BilingualText } from '@app/contracts/http/errors';

const of = (ko: string, en: string, ...hosts: string[]): Publisher => ({ name: { ko, en }, hosts });

/** Public bodies that only records name; a county's own site is one too. */
const FURTHER: readonly Publisher[] = [
  of('캘리포니아주 노인국(CDA)', 'California Department of Aging (CDA)', 'aging.ca.gov'),
  of('캘리포니아주 법무부', 'California Department of Justice', 'oag.ca.gov'),
  of('캘리포니아주 회계감사관실', 'California State Controller’s Office', 'sco.ca.gov'),
  of(
    '캘리포니아주 지역사회서비스개발국(CSD)',
    'California Department of Community Services and Development (CSD)',
    'csd.ca.gov',
  ),
  of('캘리포니아주 데이터혁신센터(CDII)', 'California Center for Data Insights and Innovation (CDII)', 'cdii.ca.gov'),
  of('캘리포니아주 보건복지 공개 자료', 'California Health and Human Services open data', 'data.chhs.ca.gov'),
  of('메디캘 치과(Smile, California)', 'Smile, California (Medi-Cal Dental)', 'smilecalifornia.org'),
  of('로스앤젤레스(LA) 카운티', 'Los Angeles County', 'lacounty.gov'),
  of('오렌지 카운티', 'Orange County', 'ocgov.com'),
  of('칼옵티마(오렌지 카운티)', 'CalOptima (Orange County)', 'caloptima.org'),
  of('산타클라라 카운티', 'Santa Clara County', 'sccgov.org'),
  of('연방 보건복지부(HHS)', 'US Department of Health and Human Services', 'acf.hhs.gov'),
  of('988 위기 상담 전화', '988 Suicide and Crisis Lifeline', '988lifeline.org'),
  of('캘리포니아 독극물 관리센터', 'California Poison Control System', 'calpoison.org'),
  of('무료 건강보험 법률 상담(HCA)', 'Health Consumer Alliance', 'healthconsumer.org'),
  of('주로스앤젤레스 대한민국 총영사관', 'Consulate General of Korea in Los Angeles', 'overseas.mofa.go.kr'),
];

const ALL: readonly Publisher[] = [...FURTHER, CMS, COVERED_CALIFORNIA, DHCS, HHS, ...Object.values(AUTHORITIES)];

export function publisherOf(address: string): BilingualText | null {
  const { hostname } = new URL(address);
  const found = ALL.find(({ hosts }) => hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)));
  return found?.name ?? null;
}
