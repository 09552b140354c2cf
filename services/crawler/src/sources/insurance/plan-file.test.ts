import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWithPublicData, publicData } from '@app/testing/public-data';
import type { CrawlFailure } from '@app/fetching/crawl-failure';
import type { ParsedPlans } from './parser';
import { type PlanFileOptions, readPlanFile } from './plan-file';
import type { PlanRecord } from './plan-record';

const fixture = (name: string): string => join(__dirname, 'fixtures', name);
const directory = mkdtempSync(join(tmpdir(), 's1-plans-'));
afterAll(() => rmSync(directory, { recursive: true }));

function file(name: string, content: string | Buffer): string {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
}

const options = (more: Partial<PlanFileOptions> = {}): PlanFileOptions => ({
  state: 'CA',
  sourceUrl: 'https://www.cms.gov/page',
  release: 'r1',
  signal: new AbortController().signal,
  onRows: () => undefined,
  ...more,
});
const read = (path: string, more: Partial<PlanFileOptions> = {}): Promise<ParsedPlans> =>
  readPlanFile(path, options(more));

async function failureOf(path: string): Promise<string> {
  return read(path).then(
    () => 'none',
    (error: CrawlFailure) => error.failureClass,
  );
}
const byId = ({ records }: ParsedPlans): Record<string, PlanRecord> =>
  Object.fromEntries(records.map((record) => [record.id, record]));

describe('the Landscape of 2026', () => {
  it('gives one record per plan with its counties, from the archive or the table alone', async () => {
    const fromZip = await read(fixture('cy2026-landscape-202609.zip'));
    expect(fromZip).toEqual(await read(fixture('CY2026_Landscape_202609.csv')));
    expect(fromZip.skipped).toEqual({ other_state: 1 });
    expect(byId(fromZip)['2026-H9901-001-0']).toEqual({
      id: '2026-H9901-001-0',
      planYear: 2026,
      contractId: 'H9901',
      planId: '001',
      segmentId: '0',
      name: 'Sample Gold Plus (HMO)',
      type: 'medicare-advantage',
      category: 'health-and-drug',
      carrier: 'Sample Health Plan',
      parentOrganization: 'Sample Health Holdings, Inc.',
      contractName: 'SAMPLE HEALTH PLAN, INC.',
      planType: 'HMO',
      snpType: null,
      state: 'CA',
      monthlyPremium: 0,
      deductible: null,
      drugDeductible: 615,
      maxOutOfPocket: 3400,
      starRating: 4.5,
      hasDrugCoverage: true,
      copays: {},
      costs: {},
      benefits: { prescription: { isCovered: true, text: null } },
      website: null,
      phones: {},
      counties: ['Los Angeles', 'Orange'],
      silentOn: ['deductible', 'copays', 'benefits', 'costs', 'website', 'phones'],
      detailsSourceUrl: null,
      sourceUrl: 'https://www.cms.gov/page',
      release: 'r1',
    });
  });

  it('shows the premium that a member pays: consolidated, Part C without drugs, Part D of a drug plan', async () => {
    const plans = byId(await read(fixture('CY2026_Landscape_202609.csv')));
    expect(plans['2026-H9902-007-0']).toMatchObject({
      monthlyPremium: 8.9,
      category: 'special-needs',
      snpType: 'D-SNP',
    });
    expect(plans['2026-H9901-014-2']).toMatchObject({
      monthlyPremium: 12.5,
      category: 'health-only',
      hasDrugCoverage: false,
      drugDeductible: null,
      starRating: null,
    });
    expect(plans['2026-S9903-120-0']).toMatchObject({
      type: 'medicare',
      category: 'drug',
      monthlyPremium: 1227.8,
      maxOutOfPocket: null,
      counties: ['All Counties'],
    });
  });

  it('gives the rows of another state on request', async () => {
    const { records, skipped } = await read(fixture('CY2026_Landscape_202609.csv'), { state: 'TX' });
    expect(records.map(({ id, counties, state }) => [id, counties, state])).toEqual([
      ['2026-H9901-001-0', ['Loving'], 'TX'],
    ]);
    expect(skipped).toEqual({ other_state: 5 });
  });

  it('tells how many rows it has read', async () => {
    const onRows = jest.fn();
    await read(fixture('CY2026_Landscape_202609.csv'), { onRows });
    expect(onRows).toHaveBeenLastCalledWith(6, 6);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    controller.abort(new Error('cancelled'));
    await expect(read(fixture('CY2026_Landscape_202609.csv'), { signal: controller.signal })).rejects.toThrow(
      'cancelled',
    );
  });
});

