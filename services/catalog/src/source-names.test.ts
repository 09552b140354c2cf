import { SOURCE_NAMES, sourceNameOf } from '@app/content/records/source-names';
import { sourceName } from './source-names';

const name = (url: string, source = 'starter', confidence: 'verified' | 'memory' = 'verified') =>
  sourceName(source, url, confidence);

describe('names of sources', () => {
  it.each([
    ['https://data.chhs.ca.gov/dataset/healthcare-facility-locations', '공중보건국(CDPH)'],
    ['https://data.cms.gov/provider-data/dataset/xubh-q36u', '메디케어청(CMS)'],
    ['http://sf1.koreatimes.com/article', '미주한국일보'],
    ['https://www.koreadaily.com/x', '미주중앙일보'],
    ['https://www.medicare.gov/plan-compare/#/plan-details/2026-H0524-003-0', 'Medicare.gov'],
    ['https://dpss.lacounty.gov/en.html', '공공사회복지국(DPSS)'],
    ['http://css.lacounty.gov/', '로스앤젤레스(LA) 카운티'],
  ])('%s is called by its publisher', (url, ko) => expect(name(url).ko).toContain(ko));

  it('calls a site without a name by its host', () => {
    expect(name('https://www.example.org/page')).toEqual({ ko: '민간 사이트(영어) example.org', en: 'example.org' });
  });

  it('are given once for an id and once for a site', () => {
    const keys = SOURCE_NAMES.flatMap(({ ids, sites }) => [...ids, ...sites]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('knows the source before the site', () => {
    expect(name('https://www.cms.gov/x', 'insurance').ko).toBe('연방 메디케어청(CMS) 플랜 자료');
  });

  it('does not name the host as the source of what rests on memory', () => {
    expect(name('https://www.healthnet.com/', 'starter', 'memory')).toEqual({ ko: '확인되지 않음', en: 'Unconfirmed' });
  });

  it.each([
    'insurance',
    'plan-page',
    'crosswalk',
    'drug-plans',
    'drug-names',
    'hospitals',
    'community-care',
    'clinics',
    'social-security',
    'nppes',
    'starter',
    'cms-hospitals',
    'hcai-facilities',
    'cdph-facilities',
    'cdss-rcfe',
    'cdss-adult-day',
    'cdss-home-care',
    'cdph-adult-day',
    'hrsa-sites',
  ])('%s has a name in both languages', (id) => {
    expect(sourceNameOf(id).ko).toMatch(/[가-힣]/);
    expect(sourceNameOf(id).en).not.toBe(id);
  });
});
