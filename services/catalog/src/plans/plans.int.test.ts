import type { AddressInfo } from 'node:net';
import { HEADERS } from '@app/contracts/http/catalog';
import { type CountyPlans, PLAN_FIGURES_PATH } from '@app/contracts/http/plan-figures';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { SearchResponse } from '@app/contracts/http/search';
import { Clock } from '@app/kit/clock';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { faultOf, malformedRequests, sendRaw } from '@app/testing/malformed-requests';
import request from 'supertest';
import { type CatalogApp, insertZip, startCatalog } from '../testing/catalog-app';
import { insertPlans, YEAR } from '../testing/plans';

const noonOf = (day: string): number => Date.parse(`${day}T20:00:00Z`);

describe('GET /api/insurance-plans', () => {
  let database: TestDatabase;
  let catalog: CatalogApp;
  let now: jest.SpyInstance<number, []>;
  let ids: Record<'kaiser' | 'old', string>;

  beforeAll(async () => {
    database = await createTestDatabase();
    await withClient(database.adminUrl, async (client) => {
      await client.query('TRUNCATE guide.zip_codes, guide.insurance_plans CASCADE');
      await insertZip(client, '90006');
      await insertZip(client, '92620', { counties: ['Orange'] });
      await insertZip(client, '90623', { counties: ['Orange', 'Los Angeles'] });
      await insertZip(client, '95814', { counties: ['Sacramento'] });
      ids = await insertPlans(client);
    });
    catalog = await startCatalog(database.readerUrl, database.queueUrl);
    now = jest.spyOn(catalog.app.get(Clock), 'now');
  });
  beforeEach(() => now.mockReturnValue(noonOf(`${YEAR}-08-01`)));
  afterAll(async () => {
    await catalog?.app.close();
    await database?.drop();
  });

  const get = (query: string, path = '') => request(catalog.http).get(`/api/insurance-plans${path}?${query}`);
  const names = async (query: string, path = ''): Promise<string[]> =>
    ((await get(query, path).expect(200)).body as InsurancePlanResponse[]).map(({ name }) => name);
  const [kaiser, rx, anthem, dual] = [
    'Kaiser Advantage (HMO)',
    'Statewide Rx (PDP)',
    'Anthem Select (HMO)',
    'Dual Care (HMO D-SNP)',
  ];
  const all = [kaiser, rx, anthem, dual];

  it.each([
    ['', all],
    ['type=medicare', all],
    ['type=medicare-advantage', [kaiser, anthem, dual]],
    ['type=medi-cal', []],
    ['type=covered-california', []],
    ['category=drug', [rx]],
    ['category=special-needs', [dual]],
    ['category=popular', []],
    ['zip=90006', [kaiser, rx, anthem]],
    ['zip=92620', [kaiser, rx, dual]],
    ['zip=90623', all],
    ['zip=90623&county=orange', [kaiser, rx, dual]],
    ['zip=90006&county=Orange', []],
    ['zip=95814', [rx]],
    ['zip=10001', []],
    ['county=Orange%20County', [kaiser, rx, dual]],
    ['county=LOS%20ANGELES', [kaiser, rx, anthem]],
    ['county=Dallas', []],
    ['county=%27', []],
    [`year=${YEAR - 1}`, ['Plan of Last Year']],
    [`year=${YEAR + 1}`, ['Plan of Next Year', 'Rival of Next Year']],
    ['maxPremium=10', [kaiser, rx]],
    ['maxPremium=0', [kaiser]],
    ['benefits=dental', [kaiser, anthem]],
    ['benefits=dental,vision', [kaiser]],
    ['benefits=prescription', [kaiser, rx, anthem]],
    ['carrier=Kaiser%20Permanente', [kaiser]],
    [`carrier=${encodeURIComponent('앤섬')}`, [anthem]],
    ['carrier=nobody', []],
    [`q=${encodeURIComponent('카이저')}`, [kaiser]],
    [`q=${encodeURIComponent('파트 D')}`, [rx]],
    [`q=${encodeURIComponent('파트 C')}`, [kaiser, anthem, dual]],
    [`q=${encodeURIComponent('메디메디')}`, [dual]],
    [`q=${encodeURIComponent('오렌지카운티 메디케어 어드밴티지 플랜')}`, [kaiser, dual]],
    [`q=${encodeURIComponent('오렌지카운티 약 보험')}`, [rx]],
    [`q=${encodeURIComponent('어바인 약 보험')}`, []],
    [`q=${encodeURIComponent('90006 보험')}`, [kaiser, rx, anthem]],
    ['q=hmo', [kaiser, anthem, dual]],
    ['q=%3F%21', []],
    ['type=&zip=&benefits=&ids=', all],
  ])('%s finds by every condition, cheapest first, unknown premiums last', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each([
    ['medicare', all],
    ['medicare-advantage', [kaiser, anthem, dual]],
    ['medicare-supplement', []],
  ])('/type/%s is the same list of one kind', async (type, expected) => {
    expect(await names('', `/type/${type}`)).toEqual(expected);
  });

  it('keeps the other filters of a kind, whose path wins over a parameter', async () => {
    expect(await names('zip=92620&type=medi-cal', '/type/medicare')).toEqual([kaiser, rx, dual]);
    await get('', '/type/dragon').expect(400);
  });

  it.each([
    [`${YEAR}-09-30`, false],
    [`${YEAR}-10-01`, true],
    [`${YEAR}-12-07`, true],
    [`${YEAR}-12-08`, false],
    [`${YEAR + 1}-01-01`, true],
  ])('shows on %s the year that people choose then, unless another is named', async (day, isNext) => {
    now.mockReturnValue(noonOf(day));
    const shown = isNext ? ['Plan of Next Year', 'Rival of Next Year'] : [kaiser, rx, anthem];
    expect(await names('zip=90006')).toEqual(shown);
    expect(await names(`zip=90006&year=${YEAR}`)).toEqual([kaiser, rx, anthem]);
    const found = await request(catalog.http).get('/api/search').query({ zip: '90006' }).expect(200);
    expect((found.body as SearchResponse).totals.plans).toBe(shown.length);
    const figures = await request(catalog.http).get(`${PLAN_FIGURES_PATH}?zip=90006`).expect(200);
    expect((figures.body as CountyPlans).plans).toHaveLength(shown.length);
  });

  it('shows this year in the season until next year is loaded', async () => {
    now.mockReturnValue(noonOf(`${YEAR + 1}-11-27`));
    expect(await names('zip=90006')).toEqual(['Plan of Next Year', 'Rival of Next Year']);
  });

  it('answers exactly the requested plans, of whatever year', async () => {
    expect(await names(`ids=${ids.old},${ids.kaiser},2026-H0000-000-0`)).toEqual([kaiser, 'Plan of Last Year']);
  });

  it('says unknown as null, and never zero', async () => {
    const { body } = await get('category=special-needs').expect(200);
    expect(body).toMatchObject([
      {
        monthlyPremium: null,
        deductible: null,
        drugDeductible: null,
        maxOutOfPocket: null,
        starRating: null,
        hasDrugCoverage: null,
        copays: {},
        benefits: {},
      },
    ]);
  });

  it('answers figures as numbers, in the words of the source, with year, check date and source', async () => {
    const { body } = await get('carrier=Kaiser%20Permanente').expect(200);
    expect(body).toMatchObject([
      {
        id: ids.kaiser,
        planYear: YEAR,
        monthlyPremium: 0,
        maxOutOfPocket: 3000,
        starRating: 4,
        copays: { primaryCare: '$0-$45 copay' },
        benefits: { dental: { isCovered: true, text: null } },
        counties: ['Los Angeles', 'Orange'],
        isStatewide: false,
        description: `${YEAR} · Medicare Advantage (Part C) · HMO · with drug coverage · 2 counties in California`,
        checkedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        sourceUrl: expect.stringMatching(/^https?:/),
        origin: expect.any(String),
      },
    ]);
  });

  it('orders by premium, yearly maximum or stars, unknown figures last', async () => {
    const figures = async (sort: string, field: keyof InsurancePlanResponse) =>
      ((await get(`sort=${sort}`).expect(200)).body as InsurancePlanResponse[]).map((plan) => plan[field]);
    expect(await figures('premium', 'monthlyPremium')).toEqual([0, 10, 25.5, null]);
    expect(await figures('maximum', 'maxOutOfPocket')).toEqual([3000, 3000, 3000, null]);
    expect(await figures('stars', 'starRating')).toEqual([4, 4, 4, null]);
  });

  it('sends the costs of a plan as structure, and only when requested', async () => {
    const dollars = { kind: 'dollars', tier: null, unit: 'use', fromDay: null, toDay: null };
    const [plan] = (await get(`ids=${ids.kaiser}&include=costs`).expect(200)).body as InsurancePlanResponse[];
    expect(plan?.partBReduction).toBe(12.5);
    expect(plan?.costs).toMatchObject([
      { service: 'part-b-reduction' },
      {
        service: 'primary-care',
        text: '$0-$45 copay',
        cost: { state: 'costs', parts: [{ ...dollars, network: null, low: 0, high: 45 }] },
      },
      { service: 'ambulance', cost: { state: 'costs', parts: [{ ...dollars, network: 'in', low: 250, high: 250 }] } },
      { service: 'unlisted', text: 'Robot dog: $0', cost: null },
    ]);
    const [bare] = (await get(`ids=${ids.kaiser}`)).body as InsurancePlanResponse[];
    expect(bare).not.toHaveProperty('costs');
    expect(bare).toMatchObject({ partBReduction: 12.5 });
  });

  it('belongs to every county when it is sold in the whole state', async () => {
    expect((await get('zip=95814')).body).toMatchObject([{ name: rx, isStatewide: true, counties: [] }]);
  });

  it('says when the ZIP lies in two counties', async () => {
    await get('zip=90623').expect(HEADERS.counties, 'Orange, Los Angeles');
    expect((await get('zip=90006')).headers).not.toHaveProperty(HEADERS.counties);
  });

  it('counts all and pages without a gap', async () => {
    await get('limit=1').expect(200).expect(HEADERS.totalCount, '4');
    expect([...(await names('limit=3')), ...(await names('limit=3&offset=3'))]).toEqual(all);
    await get('offset=50').expect(200, []).expect(HEADERS.totalCount, '4');
  });

  it('tells how many of them are of one origin', async () => {
    await get('origin=live&limit=1').expect(200, []).expect(HEADERS.totalCount, '0');
    await get('origin=sample&limit=1').expect(200).expect(HEADERS.totalCount, '4');
  });

  it.each([
    ['type=dragon', 'type'],
    ['origin=dragon', 'origin'],
    ['category=best', 'category'],
    ['zip=9000', 'zip'],
    ['county=1', 'county'],
    ['year=1999', 'year'],
    ['maxPremium=-1', 'maxPremium'],
    ['benefits=dental,gold', 'benefits'],
    ['ids=1', 'ids'],
    ['sort=price', 'sort'],
    ['include=costs,secrets', 'include'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['offset=-1', 'offset'],
    ['q=%00', 'q'],
    ['carrier=%00', 'carrier'],
    ['zip=90006&zip=90020', 'zip'],
  ])('%s is a bad request that names the field', async (query, field) => {
    const { body } = await get(query).expect(400);
    expect(body).toMatchObject({ code: 'bad_request', fields: { [field]: 'Invalid input' } });
  });

  it('gives the analysis the plans of one county of a ZIP, with the rows it counts', async () => {
    const figures = (query: string) => request(catalog.http).get(`${PLAN_FIGURES_PATH}?${query}`);
    const { body } = await figures('zip=90623&county=los%20angeles').expect(200);
    const { county, counties, plans } = body as CountyPlans;
    expect([county, counties.map(({ name, plans: count }) => `${name} ${count}`)]).toEqual([
      'Los Angeles',
      ['Orange 2', 'Los Angeles 2'],
    ]);
    expect(plans.map(({ name }) => name).sort()).toEqual([anthem, kaiser, rx]);
    const { partBReduction, costTexts } = plans.find(({ id }) => id === ids.kaiser) ?? {};
    expect([partBReduction, costTexts]).toEqual([12.5, { 'primary-care': '$0-$45 copay' }]);
    await figures('zip=10001').expect(404);
  });

  it('may be kept for a minute; an empty list may not', async () => {
    await get('').expect('Cache-Control', 'public, max-age=60');
    await get('type=medi-cal').expect('Cache-Control', 'no-store');
  });

  it('never fails on a malformed request', async () => {
    await catalog.app.listen(0, '127.0.0.1');
    const { port } = catalog.http.address() as AddressInfo;
    for (const call of malformedRequests({ list: '/api/insurance-plans', item: '/api/insurance-plans/type' })) {
      const answer = await sendRaw(`http://127.0.0.1:${port}`, call);
      expect([call.name, faultOf(answer)]).toEqual([call.name, null]);
    }
  });
});
