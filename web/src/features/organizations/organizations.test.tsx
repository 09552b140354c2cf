import { screen, waitFor, within } from '@testing-library/react';
import { HOSPITALS as CURATED_HOSPITALS } from '@app/content/records/hospitals';
import { MEDICAL_GROUPS as CURATED_GROUPS } from '@app/content/records/medical-groups';
import { fakeServer } from '../../../test/fake-server';
import { provenance, provider, providers, run } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { HospitalsPage } from './hospitals-page';
import { MedicalGroupsPage } from './medical-groups-page';
import { OrganizationsPage } from './organizations-page';

const department = (name: string) => ({ name, nameKo: `${name} 부서`, description: '', descriptionKo: '' });
const olive = provider({
  type: 'hospital',
  name: 'Olive Medical Center',
  nameKo: '올리브 메디컬센터',
  specialties: [],
  languages: ['Korean'],
  provenance: provenance({ sourceUpdatedAt: '2026-02-06' }),
  details: {
    kind: 'academic',
    beds: 1048,
    rating: 4,
    ratingKind: 'CMS overall hospital star rating',
    hasEmergency: true,
    departments: ['One', 'Two', 'Three', 'Four', 'Five'].map(department),
    specialtyNames: ['Heart', 'Cancer', 'Nerves', 'Bones', 'Eyes'].map((en) => ({ en, ko: `${en} 과` })),
    unconfirmedFields: ['departments'],
  },
});
const plum = provider({
  type: 'hospital',
  name: 'Plum Hospital',
  specialty: 'Psychiatric',
  specialties: [],
  county: 'Orange',
  phone: null,
  details: { rating: null },
});
const hospitals = { '/api/providers': { body: [olive, plum] } };
const card = (name: string) => screen.findByRole('article', { name });

describe('hospitals', () => {
  test('a card says beds, labelled and dated stars, the first three departments and four specialties', async () => {
    const { requests } = fakeServer(hospitals);
    await renderApp(<HospitalsPage />, { at: '/hospitals', language: 'en' });
    const first = await card('Olive Medical Center');
    expect(requests).toEqual(['GET /api/providers?type=hospital&limit=1000']);
    expect(first).toHaveTextContent('CMS overall star rating4 of 5 stars data of 2026-02-06');
    expect(first).toHaveTextContent('1,048 beds');
    expect(first).toHaveTextContent('One, Two, Three +2 more Unconfirmed');
    expect(first).toHaveTextContent('Heart, Cancer, Nerves, Bones +1 more');
    expect(first).not.toHaveTextContent('Four');
    expect(first).toHaveTextContent('University hospital');
    expect(within(first).getByRole('link', { name: /^Call\s*, Olive/ })).toHaveAttribute('href', 'tel:+12135550123');
    expect(within(first).getByRole('link', { name: /^See on a map/ })).toHaveAttribute('target', '_blank');
    expect(first).toHaveTextContent('2026-11-21');
    const second = await card('Plum Hospital');
    expect(second).toHaveTextContent('CMS gave no star rating, or we don’t have it');
    expect(second).toHaveTextContent('Not in the recordBeds, Departments, Specialty');
    expect(first).not.toHaveTextContent('Not in the record');
    expect(within(second).queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
  });

  test('filters count at once and stand in the address', async () => {
    fakeServer(hospitals);
    const { user, router } = await renderApp(<HospitalsPage />, { at: '/hospitals' });
    expect(await screen.findByRole('heading', { name: /2곳을 찾았습니다/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '응급실 있는 곳만' }));
    expect(router.state.location.search).toBe('?emergency=only');
    expect(screen.queryByRole('article', { name: 'Plum Hospital' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '응급실 있는 곳만' }));
    await user.selectOptions(screen.getByLabelText('지역'), '오렌지 카운티');
    expect(router.state.location.search).toBe('?region=Orange');
    expect(screen.queryByRole('article', { name: '올리브 메디컬센터' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '한국어 되는 곳만' }));
    expect(screen.getByRole('heading', { name: '병원을 찾지 못했습니다' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '조건 지우고 찾기' }));
    expect(router.state.location.search).toBe('');
    await user.type(screen.getByLabelText('병원 이름이나 진료 과목'), '올리브{Enter}');
    expect(router.state.location.search).toBe(`?q=${encodeURIComponent('올리브')}`);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('nothing found says so in the words of the specification', async () => {
    fakeServer(hospitals);
    await renderApp(<HospitalsPage />, { at: '/hospitals?q=nowhere', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'No hospitals found' })).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your search criteria')).toBeInTheDocument();
  });

  test('a ZIP asks the server with the distance, and a miss shows what is being collected', async () => {
    const { requests } = fakeServer({
      '/api/providers': {
        body: [{ ...olive, distanceMiles: 2.04, zipCode: '90095' }],
        headers: { 'x-auto-crawl': 'running', 'x-crawl-run': run().id },
      },
      [`/api/crawl/runs/${run().id}`]: { body: run({ type: 'hospital' }) },
    });
    const { user, router } = await renderApp(<HospitalsPage />, { at: '/hospitals' });
    const zip = screen.getByLabelText('우편번호(ZIP)');
    await user.type(zip, '900{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('우편번호 다섯 자리를 넣어 주세요');
    await user.type(zip, '06{Enter}');
    await user.selectOptions(screen.getByLabelText('거리'), '5');
    expect(router.state.location.search).toBe('?zip=90006&radius=5');
    await waitFor(() => expect(requests).toContain('GET /api/providers?type=hospital&zip=90006&radius=5&limit=1000'));
    expect(await card('올리브 메디컬센터')).toHaveTextContent('2.0마일');
    expect(await screen.findByText(/12단계 중 7단계/)).toBeInTheDocument();
  });

  test('details open with everything the record has, and give the focus back', async () => {
    fakeServer(hospitals);
    const { user } = await renderApp(<HospitalsPage />, { at: '/hospitals' });
    const button = within(await card('올리브 메디컬센터')).getByRole('button', { name: /^자세히 보기/ });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: '올리브 메디컬센터' });
    expect(dialog).toHaveTextContent('응급실이 있습니다');
    expect(dialog).toHaveTextContent('Five 부서');
    expect(dialog).toHaveTextContent('별 5개 가운데 4개');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('ten to a page, and the page stands in the address', async () => {
    fakeServer({ '/api/providers': { body: providers(12, { type: 'hospital' }) } });
    const { user, router } = await renderApp(<HospitalsPage />, { at: '/hospitals' });
    await user.click(await screen.findByRole('button', { name: '다음' }));
    expect(router.state.location.search).toBe('?page=2');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: /12곳/ })).toHaveFocus();
  });
});

