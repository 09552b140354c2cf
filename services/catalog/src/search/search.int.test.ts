import type { SearchResponse } from '@app/contracts/http/search';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import request from 'supertest';
import {
  type CatalogApp,
  insertPlan,
  insertProgram,
  insertProvider,
  insertZip,
  startCatalog,
} from '../testing/catalog-app';

describe('GET /api/search', () => {
  let database: TestDatabase;
  let catalog: CatalogApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    await withClient(database.adminUrl, async (client) => {
      await client.query(
        'TRUNCATE guide.zip_codes, guide.providers, guide.insurance_plans, guide.assistance_programs CASCADE',
      );
      await insertZip(client, '90006');
      await insertZip(client, '90012', { point: [34.06, -118.24] });
      await insertZip(client, '92840', { counties: ['Orange'] });
      await insertProvider(client, {
        name: 'Seoul Medical Group (SMG)',
        nameKo: '서울메디칼그룹',
        type: 'medicalGroup',
        languages: ['Korean'],
      });
      await insertProvider(client, {
        name: 'Kaiser Permanente Los Angeles Medical Center',
        nameKo: '카이저 퍼머넌트 로스앤젤레스 메디컬센터',
        type: 'hospital',
      });
      await insertProvider(client, {
        name: 'Hanbit Pharmacy',
        nameKo: '한빛약국',
        type: 'pharmacy',
        languages: ['Korean'],
      });
      await insertProvider(client, { name: 'Garden Pharmacy', type: 'pharmacy', zip: '92840', city: 'Garden Grove' });
      await insertProvider(client, { name: 'Chul Soo Kim MD', specialties: ['internal-medicine'], city: 'Seoul Park' });
      await insertProvider(client, { name: 'Magnolia Care', type: 'nursingHome', zip: '92840', origin: 'sample' });
      await insertProgram(client, 'medi-cal-aged', 'Medi-Cal for people 65 or older', '65세 이상·장애인 메디캘');
      await insertProgram(client, 'ihss', 'In-Home Supportive Services (IHSS)', '재택 간병 서비스 (IHSS)');
      await insertPlan(client, { id: 'la-plan', name: 'Sample Medicare Advantage HMO' });
      await insertPlan(client, { id: 'oc-plan', name: 'Other Medicare Advantage PPO', county: 'Orange' });
      await insertPlan(client, { id: 'old-plan', name: 'Sample Medicare Advantage HMO', year: 2021 });
    });
    catalog = await startCatalog(database.readerUrl, database.queueUrl);
  });
  afterAll(async () => {
    await catalog?.app.close();
    await database?.drop();
  });

  const search = async (query: Record<string, string>): Promise<SearchResponse> => {
    const { body } = await request(catalog.http).get('/api/search').query(query).expect(200);
    return body as SearchResponse;
  };
  const providers = async (q: string, zip = ''): Promise<string[]> =>
    (await search({ q, zip })).providers.map(({ name }) => name);
  const smg = 'Seoul Medical Group (SMG)';
  const kaiser = 'Kaiser Permanente Los Angeles Medical Center';

  it.each([
    ['서울메디칼', [smg]],
    ['서울매디컬 그룹', [smg]],
    ['ㅅㅇㅁㄷ', [smg]],
    ['카이져', [kaiser]],
    ['kaisar', [kaiser]],
    ['ㅏ먀ㄴㄷㄱ', [kaiser]],
    ['약국', ['Garden Pharmacy', 'Hanbit Pharmacy']],
    ['dirrnr', ['Garden Pharmacy', 'Hanbit Pharmacy']],
    ['한국어 약국', ['Hanbit Pharmacy']],
    ['90006 한국어 약국', ['Hanbit Pharmacy']],
    ['가든그로브 약국', ['Garden Pharmacy']],
    ['내과', ['Chul Soo Kim MD']],
    ['김내과', ['Chul Soo Kim MD']],
    ['한빛', ['Hanbit Pharmacy']],
    ['92840', ['Garden Pharmacy', 'Magnolia Care']],
  ])('%s finds providers', async (q, expected) => expect(await providers(q)).toEqual(expected));

  it.each([
    ['한빗약국', ['Hanbit Pharmacy']],
    ['한빗약극', ['Hanbit Pharmacy']],
    ['hanbti', ['Hanbit Pharmacy']],
    ['magnolai', ['Magnolia Care']],
    ['mangolia care', ['Magnolia Care']],
    ['zzzzqqqq', []],
    ['뷁'.repeat(200), []],
    ['x'.repeat(200), []],
    ['?!', []],
  ])('%s is put right by the words of the records', async (q, expected) => {
    const { providers: hits, totals } = await search({ q });
    expect(hits.map(({ name }) => name)).toEqual(expected);
    expect(totals.providers).toBe(expected.length);
  });

  it('a name as long as a source may give it is stored, and found by its beginning', async () => {
    const names = [{ nameKo: '갊'.repeat(500) }, { nameKo: '뷁뒔 '.repeat(160) }, { name: 'x'.repeat(500) }];
    await withClient(database.adminUrl, async (client) => {
      for (const long of names) await insertProvider(client, { name: 'Endless Name Clinic', ...long });
      await client.query(
        `UPDATE guide.providers SET search_text = search_text || repeat('ㄱㅏㄴㄷㅏ', 100000) WHERE name_ko LIKE '뷁%'`,
      );
    });
    expect(await providers('갊갊갊갊')).toEqual(['Endless Name Clinic']);
    expect(await providers('뷁뒔')).toEqual(['Endless Name Clinic']);
    expect(await providers('xxxxxxxx')).toEqual(['x'.repeat(500)]);
    await withClient(database.adminUrl, (client) =>
      client.query(`DELETE FROM guide.providers WHERE name = $1 OR name LIKE 'xxx%'`, ['Endless Name Clinic']),
    );
  });

  it('ranks a name before another field, and the words as typed before their other names', async () => {
    expect(await providers('seoul')).toEqual([smg, 'Chul Soo Kim MD']);
    expect(await providers('pharmacy hanbit')).toEqual(['Hanbit Pharmacy']);
    expect((await providers('medical'))[0]).toBe(kaiser);
  });

  it('counts all while it shows a few, kind by kind', async () => {
    const { providers: hits, totals } = await search({ q: 'pharmacy', limit: '1' });
    expect(hits).toHaveLength(1);
    expect(totals).toMatchObject({ providers: 2, programs: 0 });
  });

  it('takes one to four digits as the beginning of a ZIP and lets a parameter win over a word', async () => {
    expect(await providers('', '9284')).toEqual(['Garden Pharmacy', 'Magnolia Care']);
    expect(await providers('', '9')).toHaveLength(6);
    expect(await providers('90006 약국', '92840')).toEqual(['Garden Pharmacy']);
    expect(await providers('한빛', '92840')).toEqual([]);
  });

  it('finds programs by every name, whatever the ZIP, and all of them for a Californian ZIP alone', async () => {
    for (const q of ['메디칼', '메디캘', '메디컬', '메디켈', 'medi-cal', 'medicaid']) {
      expect((await search({ q, zip: '90006' })).programs.map(({ id }) => id)).toEqual(['medi-cal-aged']);
    }
    expect((await search({ q: '집에서 받는 돌봄' })).programs).toMatchObject([
      { id: 'ihss', nameKo: '재택 간병 서비스 (IHSS)' },
    ]);
    expect((await search({ zip: '90006' })).totals.programs).toBe(2);
    expect((await search({ zip: '900' })).totals.programs).toBe(2);
    expect((await search({ zip: '10001' })).totals.programs).toBe(0);
    expect((await search({ q: '한국어' })).totals).toEqual({ plans: 0, providers: 2, programs: 0 });
  });

  it('finds plans of the year shown by default that are sold in the counties of the ZIP', async () => {
    expect((await search({ q: 'medicare advantage' })).plans.map(({ id }) => id)).toEqual(['oc-plan', 'la-plan']);
    expect((await search({ q: '파트C', zip: '90006' })).plans.map(({ id }) => id)).toEqual(['la-plan']);
    expect((await search({ zip: '92840' })).plans).toEqual([
      {
        id: 'oc-plan',
        name: 'Other Medicare Advantage PPO',
        category: 'medicare-advantage',
        description: '2026 · Medicare Advantage (Part C) · Orange County',
        descriptionKo: '2026년 · 파트 C(메디케어 어드밴티지) · 오렌지 카운티',
      },
    ]);
  });

  it('says what it understood, with the ZIP in the middle of a named place, and nothing about a name', async () => {
    const understood = async (query: string): Promise<unknown> => {
      const { body } = await request(catalog.http).get(`/api/search?${query}`).expect(200);
      return (body as SearchResponse).understood;
    };
    const doctor = { type: 'doctor', specialty: null, language: 'korean', place: null };
    expect(await understood(`q=${encodeURIComponent('한인 의사')}&zip=90006`)).toEqual({ ...doctor, zip: '90006' });
    expect(await understood('q=korean%20doctor%20near%2090006')).toEqual({ ...doctor, zip: '90006' });
    expect(await understood('q=korean%20doctor%20los%20angeles')).toEqual({
      ...doctor,
      place: 'los angeles',
      zip: '90012',
    });
    expect(await understood('q=kaiser')).toBeUndefined();
  });

  it('asks for words or a ZIP', async () => {
    for (const query of ['', 'q=&zip=', 'q=%20%20']) {
      const { body } = await request(catalog.http).get(`/api/search?${query}`).expect(400);
      expect(body).toMatchObject({ code: 'bad_request', fields: { q: 'Required', zip: 'Required' } });
    }
  });

  it.each([
    ['zip=abc', 'zip'],
    ['zip=900061', 'zip'],
    ['q=a&limit=101', 'limit'],
    [`q=${'a'.repeat(201)}`, 'q'],
    ['q=%00', 'q'],
  ])('%s is a bad request that names the field', async (query, field) => {
    const { body } = await request(catalog.http).get(`/api/search?${query}`).expect(400);
    expect(body).toMatchObject({ fields: { [field]: 'Invalid input' } });
  });

  describe('names as Koreans spell them', () => {
    const CEDARS = 'Cedars-Sinai Medical Center';
    const KECK = 'Keck Hospital of USC';
    beforeAll(() =>
      withClient(database.adminUrl, async (client) => {
        await insertProvider(client, { name: CEDARS, type: 'hospital', city: 'Hollywood' });
        await insertProvider(client, { name: KECK, type: 'hospital' });
        await insertProvider(client, { name: 'Sangnok Villa', nameKo: '상록 빌라', type: 'seniorHousing' });
        await insertProgram(client, 'extra-help', 'Extra Help', '약값 추가 지원');
      }),
    );
    afterAll(() =>
      withClient(database.adminUrl, async (client) => {
        await client.query(`DELETE FROM guide.providers WHERE name = ANY ($1)`, [[CEDARS, KECK, 'Sangnok Villa']]);
        await client.query(`DELETE FROM guide.assistance_programs WHERE id = 'extra-help'`);
      }),
    );

    it.each([
      ['헐리웃', [CEDARS]],
      ['세다스', [CEDARS]],
      ['세다스 사이나이', [CEDARS]],
      ['케크', [KECK]],
      ['Sang Nok', ['Sangnok Villa']],
      ['한국어 되는 약국', ['Hanbit Pharmacy']],
      ['응급실 있는 병원', [CEDARS, kaiser, KECK]],
      ['hospital near me', [CEDARS, kaiser, KECK]],
      ['korean medical group', [smg]],
    ])('%s finds places', async (q, expected) => expect(await providers(q)).toEqual(expected));

    it('ㅇㅅㅌㄹㅎㅍ, the first consonants of 엑스트라헬프, finds the program', async () => {
      expect((await search({ q: 'ㅇㅅㅌㄹㅎㅍ' })).programs.map(({ id }) => id)).toEqual(['extra-help']);
    });
  });

  it('answers the programs page and the ZIP box', async () => {
    const programs = await request(catalog.http).get('/api/assistance-programs').expect(200);
    expect(programs.body).toHaveLength(2);
    expect(programs.body).toMatchObject([
      { id: 'ihss' },
      {
        id: 'medi-cal-aged',
        benefits: 'Help',
        contactInfo: { phone: '1-800-555-0100', tty: '711', website: null },
        provenance: { origin: 'starter', sourceName: { en: 'California Department of Health Care Services (DHCS)' } },
      },
    ]);
    await request(catalog.http)
      .get('/api/zips/90006')
      .expect(200, {
        zip: '90006',
        place: 'Los Angeles',
        latitude: null,
        longitude: null,
        counties: ['Los Angeles'],
        isCountyDerived: false,
      });
    await withClient(database.adminUrl, (client) => insertZip(client, '90189', { share: 0 }));
    const postOffice = await request(catalog.http).get('/api/zips/90189').expect(200);
    expect(postOffice.body).toMatchObject({ counties: ['Los Angeles'], isCountyDerived: true });
    const unknown = await request(catalog.http).get('/api/zips/10001').expect(404);
    expect(unknown.body).toMatchObject({ code: 'not_found', detail: 'not_a_california_zip' });
    await request(catalog.http).get('/api/zips/9000').expect(400);
  });

  it('looks near a ZIP that comes with words, nearest first, and hands out the whole record', async () => {
    await withClient(database.adminUrl, async (client) => {
      await insertZip(client, '90004', { point: [34.076, -118.31] });
      const phone = '2135550100';
      const clinic = { type: 'clinic', specialties: ['nephrology'] };
      await insertProvider(client, { ...clinic, name: 'Far Dialysis', zip: '92101', point: [32.72, -117.16] });
      await insertProvider(client, { ...clinic, name: 'Acacia Dialysis', zip: '90012', point: [34.06, -118.24] });
      await insertProvider(client, {
        ...clinic,
        name: 'Zinnia Dialysis',
        zip: '90004',
        point: [34.076, -118.31],
        phone,
      });
    });
    const found = await search({ q: 'dialysis 90004' });
    expect(found.zip).toBe('90004');
    expect(found.totals.providers).toBe(2);
    expect(found.providers).toMatchObject([
      { name: 'Zinnia Dialysis', phone: '2135550100', distanceMiles: 0, provenance: { origin: 'live' } },
      { name: 'Acacia Dialysis', phone: null, distanceMiles: 4.2 },
    ]);
    expect((await search({ q: 'dialysis' })).totals.providers).toBe(3);
    expect(await search({ q: 'dialysis' })).not.toHaveProperty('zip');
    expect((await search({ zip: '90004' })).providers.map(({ name }) => name)).toEqual(['Zinnia Dialysis']);
  });
});
