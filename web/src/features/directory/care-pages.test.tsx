import { screen } from '@testing-library/react';
import { moreOf, placesServer, rowsUnder } from '../../../test/places';
import { provider, run } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { ADULT_DAY_CARE, ASSISTANTS, SENIOR_HOUSING } from './directory-kinds';
import { DirectoryPage } from './directory-page';

const home = (part: Parameters<typeof provider>[0] = {}) =>
  provider({ type: 'seniorHousing', specialties: [], housingType: 'assisted-living', ...part });

const onProbation = home({
  name: 'Willow Home',
  housingType: 'board-and-care',
  details: {
    capacity: 6,
    licenseStatus: 'ON PROBATION',
    notes: [{ ko: '주의: 보호관찰 이유를 확인하십시오.', en: 'Caution: look up the reason.' }],
  },
});

describe('senior housing', () => {
  test('every row says in plain Korean what kind of home it is, and for how many', async () => {
    const { requests } = placesServer({
      '/api/providers': {
        body: [home(), onProbation, home({ housingType: 'affordable' }), home({ housingType: null })],
      },
    });
    await renderApp(<DirectoryPage kind={SENIOR_HOUSING} />, {
      at: '/senior-housing?zip=90006&radius=10&language=all',
    });
    const [assisted, small, affordable, unknown] = await rowsUnder('가까운 시니어 주거 4곳');
    expect(assisted).toHaveTextContent('생활 보조 주거(양로호텔, Assisted living)');
    expect(small).toHaveTextContent('소규모 돌봄의 집(Board and care)');
    expect(small).toHaveTextContent('정원 6명');
    expect(affordable).toHaveTextContent('시니어 아파트(Affordable housing)');
    expect(unknown).not.toHaveTextContent('자료에 없');
    expect(requests).toContain('GET /api/providers?zip=90006&type=seniorHousing&radius=10');
  });

  test('a licence on probation is marked in the row and explained in the sheet', async () => {
    placesServer({ '/api/providers': { body: [onProbation, home()] } });
    const { user } = await renderApp(<DirectoryPage kind={SENIOR_HOUSING} />, {
      at: '/senior-housing?zip=90006&language=all',
    });
    const [watched, licensed] = await rowsUnder('가까운 시니어 주거 2곳');
    expect(watched).toHaveTextContent('면허 조건부(Probation)');
    expect(licensed).not.toHaveTextContent('조건부');
    await user.click(moreOf(watched!));
    const dialog = await screen.findByRole('dialog', { name: 'Willow Home' });
    expect(dialog).toHaveTextContent('주의: 보호관찰 이유를 확인하십시오.');
    expect(dialog).toHaveTextContent('면허 조건부(Probation) (ON PROBATION)');
    // A home has openings and a price; new patients, hours and specialties are of doctors.
    expect(dialog).toHaveTextContent('빈자리');
    expect(dialog).not.toHaveTextContent(/새 환자|진료/);
  });

  test('it is said that nothing is collected by ZIP, with lines to call, and never that a registry had nothing', async () => {
    placesServer({ '/api/providers': { body: [] } });
    await renderApp(<DirectoryPage kind={SENIOR_HOUSING} />, { at: '/senior-housing?zip=90006', language: 'en' });
    expect(
      await screen.findByRole('heading', { name: 'No senior housing found within 25 miles of 90006' }),
    ).toBeVisible();
    expect(screen.getByText('There are no records for this search yet. Try a larger distance.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'This list may not be complete' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Area Agency on Aging/ })).toHaveAttribute('href', 'tel:+18005102020');
    expect(screen.getByRole('link', { name: /211 community services/ })).toHaveAttribute('href', 'tel:211');
  });
});

describe('adult day care and home care', () => {
  test.each([
    ['en', 'Day Care Services', 'Home Care Services'],
    ['ko', '데이케어(주간 돌봄)', '방문 돌봄'],
  ] as const)('in %s a record without words of its own has the default label', async (language, day, care) => {
    placesServer({
      '/api/providers': { body: [provider({ type: 'adultDayCare', specialties: [] })] },
      '/api/providers?zip=90006&type=assistant&radius=25': { body: [provider({ type: 'assistant', specialties: [] })] },
    });
    const first = await renderApp(<DirectoryPage kind={ADULT_DAY_CARE} />, {
      at: '/adult-day-care?zip=90006&language=all',
      language,
    });
    expect((await rowsUnder(/1곳|1 adult/))[0]).toHaveTextContent(day);
    first.unmount();
    await renderApp(<DirectoryPage kind={ASSISTANTS} />, { at: '/assistants?zip=90006&language=all', language });
    expect((await rowsUnder(/1곳|1 home/))[0]).toHaveTextContent(care);
  });

  test('words of a source that we know are said in Korean, others stay; a miss shows what is being collected', async () => {
    placesServer({
      '/api/providers': {
        body: [
          provider({ type: 'assistant', specialties: [], specialty: 'Home Care Organization' }),
          provider({ type: 'assistant', specialties: [], specialty: 'Companion visits' }),
        ],
        headers: { 'x-auto-crawl': 'running', 'x-crawl-run': run().id },
      },
      [`/api/crawl/runs/${run().id}`]: { body: run({ type: 'assistant' }) },
    });
    await renderApp(<DirectoryPage kind={ASSISTANTS} />, { at: '/assistants?zip=90006&language=all' });
    const [known, other] = await rowsUnder('가까운 방문 돌봄 업체 2곳');
    expect(known).toHaveTextContent('방문 돌봄(Home care)');
    expect(other).toHaveTextContent('Companion visits');
    expect(await screen.findByText(/12단계 중 7단계/)).toBeInTheDocument();
    expect(screen.queryByText('목록에 없는 곳이 있을 수 있습니다')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /메디캘 안내 전화/ })).toHaveAttribute('href', 'tel:+18005415555');
  });
});

test.each(['ko', 'en'] as const)('the three pages are accessible in %s', async (language) => {
  placesServer({ '/api/providers': { body: [onProbation, home({ languages: ['Korean'] })] } });
  for (const [at, screenOf] of [
    ['/senior-housing?zip=90006', <DirectoryPage key="housing" kind={SENIOR_HOUSING} />],
    ['/adult-day-care?zip=90006', <DirectoryPage key="day" kind={ADULT_DAY_CARE} />],
    ['/assistants', <DirectoryPage key="care" kind={ASSISTANTS} />],
  ] as const) {
    const { container, unmount } = await renderApp(screenOf, { at, language });
    if (at.includes('zip')) await screen.findAllByRole('listitem');
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
