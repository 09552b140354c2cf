import { DRUG_PATHS, type DrugCostsResponse, type DrugNamesResponse } from '@app/contracts/http/drug-costs';
import { Clock } from '@app/kit/clock';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { planRow } from '@app/testing/factories/plan.factory';
import { insertRows } from '@app/testing/factories/rows';
import type { Client } from 'pg';
import request from 'supertest';
import { type CatalogApp, insertZip, startCatalog } from '../testing/catalog-app';

const RELEASE = 1;
const FORMULARY = 26408;
const [GENERIC, BRAND, INSULIN] = [617318, 617320, 1359855];

const release = {
  id: RELEASE,
  name: 'SPUF_2026_20260701',
  planYear: 2026,
  series: 'quarterly',
  source: 'drug-plans',
  sourceUrl: 'https://data.cms.gov/',
  retrievedAt: '2026-11-20T12:00:00Z',
  sourceUpdatedAt: '2026-07-01',
  checkedOn: '2026-11-20',
  origin: 'sample',
  confidence: 'verified',
  isStale: false,
};

const drugPlan = (id: number, planId: string, given: object = {}) => ({
  id,
  releaseId: RELEASE,
  planYear: 2026,
  contractId: 'H9901',
  planId,
  segmentId: '0',
  contractName: 'Olive',
  name: `Olive ${planId} (HMO)`,
  formularyId: FORMULARY,
  premium: 5,
  deductible: 100,
  snp: 0,
  isSuppressed: false,
  ...given,
});

const NOT_OFFERED = { Kind: 0, Amount: null, Min: null, Max: null };
const places = (preferred: object, standard: object) => {
  const named = (place: string, values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`${place}${name}`, value as unknown]));
  return {
    ...named('preferred', { ...NOT_OFFERED, ...preferred }),
    ...named('standard', { ...NOT_OFFERED, ...standard }),
    ...named('mailPreferred', NOT_OFFERED),
    ...named('mailStandard', NOT_OFFERED),
  };
};
const share = (
  drugPlanId: number,
  tier: number,
  isDeductibleApplied: boolean,
  preferred: object,
  standard: object,
) => ({
  drugPlanId,
  level: 1,
  tier,
  days: 30,
  isSpecialty: false,
  isDeductibleApplied,
  ...places(preferred, standard),
});
const listed = (rxcui: number, tier: number, given: object = {}) => ({
  releaseId: RELEASE,
  formularyId: FORMULARY,
  rxcui,
  tier,
  quantityUnits: null,
  quantityDays: null,
  priorAuthorization: false,
  stepTherapy: false,
  isSelected: false,
  ...given,
});
const name = (rxcui: number, text: string, ingredient: string, brand: string | null) => ({
  rxcui,
  name: text,
  ingredient,
  brand,
  checkedOn: '2026-11-20',
  sourceUrl: 'https://rxnav.nlm.nih.gov/',
  origin: 'sample',
});

