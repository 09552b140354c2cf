import {
  answerTo,
  faultOf,
  LANDSCAPE,
  CKAN,
  ELDERLY,
  LOCATIONS,
  MANAGED_CARE,
  ROLES,
  HOSPITALS,
  SITES,
  OFFICES,
  EXPORT,
  PLAN_PAGE,
  DRUG_RELEASE,
  DRUG_SERIES,
  DRUG_NAME,
  NEWSROOM,
  BLOG,
  LETTER,
  REGISTER,
} from './asking';
import { FAULTS_OF, FaultList } from './faults.mjs';
import { ROBOTS, SOURCE_NAMES } from './robots.mjs';

describe('the faults', () => {
  const PAGES: Record<string, string[]> = {
    nppes: ['/nppes/api/?version=2.1&postal_code=90006*&taxonomy_description=Pharmacy'],
    insurance: ['/cms/medicare/coverage/prescription-drug-coverage', LANDSCAPE[2026]],
    crosswalk: ['/cms/files/zip/plan-crosswalk-2027.zip'],
    'drug-plans': [DRUG_SERIES, DRUG_RELEASE],
    'drug-names': [DRUG_NAME],
    hospitals: [
      `${CKAN}/package_show?id=licensed-facility-crosswalk`,
      `${CKAN}/datastore_search?resource_id=${LOCATIONS}`,
      `/chhs/datastore/dump/${LOCATIONS}`,
      HOSPITALS,
    ],
    'community-care': [
      `${CKAN}/package_show?id=ccl-facilities`,
      `${CKAN}/datastore_search?resource_id=${ELDERLY}`,
      EXPORT,
    ],
    clinics: [SITES],
    'social-security': [OFFICES],
    'plan-page': ['/medicare/plan-compare/', PLAN_PAGE],
    'plan-net': [ROLES],
    'dhcs-managed-care': [
      `${CKAN}/package_show?id=medi-cal-managed-care-provider-listing`,
      `${CKAN}/datastore_search?resource_id=${MANAGED_CARE}`,
      `/chhs/datastore/dump/${MANAGED_CARE}`,
    ],
    'news-cms': [NEWSROOM],
    'news-ssa': [BLOG],
    'news-dhcs': [LETTER],
    'news-federal-register': [REGISTER],
    'watched-pages': ['/pages/www.ssa.gov/agency/contact/phone.html', '/pages/www.ssa.gov/pubs/EN-05-11125.pdf'],
  };
  const cases = SOURCE_NAMES.flatMap((source) => (FAULTS_OF[source] ?? []).map((fault) => [source, fault] as const));

  it.each(cases)('%s plays %s on one of its answers', (source, fault) => {
    const played = [...(PAGES[source] ?? []), '/robots.txt'].some((url) => {
      const list = new FaultList();
      expect(list.add({ source, fault })).toBeNull();
      const answer = answerTo(url);
      const taken = list.take(answer, url);
      if (!taken || taken.play) return taken !== null;
      const [truth, spoiled] = [answer.render(null), answer.render(taken.fault)];
      return truth.status !== spoiled.status || !Buffer.from(truth.body).equals(Buffer.from(spoiled.body));
    });
    expect(played).toBe(true);
  });

  it('reach only their own source, and only addresses that hold the path', () => {
    const list = new FaultList();
    list.add({ source: 'hospitals', fault: 'empty', path: '/pdc/' });
    const question = `${CKAN}/datastore_search?resource_id=${LOCATIONS}`;
    expect(list.take(answerTo(question), question)).toBeNull();
    expect(list.take(answerTo(OFFICES), OFFICES)).toBeNull();
    expect(list.take(answerTo(HOSPITALS), HOSPITALS)?.fault.fault).toBe('empty');
  });

  it('of the state portal reach every source that reads it', () => {
    const list = new FaultList();
    list.add({ source: 'community-care', fault: 'http-500' });
    const question = `${CKAN}/datastore_search?resource_id=${LOCATIONS}`;
    expect(list.take(answerTo(question), question)?.fault.fault).toBe('http-500');
  });

  it('that a source cannot play are refused', () => {
    expect(new FaultList().add({ source: 'clinics', fault: 'half-zip' })).toMatch(/^fault must be one of/);
    expect(new FaultList().add({ source: 'moon', fault: 'empty' })).toMatch(/^source must be one of nppes, insurance/);
    expect(new FaultList().add({ source: 'clinics', fault: 'empty', path: 3 })).toBe('column and path must be texts');
  });

  it('robots-deny refuses the paths of that source alone', () => {
    const text = ROBOTS.render(faultOf('clinics', 'robots-deny')).body.toString();
    expect(text).toBe('User-agent: *\nDisallow: /hrsa/\n');
    expect(ROBOTS.render(faultOf('nppes', 'robots-deny')).body.toString()).toContain('Disallow: /\n');
  });
});