describe('medical groups', () => {
  const groups = CURATED_GROUPS.map((record) =>
    provider({
      type: 'medicalGroup',
      name: record.name,
      nameKo: record.nameKo,
      specialties: [],
      address: null,
      city: null,
      zipCode: null,
      county: null,
      phone: record.phone,
      languages: [...record.languages],
      details: {
        kind: record.kind,
        region: record.region ?? undefined,
        specialtyNames: [...record.specialties],
        insuranceAccepted: [...record.insuranceAccepted],
        unconfirmedFields: [...record.unconfirmedFields],
      },
      provenance: provenance({ origin: 'starter', confidence: record.confidence }),
    }),
  );
  const answer = { '/api/providers': { body: groups } };

  test('the sixteen curated groups stand there; empty lists say whom to ask', async () => {
    fakeServer(answer);
    await renderApp(<MedicalGroupsPage />, { at: '/medical-groups', language: 'en' });
    expect(await screen.findByRole('heading', { name: /16 places found/ })).toBeInTheDocument();
    const seoul = await card('Seoul Medical Group (SMG)');
    expect(seoul).toHaveTextContent('Accepted insurancePlease call the clinic to ask');
    expect(seoul).toHaveTextContent('Doctors’ network (IPA)');
    expect(screen.queryByLabelText('ZIP code')).not.toBeInTheDocument();
  });

  test('four specialties and three plans, the rest counted', async () => {
    const many = provider({
      type: 'medicalGroup',
      name: 'Fig Group',
      specialties: [],
      details: {
        specialtyNames: ['A', 'B', 'C', 'D', 'E', 'F'].map((en) => ({ en, ko: en })),
        insuranceAccepted: ['P1', 'P2', 'P3', 'P4'],
      },
    });
    fakeServer({ '/api/providers': { body: [many] } });
    await renderApp(<MedicalGroupsPage />, { at: '/medical-groups' });
    const fig = await card('Fig Group');
    expect(fig).toHaveTextContent('A, B, C, D +2개 더');
    expect(fig).toHaveTextContent('P1, P2, P3 +1개 더');
  });

  test('a group known from memory shows its name and the mark, nothing else', async () => {
    const memory = CURATED_GROUPS.find(({ confidence }) => confidence === 'memory')!;
    fakeServer(answer);
    await renderApp(<MedicalGroupsPage />, {
      at: `/medical-groups?q=${encodeURIComponent(memory.name)}`,
      language: 'en',
    });
    const only = await card(memory.name);
    expect(only).toHaveTextContent('Unconfirmed');
    expect(only).toHaveTextContent('We only know the name.');
    expect(within(only).queryByRole('term')).not.toBeInTheDocument();
    expect(within(only).queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
  });

  test('Korean only and a region are kept in the address', async () => {
    fakeServer(answer);
    const { user, router } = await renderApp(<MedicalGroupsPage />, { at: '/medical-groups' });
    await screen.findByRole('heading', { name: /16곳/ });
    await user.click(screen.getByRole('button', { name: '한국어 되는 곳만' }));
    await user.selectOptions(screen.getByLabelText('지역'), '오렌지 카운티');
    expect(router.state.location.search).toBe('?region=Orange+County&korean=only');
    const korean = CURATED_GROUPS.filter(
      ({ languages, region }) => languages.includes('Korean') && region?.includes('Orange County'),
    );
    expect(screen.getAllByRole('article')).toHaveLength(korean.length);
  });

  test('no group found says so in the words of the specification', async () => {
    fakeServer(answer);
    await renderApp(<MedicalGroupsPage />, { at: '/medical-groups?q=zzz', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'No medical groups found' })).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your search criteria')).toBeInTheDocument();
  });
});