async function insertRelease(client: Client): Promise<void> {
  await insertRows(client, 'drug_releases', [release]);
  await insertRows(client, 'drug_plans', [
    drugPlan(1, '001'),
    drugPlan(2, '002', { deductible: 0 }),
    drugPlan(3, '003', { isSuppressed: true, formularyId: null, premium: null, deductible: null }),
  ]);
  await insertRows(client, 'formulary_drugs', [
    listed(GENERIC, 1),
    listed(BRAND, 3, { stepTherapy: true, quantityUnits: 30, quantityDays: 30 }),
    listed(INSULIN, 3),
  ]);
  await insertRows(client, 'drug_shares', [
    share(1, 1, false, { Kind: 1, Amount: 2, Max: 0 }, { Kind: 1, Amount: 9 }),
    share(1, 3, true, { Kind: 2, Amount: 0.25 }, { Kind: 2, Amount: 0.3 }),
    share(2, 1, false, {}, { Kind: 1, Amount: 4 }),
    share(2, 3, false, {}, { Kind: 1, Amount: 47 }),
  ]);
  await insertRows(client, 'insulin_shares', [
    { drugPlanId: 1, tier: null, days: 30, preferredCopay: 35, preferredShare: 0.25, standardCopay: 35 },
  ]);
  await insertRows(client, 'drug_prices', [
    { drugPlanId: 1, rxcui: GENERIC, unitCost30: 0.5 },
    { drugPlanId: 1, rxcui: BRAND, unitCost30: 10 },
    { drugPlanId: 1, rxcui: INSULIN, unitCost30: 8 },
  ]);
  await insertRows(client, 'drug_pharmacies', [
    { drugPlanId: 1, zip: '93301', preferred: [1111111111], standard: [2222222222, 3333333333] },
    { drugPlanId: 1, zip: '93304', preferred: [4444444444], standard: [] },
    { drugPlanId: 1, zip: '93555', preferred: [5555555555], standard: [] },
  ]);
  await insertRows(client, 'drug_names', [
    name(GENERIC, 'atorvastatin 20 MG Oral Tablet', 'atorvastatin', null),
    name(BRAND, 'atorvastatin 20 mg tablet [Lipitor]', 'atorvastatin', 'Lipitor'),
    name(INSULIN, 'insulin glargine 100 UNT/ML Pen Injector [Basaglar]', 'insulin glargine', 'Basaglar'),
    name(83367, 'a medicine on no list', 'nothing', null),
  ]);
}

