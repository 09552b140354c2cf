import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeWithPublicData, publicData } from '@app/testing/public-data';
import { type Row, answerTo, bodyOf, rowsOf, landscape, HOSPITALS, PLAN_PAGE } from './asking';
import { exportColumns } from './community-care.mjs';
import { HOSPITAL_COLUMNS } from './hospital-ratings.mjs';
import { landscapeColumns } from './landscape.mjs';

describeWithPublicData('the sample sources beside the real files', () => {
  const header = (file: string) => readFileSync(publicData(file), 'utf8').split(/\r?\n/)[0] ?? '';

  it.each([2026, 2027] as const)('the Landscape header of %i is equal byte for byte', async (year) => {
    const { text } = await landscape(year);
    const own = text.replace(/^\uFEFF/, '').split('\n')[0];
    expect(own).toBe(header(`cms-landscape/CY${year}_Landscape_202609_extract.csv`));
  });

  it('a Landscape row of a plan with drugs fills and leaves the same columns as a real one', async () => {
    for (const year of [2026, 2027] as const) {
      const file = publicData(`cms-landscape/CY${year}_Landscape_202609_extract.csv`);
      for (const category of ['MA', 'MA-PD']) {
        const isOne = (row: Row) => row['Contract Category Type'] === category;
        const real = rowsOf(readFileSync(file, 'utf8')).find(isOne);
        const own = (await landscape(year)).rows.find(isOne);
        const applies = (row: Row | undefined) =>
          Object.entries(row ?? {}).map(([column, value]) => [column, value !== 'Not Applicable', value === '']);
        const loose = ['Offers Drug Tier with No Part D Deductible'];
        const strict = (row: Row | undefined) => applies(row).filter(([column]) => !loose.includes(String(column)));
        expect(strict(own)).toEqual(strict(real));
      }
    }
  });

  it('the hospital header is equal byte for byte', () => {
    const own = bodyOf(`${HOSPITALS}/download?format=csv`).toString().split('\r\n')[0];
    expect(own).toBe(header('cms-hospitals/hospital_general_information_ca.csv'));
    expect(HOSPITAL_COLUMNS).toHaveLength(38);
  });

  it('the export of homes for the elderly has every column of the real copy', () => {
    const real = header('cdss-rcfe/rcfe_ca_sample.csv').split(',');
    expect(exportColumns('elderly')).toEqual(expect.arrayContaining(real));
    expect([exportColumns('elderly').length, exportColumns('home-care').length]).toEqual([38, 31]);
  });

  it('replays a saved page of Plan Compare, chosen by the plan in the route', () => {
    const planPages = publicData('medicare-plans-ca-2026/plan-compare-html');
    const url = '/medicare/plan-compare/plan-details/2026-H0524-003-0.html';
    expect(bodyOf(url, { planPages }).equals(readFileSync(path.join(planPages, 'H0524_003_0.html')))).toBe(true);
    expect(answerTo(url).render(null).status).toBe(404);
    expect(bodyOf(PLAN_PAGE, { planPages }).toString()).toContain('Senior Advantage Sample');
  });
});

it('the header of 2026 has 52 names, that of 2027 has 53', () => {
  expect([landscapeColumns(2026).length, landscapeColumns(2027).length]).toEqual([52, 53]);
});