describe('the Landscape of 2027', () => {
  it('is read under its new names, with empty stars as not yet published', async () => {
    const plans = byId(await read(fixture('cy2027-landscape-202609-1.zip')));
    expect(Object.keys(plans)).toHaveLength(5);
    const gold = plans['2027-H9901-001-0'];
    expect(gold).toMatchObject({ counties: ['Los Angeles', 'Orange'], starRating: null });
    expect(gold?.silentOn).toContain('starRating');
  });

  it('has Cost plans, and ids get back the zeros a copy lost', async () => {
    const plans = byId(await read(fixture('CY2027_Landscape_202609.csv')));
    expect(plans['2027-H9904-003-0']).toMatchObject({
      type: 'medicare-advantage',
      category: 'health-only',
      monthlyPremium: 45,
      maxOutOfPocket: null,
    });
  });
});

describe('a file that is not as it should be', () => {
  const zip = readFileSync(fixture('cy2026-landscape-202609.zip'));

  it.each([
    ['a missing column', fixture('missing-column_Landscape.csv'), 'missing_columns'],
    ['half a table, cut inside quotes', fixture('half_Landscape.csv'), 'truncated_body'],
    ['half a table, cut inside a row', fixture('cut-line_Landscape.csv'), 'truncated_body'],
    ['half a zip', file('half.zip', zip.subarray(0, zip.length / 2)), 'truncated_body'],
    ['a zip without the table', fixture('pbp-benefits-2026.zip'), 'schema_changed'],
    ['an HTML page', file('page.csv', '\n<!DOCTYPE html><p>Access denied</p>'), 'blocked'],
    ['nothing', file('empty.csv', ''), 'empty_result'],
    ['JSON of another kind', file('other.ndjson', '{"plans": []}\n{"plans": []}\n'), 'missing_columns'],
    [
      'half a list of plans',
      file('half.ndjson', readFileSync(fixture('plans.ndjson')).subarray(0, 2000)),
      'truncated_body',
    ],
    ['a list with a line of text', file('text.ndjson', '{"a":1\nbusy\n'), 'not_json'],
  ])('%s is refused', async (_what, path, failureClass) => expect(await failureOf(path)).toBe(failureClass));

  it('names the missing column', async () => {
    await expect(read(fixture('missing-column_Landscape.csv'))).rejects.toThrow('Part C Premium');
  });

  it('leaves out one ragged row and counts it', async () => {
    const { records, skipped } = await read(fixture('ragged_Landscape.csv'));
    expect(records).toHaveLength(3);
    expect(skipped).toEqual({ ragged_row: 1, other_state: 1 });
  });
});

describe('plans.ndjson', () => {
  it('gives the tables of a plan in our fields', async () => {
    const plans = byId(await read(fixture('plans.ndjson'), { release: 'plans.ndjson' }));
    expect(plans['2026-H9901-001-0']).toMatchObject({
      monthlyPremium: 0,
      deductible: 283,
      drugDeductible: 615,
      maxOutOfPocket: 3400,
      starRating: 4.5,
      copays: { primaryCare: 'In-network: $0 copay', specialist: 'In-network: $20 copay; Out-of-network: $50 copay' },
      benefits: { vision: { isCovered: false, text: 'Not covered' } },
      website: 'http://plan.example',
      counties: ['Los Angeles', 'Orange'],
      silentOn: [],
      sourceUrl: 'https://www.medicare.gov/plan-compare/#/plan-details/2026-H9901-001-0?year=2026&lang=en',
    });
    expect(plans['2026-S9903-120-0']).toMatchObject({
      category: 'drug',
      deductible: null,
      drugDeductible: 0,
      counties: ['All Counties'],
    });
  });

  it('leaves a plan without a page unknown except its maximum', async () => {
    const plans = byId(await read(fixture('plans.ndjson')));
    expect(plans['2026-H9902-007-0']).toMatchObject({
      monthlyPremium: null,
      deductible: null,
      drugDeductible: null,
      maxOutOfPocket: 9250,
      starRating: null,
      hasDrugCoverage: null,
      copays: {},
      benefits: {},
      snpType: 'D-SNP',
    });
  });

  it('has no plans of another state', async () => {
    const { records, skipped } = await read(fixture('plans.ndjson'), { state: 'TX' });
    expect(records).toEqual([]);
    expect(skipped).toEqual({ other_state: 3 });
  });
});

describeWithPublicData('the real Landscape extracts of Texas', () => {
  it.each([
    [2026, { starRating: 3.5, maxOutOfPocket: 3400, drugDeductible: 615 }],
    [2027, { starRating: null, maxOutOfPocket: 3900, drugDeductible: 700 }],
  ])('of %s give their plans', async (year, values) => {
    const path = publicData(`cms-landscape/CY${year}_Landscape_202609_extract.csv`);
    const plans = byId(await read(path, { state: 'TX' }));
    expect(Object.keys(plans).sort()).toEqual([`${year}-H0028-030-0`, `${year}-H5294-014-0`]);
    expect(plans[`${year}-H0028-030-0`]).toMatchObject({ ...values, monthlyPremium: 0, hasDrugCoverage: true });
    expect(plans[`${year}-H5294-014-0`]).toMatchObject({ category: 'health-only', monthlyPremium: 0 });
    expect(await read(path)).toEqual({ records: [], skipped: { other_state: 4 } });
  });
});
