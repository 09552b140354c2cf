import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWithPublicData, publicData } from '@app/testing/public-data';
import type { PlanSourceId } from '@app/contracts/http/crawl-sources';
import { insurance, insurers } from '../sources/insurance/read';
import type { PlanRecord } from '../sources/insurance/plan-record';
import type { WholeRead } from '../sources/whole-source';
import { target } from '../testing/plan-records';
import { planImports } from '../testing/plan-imports';

const imports = planImports();

const FIXTURE = join(__dirname, '..', 'sources', 'insurance', 'fixtures', 'plans.ndjson');

const sourceOf = (id: PlanSourceId) => [insurance, ...insurers].find((one) => one.id === id) ?? insurance;
const readPlans = (path: string, id: PlanSourceId = 'insurance', state = 'CA'): Promise<WholeRead<PlanRecord>> =>
  sourceOf(id).readFile({ path, state, signal: new AbortController().signal, onProgress: () => undefined });

test('a list of plans is stored twice without a write', async () => {
  expect(await imports.importer.swap(target(), await readPlans(FIXTURE))).toMatchObject({ found: 3, added: 3 });
  const before = await imports.stored.traces();
  expect(await imports.importer.swap(target(), await readPlans(FIXTURE))).toMatchObject({ unchanged: 3 });
  expect(await imports.stored.traces()).toEqual(before);
});

describeWithPublicData('the 406 real plans', () => {
  const NDJSON = publicData('medicare-plans-ca-2026/plans.ndjson');
  interface Line {
    contractPlanSegmentId: string;
    inNetworkMoop: string;
    allCounties: boolean;
    counties: string[];
    planCompare: {
      sections: Record<string, Record<string, string> | undefined>;
      stars: { overall: number | null };
    } | null;
  }
  let lines: Line[];
  beforeAll(() => {
    lines = readFileSync(NDJSON, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
  });
  /** "$1,234.50; per year" -> 1234.5, in a reading of this test. */
  const money = (text: string | undefined): number | null => {
    const digits = text?.replace(/[$,]/g, '').split(/[; ]/)[0] ?? '';
    return /^[0-9.]+$/.test(digits) ? Number(digits) : null;
  };

  it('are stored with the values of the file, twice without a write', async () => {
    expect(await imports.importer.swap(target(), await readPlans(NDJSON))).toMatchObject({ found: 406, added: 406 });
    const before = await imports.stored.traces();
    expect(await imports.importer.swap(target(), await readPlans(NDJSON))).toMatchObject({
      unchanged: 406,
      updated: 0,
    });
    expect(await imports.stored.traces()).toEqual(before);

    expect(lines.filter(({ planCompare }) => planCompare !== null)).toHaveLength(390);
    for (const line of lines) {
      const id = `2026-${line.contractPlanSegmentId.replaceAll('_', '-')}`;
      const sections = line.planCompare?.sections ?? {};
      const copays = {
        primaryCare: sections['Doctor services']?.['Primary doctor visit'],
        specialist: sections['Doctor services']?.['Specialist visit'],
        emergency: sections['Tests, labs, & imaging']?.['Emergency care'],
        urgentCare: sections['Tests, labs, & imaging']?.['Urgent care'],
        inpatient: sections['Hospital services']?.['Inpatient hospital coverage'],
        outpatient: sections['Hospital services']?.['Outpatient hospital coverage'],
      };
      const row: Record<string, unknown> = { ...(await imports.stored.one(id)) };
      expect(row.copays).toEqual(JSON.parse(JSON.stringify(copays)));
      if (line.planCompare === null) expect(row.benefits).toEqual({});
      expect(row).toMatchObject({
        id,
        monthly_premium: money(sections['Premiums']?.['Total monthly premium']),
        deductible: money(sections['Deductibles']?.['Health deductible']),
        drug_deductible: money(sections['Deductibles']?.['Drug deductible']),
        max_out_of_pocket: money(line.inNetworkMoop),
        star_rating: line.planCompare?.stars.overall ?? null,
      });
      expect(await imports.stored.countiesOf(id)).toEqual(
        line.allCounties ? ['All Counties'] : [...line.counties].sort(),
      );
    }
  });

  it.each([
    ['kaiser', 47],
    ['anthem', 43],
    ['aarp', 32],
    ['healthnet', 11],
  ] as const)('hold %s %i times', async (id, count) => {
    const read = await readPlans(NDJSON, id);
    expect(await imports.importer.swap(target({ source: id }), read)).toMatchObject({ found: count, added: count });
  });

  it('and the real rows of Texas stay', async () => {
    await imports.importer.swap(target(), await readPlans(NDJSON));
    for (const year of [2026, 2027]) {
      const read = await readPlans(
        publicData(`cms-landscape/CY${year}_Landscape_202609_extract.csv`),
        'insurance',
        'TX',
      );
      expect(await imports.importer.swap(target({ state: 'TX' }), read)).toMatchObject({
        found: 2,
        added: 2,
        deactivated: 0,
      });
    }
    expect(await imports.stored.activeIds()).toHaveLength(410);
  });
});
