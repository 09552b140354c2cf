import { screen, waitFor, within } from '@testing-library/react';
import { HOSPITALS as CURATED_HOSPITALS } from '@app/content/records/hospitals';
import { MEDICAL_GROUPS as CURATED_GROUPS } from '@app/content/records/medical-groups';
import { fakeServer } from '../../../test/fake-server';
import { moreOf, rowsUnder } from '../../../test/places';
import { provenance, provider, providers, run } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import koreanWords from '../../locales/ko/organizations.json';
import { HOSPITALS, MEDICAL_GROUPS } from './organization-kinds';
import { OrganizationPage } from './organization-page';

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

describe('hospitals', () => {
  test('a row says name, emergency room and stars; what the record lacks takes no row', async () => {
    const { requests } = fakeServer(hospitals);
    await renderApp(<OrganizationPage kind={HOSPITALS} />, { at: '/hospitals', language: 'en' });
    const [first, second] = await rowsUnder('2 hospitals');
    expect(requests).toEqual(['GET /api/providers?type=hospital&limit=1000']);
    expect(first).toHaveTextContent('Heart, Cancer · Emergency room · 4 of 5 stars · Los Angeles');
    expect(within(first!).getByRole('link', { name: /Olive/ })).toHaveAttribute('href', 'tel:+12135550123');
    expect(second).toHaveTextContent('Psychiatric hospital · Los Angeles');
    expect(second).not.toHaveTextContent(/not in the record|being verified/i);
    expect(within(second!).getByRole('link', { name: /Olive St/ })).toHaveAttribute('target', '_blank');
  });

  test('the sheet holds all that is known, dated and with its doubts; the rest is one fold', async () => {
    fakeServer(hospitals);
    const { user } = await renderApp(<OrganizationPage kind={HOSPITALS} />, { at: '/hospitals' });
    const [first] = await rowsUnder('병원 2곳');
    await user.click(moreOf(first!));
    const sheet = await screen.findByRole('dialog', { name: '올리브 메디컬센터' });
    for (const words of ['응급실이 있습니다', 'Five 부서', '별 5개 가운데 4개', '1,048병상', '자료마다 다릅니다']) {
      expect(sheet).toHaveTextContent(words);
    }
    expect(within(sheet).getByRole('button', { name: /아직 모르는 것 2가지/ })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(moreOf(first!)).toHaveFocus());
  });

  test('a choice counts at once and is in the address', async () => {
    fakeServer(hospitals);
    const { user, router } = await renderApp(<OrganizationPage kind={HOSPITALS} />, { at: '/hospitals' });
    await rowsUnder('병원 2곳');
    await user.click(screen.getByRole('button', { name: /조건 더 고르기/ }));
    await user.click(screen.getByRole('button', { name: '응급실 있는 곳만' }));
    expect(router.state.location.search).toBe('?emergency=only');
    expect(await rowsUnder('병원 1곳')).toHaveLength(1);
  });

  test('a filter that leaves nothing is cleared in one press', async () => {
    fakeServer(hospitals);
    const { user, router } = await renderApp(<OrganizationPage kind={HOSPITALS} />, {
      at: '/hospitals?region=Orange&korean=only',
    });
    expect(await screen.findByRole('heading', { name: '병원을 찾지 못했습니다' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '조건 지우고 찾기' }));
    expect(router.state.location.search).toBe('');
    await user.type(screen.getByLabelText('병원 이름이나 진료 과목'), '올리브{Enter}');
    expect(router.state.location.search).toBe(`?q=${encodeURIComponent('올리브')}`);
    expect(await rowsUnder('병원 1곳')).toHaveLength(1);
  });

  test('words found in a specialty are the reason of the row', async () => {
    fakeServer(hospitals);
    await renderApp(<OrganizationPage kind={HOSPITALS} />, { at: '/hospitals?q=nerves', language: 'en' });
    const [row] = await rowsUnder('1 hospital');
    expect(row).toHaveTextContent('Specialty: Nerves');
  });

  test('nothing found says so in the words of the specification', async () => {
    fakeServer(hospitals);
    await renderApp(<OrganizationPage kind={HOSPITALS} />, { at: '/hospitals?q=nowhere', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'No hospitals found' })).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your search criteria')).toBeInTheDocument();
  });

  test('a ZIP searches within 25 miles, and a miss shows what is being collected', async () => {
    const { requests } = fakeServer({
      '/api/providers': {
        body: [{ ...olive, distanceMiles: 2.04, zipCode: '90095' }],
        headers: { 'x-auto-crawl': 'running', 'x-crawl-run': run().id },
      },
      [`/api/crawl/runs/${run().id}`]: { body: run({ type: 'hospital' }) },
    });
    const { user, router } = await renderApp(<OrganizationPage kind={HOSPITALS} />, { at: '/hospitals' });
    const zip = screen.getByLabelText('우편번호(ZIP)');
    await user.type(zip, '900{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('우편번호 다섯 자리를 넣어 주세요');
    await user.type(zip, '06{Enter}');
    expect(router.state.location.search).toBe('?zip=90006');
    await waitFor(() => expect(requests).toContain('GET /api/providers?type=hospital&zip=90006&radius=25&limit=1000'));
    const [row] = await rowsUnder('병원 1곳');
    expect(row).toHaveTextContent('2.0마일');
    expect(await screen.findByText(/12단계 중 7단계/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '10마일 안만 보기' }));
    expect(router.state.location.search).toBe('?zip=90006&radius=10');
  });

  test('a ZIP outside California is said at once, and nothing is requested', async () => {
    const { requests } = fakeServer({});
    await renderApp(<OrganizationPage kind={HOSPITALS} />, { at: '/hospitals?zip=12345', language: 'en' });
    expect(screen.getByRole('heading', { name: /12345 is not a California ZIP code/ })).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test('ten to a page, and the page is in the address', async () => {
    fakeServer({ '/api/providers': { body: providers(12, { type: 'hospital' }) } });
    const { user, router } = await renderApp(<OrganizationPage kind={HOSPITALS} />, { at: '/hospitals' });
    await user.click(await screen.findByRole('button', { name: '다음' }));
    expect(router.state.location.search).toBe('?page=2');
    expect(await rowsUnder('병원 12곳')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: '병원 12곳' })).toHaveFocus();
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

  test('every curated group is there before any search, with their kind and region', async () => {
    fakeServer(answer);
    await renderApp(<OrganizationPage kind={MEDICAL_GROUPS} />, { at: '/medical-groups', language: 'en' });
    const title = `${CURATED_GROUPS.length} medical groups`;
    expect(await rowsUnder(title)).toHaveLength(10);
    const seoul = (await rowsUnder(title)).find((row) => row.textContent?.includes('Seoul Medical'));
    expect(seoul).toHaveTextContent('Los Angeles, Orange County');
    expect(screen.queryByLabelText('ZIP code')).not.toBeInTheDocument();
  });

  test('insurance is said in Korean', async () => {
    fakeServer(answer);
    const { user } = await renderApp(<OrganizationPage kind={MEDICAL_GROUPS} />, { at: '/medical-groups?q=kheir' });
    const [kheir] = await rowsUnder('메디컬 그룹 1곳');
    await user.click(moreOf(kheir!));
    expect(await screen.findByRole('dialog')).toHaveTextContent('메디캘(Medi-Cal)');
  });

  test('a group known from memory shows its name and the mark, nothing else', async () => {
    const memory = CURATED_GROUPS.find(({ confidence }) => confidence === 'memory')!;
    fakeServer(answer);
    const { user } = await renderApp(<OrganizationPage kind={MEDICAL_GROUPS} />, {
      at: `/medical-groups?q=${encodeURIComponent(memory.name)}`,
      language: 'en',
    });
    const [only] = await rowsUnder('1 medical group');
    expect(only).toHaveTextContent('Not confirmed in an official source');
    expect(within(only!).queryByRole('link')).not.toBeInTheDocument();
    await user.click(moreOf(only!));
    const sheet = await screen.findByRole('dialog');
    expect(sheet).toHaveTextContent(/We only know the name/);
    expect(within(sheet).queryByRole('link', { name: /213|Call/ })).not.toBeInTheDocument();
  });

  test('Korean only and a region are kept in the address', async () => {
    fakeServer(answer);
    await renderApp(<OrganizationPage kind={MEDICAL_GROUPS} />, {
      at: '/medical-groups?region=Orange+County&korean=only',
    });
    const korean = CURATED_GROUPS.filter(
      ({ languages, region }) => languages.includes('Korean') && region?.includes('Orange County'),
    );
    expect(await rowsUnder(`메디컬 그룹 ${korean.length}곳`)).toHaveLength(korean.length);
  });

  test('no group found says so in the words of the specification', async () => {
    fakeServer(answer);
    await renderApp(<OrganizationPage kind={MEDICAL_GROUPS} />, { at: '/medical-groups?q=zzz', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'No medical groups found' })).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your search criteria')).toBeInTheDocument();
  });
});

test('every curated kind of organization has a label', () => {
  for (const { kind } of [...CURATED_HOSPITALS, ...CURATED_GROUPS])
    expect(Object.keys(koreanWords.kinds)).toContain(kind);
});