describe('what medicines cost', () => {
  let database: TestDatabase;
  let catalog: CatalogApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    await withClient(database.adminUrl, async (client) => {
      await client.query('TRUNCATE guide.zip_codes, guide.insurance_plans CASCADE');
      await insertZip(client, '93301', { counties: ['Kern', 'Orange'], point: [35.38, -119.02] });
      await insertZip(client, '93304', { counties: ['Kern'], point: [35.36, -119.02] });
      await insertZip(client, '93555', { counties: ['Kern'], point: [35.6, -117.7] });
      const plans = ['001', '002', '003', '004'].map((planId) =>
        planRow({ contractId: 'H9901', planId, name: `Olive ${planId} (HMO)`, monthlyPremium: 10 }),
      );
      await insertRows(client, 'insurance_plans', plans);
      const sold = plans.map(({ id }) => ({ insurancePlanId: id, state: 'CA', county: 'Kern' }));
      await insertRows(client, 'insurance_plan_counties', sold);
    });
    catalog = await startCatalog(database.readerUrl, database.queueUrl);
    jest.spyOn(catalog.app.get(Clock), 'now').mockReturnValue(Date.parse('2026-11-28T20:00:00Z'));
  });
  afterAll(async () => {
    await catalog?.app.close();
    await database?.drop();
  });

  const drug = (rxcui: number, unitsPerMonth = 30) => ({ rxcui: String(rxcui), unitsPerMonth, daysSupply: 30 });
  const send = (body: object) =>
    request(catalog.http)
      .post(DRUG_PATHS.costs)
      .send({ zipCode: '93301', drugs: [drug(BRAND, 60)], ...body });
  const costs = async (body: object = {}): Promise<DrugCostsResponse> => {
    const response = await send(body).expect(200);
    expect(response.headers['cache-control']).toBe('no-store');
    return response.body as DrugCostsResponse;
  };

  it('are empty lists while no release is loaded', async () => {
    expect(await costs()).toMatchObject({ release: null, year: 2026, yearlyCap: 2100, plans: [], suppressed: [] });
    const { body } = await request(catalog.http).get(DRUG_PATHS.drugs).expect(200);
    expect(body).toEqual({ drugs: [], provenance: null });
  });

  describe('with a release', () => {
    beforeAll(() => withClient(database.adminUrl, insertRelease));

    it('are counted for each plan of the ZIP code, the least first, with what the plan wants and a cheaper one', async () => {
      const found = await costs();
      expect(found).toMatchObject({
        release: 'SPUF_2026_20260701',
        publishedOn: '2026-07-01',
        provenance: { origin: 'sample' },
        suppressed: [{ id: '2026-H9901-003-0', name: 'Olive 003 (HMO)' }],
        unknownDrugs: [],
        loadedYears: [2026],
      });
      expect(found.plans.map(({ planId }) => planId)).toEqual(['002', '001']);
      const [flat, shared] = found.plans;
      expect(flat).toMatchObject({
        drugsTotal: { min: 564, max: 564 },
        premiumTotal: 120,
        total: { min: 684, max: 684 },
        pharmacies: null,
        drugs: [{ filled: { pharmacy: 'standard', days: 30 }, price: null, status: 'covered' }],
      });
      // A fill is 600 dollars: the deductible of 100 and a quarter of the rest, then a quarter of all.
      expect(shared).toMatchObject({
        drugsTotal: { min: 1875, max: 1875 },
        dearestMonth: 1,
        pharmacies: { preferred: 2, standard: 2 },
        drugs: [
          {
            share: { kind: 'share', amount: 0.25 },
            stepTherapy: true,
            quantityLimit: { units: 30, days: 30 },
            isOverLimit: true,
            price: 600,
            cheaper: { rxcui: String(GENERIC), tier: 1, pays: { min: 24, max: 24 } },
          },
        ],
      });
    });

    it('take insulin by its own rule, Extra Help in place of the copays, and the months from the first one counted', async () => {
      const pen = { drugs: [drug(INSULIN, 15)] };
      const planOf = ({ plans }: DrugCostsResponse) => plans.find(({ planId }) => planId === '001');
      expect(planOf(await costs(pen))).toMatchObject({
        drugs: [{ isInsulin: true, isDeductibleApplied: false, pays: { min: 360, max: 360 } }],
      });
      const helped = planOf(await costs({ ...pen, extraHelp: 'low', startMonth: 11, pharmacy: 'standard' }));
      expect(helped).toMatchObject({ drugsTotal: { min: 9.8, max: 9.8 }, months: [{ month: 11 }, { month: 12 }] });
    });

    it('name the medicines that no list has', async () => {
      const { plans, unknownDrugs } = await costs({ drugs: [drug(83367), drug(GENERIC)] });
      expect(unknownDrugs).toEqual(['83367']);
      expect(plans.map(({ notCovered }) => notCovered)).toEqual([1, 1]);
    });

    it('have no year that is not loaded, and no plan in a county where none is sold', async () => {
      expect(await costs({ year: 2027 })).toMatchObject({
        release: null,
        year: 2027,
        yearlyCap: 2400,
        plans: [],
        loadedYears: [2026],
      });
      expect(await costs({ county: 'Orange' })).toMatchObject({ release: 'SPUF_2026_20260701', plans: [] });
    });

    it('come with the names of the medicines on the lists', async () => {
      const { body } = await request(catalog.http).get(DRUG_PATHS.drugs).expect(200).expect('ETag', /./);
      const { drugs, provenance } = body as DrugNamesResponse;
      expect(drugs.map(({ rxcui, brand }) => [rxcui, brand])).toEqual([
        [String(GENERIC), null],
        [String(BRAND), 'Lipitor'],
        [String(INSULIN), 'Basaglar'],
      ]);
      expect(provenance).toMatchObject({ source: 'drug-plans', origin: 'sample' });
    });

    it.each([
      ['zipCode', { zipCode: '10001' }],
      ['county', { county: 'Ventura' }],
      ['drugs', { drugs: [] }],
      ['drugs.0.rxcui', { drugs: [{ ...drug(1), rxcui: '1; DROP' }] }],
      ['drugs.0.daysSupply', { drugs: [{ ...drug(1), daysSupply: 45 }] }],
      ['extraHelp', { extraHelp: 'some' }],
      ['startMonth', { startMonth: 13 }],
    ])('refuse a wrong %s by its name', async (field, given) => {
      const { body } = await send(given).expect(400);
      expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
    });
  });
});