describe('the hub', () => {
  const counted = (type: string, all: string, korean: string) => ({
    [`/api/providers?type=${type}&limit=1`]: { body: [provider()], headers: { 'x-total-count': all } },
    [`/api/providers?type=${type}&language=korean&limit=1`]: {
      body: [provider()],
      headers: { 'x-total-count': korean },
    },
  });
  const server = () =>
    fakeServer({
      ...counted('insurance', '6', '0'),
      ...counted('medicalGroup', '16', '3'),
      ...counted('hospital', '1378', '1'),
    });

  test('three kinds with the counts of the database, each a link', async () => {
    server();
    await renderApp(<OrganizationsPage />, { at: '/healthcare-organizations' });
    expect(await screen.findByText('1,378')).toBeInTheDocument();
    expect(await screen.findByText('한국어가 된다고 밝힌 곳 3곳')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '보험회사' })).toHaveAttribute('href', '/insurance-companies');
    expect(screen.getByRole('link', { name: '메디컬 그룹(IPA)' })).toHaveAttribute('href', '/medical-groups');
    expect(screen.getByRole('link', { name: '병원' })).toHaveAttribute('href', '/hospitals');
  });

  test('a count that cannot be read is no number', async () => {
    fakeServer({});
    await renderApp(<OrganizationsPage />, { at: '/healthcare-organizations', language: 'en' });
    await waitFor(() => expect(screen.getAllByText('Count not available right now')).toHaveLength(3));
  });

  test('the box searches everything; blanks do nothing', async () => {
    server();
    const { user, router } = await renderApp(<OrganizationsPage />, { at: '/healthcare-organizations' });
    await user.type(screen.getByLabelText('기관 이름'), '   {Enter}');
    expect(router.state.location.pathname).toBe('/healthcare-organizations');
    await user.type(screen.getByLabelText('기관 이름'), 'Cedars{Enter}');
    expect(router.state.location.pathname + router.state.location.search).toBe('/search?q=Cedars');
  });
});

test('every curated kind of organization has a label', async () => {
  fakeServer({});
  await renderApp(<HospitalsPage />, { at: '/hospitals' });
  const { default: words } = (await import('../../locales/ko/organizations.json')) as unknown as {
    default: { kinds: Record<string, string> };
  };
  for (const { kind } of [...CURATED_HOSPITALS, ...CURATED_GROUPS]) expect(Object.keys(words.kinds)).toContain(kind);
});

test.each(['ko', 'en'] as const)(
  'the three pages are accessible in %s',
  async (language) => {
    fakeServer(hospitals);
    for (const [at, page, title] of [
      ['/hospitals', <HospitalsPage key="hospitals" />, /2곳|2 places/],
      ['/medical-groups', <MedicalGroupsPage key="groups" />, /2곳|2 places/],
      ['/healthcare-organizations', <OrganizationsPage key="hub" />, /세 가지 기관|Three kinds/],
    ] as const) {
      const { container, unmount } = await renderApp(page, { at, language });
      await screen.findByRole('heading', { name: title });
      expect(await violations(container)).toEqual([]);
      unmount();
    }
  },
  30_000,
);
