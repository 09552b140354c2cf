import { load } from 'cheerio';
import { parse } from 'csv-parse/sync';
import { type Row, answerTo, faultOf, bodyOf, rowsOf, unzip, LANDSCAPE, landscape, planKeys } from './asking';
import type { Fault } from './faults.mjs';
import { planId, plansOf } from './sample-plans.mjs';

describe('the Landscape', () => {
  it('is linked on the page by a name that changes with the release', () => {
    const page = (revision: number) =>
      bodyOf('/cms/medicare/coverage/prescription-drug-coverage', { revision }).toString();
    const links = (revision: number) =>
      load(page(revision))('a[href*=landscape]')
        .map((_, link) => load(link)('a').attr('href') ?? link.attribs.href)
        .get();
    expect(links(0)).toEqual([LANDSCAPE[2027], LANDSCAPE[2026]]);
    expect(links(1)).toEqual(['/cms/files/zip/cy2027-landscape-202609-2.zip', LANDSCAPE[2026]]);
    expect(answerTo(LANDSCAPE[2027], { revision: 1 }).render(null).status).toBe(404);
  });

  it('stands in a folder in 2027, with a byte order mark and without stars, and at the top in 2026', async () => {
    const [next, now] = [await landscape(2027), await landscape(2026)];
    expect([next.name, now.name]).toEqual([
      'CY2027_Landscape_202609.1/CY2027_Landscape_202609.csv',
      'CY2026_Landscape_202609.csv',
    ]);
    expect([next.text.startsWith('\uFEFF'), now.text.startsWith('\uFEFF')]).toEqual([true, false]);
    expect(new Set(next.rows.map((row) => row['Overall Star Rating']))).toEqual(new Set(['']));
    expect(now.rows.every((row) => /^\d\.\d$/.test(row['Overall Star Rating'] ?? ''))).toBe(true);
  });

  it('writes money as CMS does, below zero too', async () => {
    const { rows, text } = await landscape(2026);
    const money = rows.flatMap((row) => Object.entries(row).filter(([column]) => /Premium$|Amount$/.test(column)));
    expect(money.every(([, value]) => /^(\$[\d,]+\.\d\d |\(\$\d+\.\d\d\)|Not Applicable|No Limit)$/.test(value))).toBe(
      true,
    );
    expect(text).toContain('($20.80)');
    expect(text).toContain('"$3,400.00 "');
  });

  it('holds plans for every insurer filter, rows of other states, and statewide drug plans', async () => {
    const { rows } = await landscape(2026);
    const california = rows.filter((row) => row['State Territory Abbreviation'] === 'CA');
    const of = (parent: string, more: (row: Row) => boolean = () => true) =>
      planKeys(california, (row) => row['Parent Organization Name'] === parent && more(row)).size;
    expect(of('Kaiser Foundation Health Plan, Inc.')).toBe(9);
    expect(of('Elevance Health, Inc.')).toBe(8);
    expect(of('UnitedHealth Group, Inc.', (row) => /AARP/.test(row['Plan Name'] ?? ''))).toBe(8);
    expect(of('UnitedHealth Group, Inc.')).toBe(11);
    expect(of('Centene Corporation', (row) => /^HEALTH NET/.test(row['Contract Name'] ?? ''))).toBe(8);
    expect(planKeys(california).size).toBeGreaterThanOrEqual(60);
    expect(new Set(rows.map((row) => row['State Territory Abbreviation']))).toEqual(new Set(['CA', 'TX', 'NV', 'PR']));
    const drugPlans = california.filter((row) => row['Contract Category Type'] === 'PDP');
    expect(drugPlans.map((row) => row['County Name'])).toEqual([
      'All Counties',
      'All Counties',
      'All Counties',
      'All Counties',
    ]);
  });

  it('cannot be taken for real plans: every name says Sample, no key repeats, no real contract', async () => {
    for (const year of [2026, 2027] as const) {
      const { rows } = await landscape(year);
      expect(
        rows.every((row) => /Sample/.test(row['Plan Name'] ?? '') && /SAMPLE/.test(row['Contract Name'] ?? '')),
      ).toBe(true);
      expect(
        rows.every((row) => /^[HS]00[01]\d$/.test(row['Contract ID'] ?? '') && /^9\d\d$/.test(row['Plan ID'] ?? '')),
      ).toBe(true);
      const plans = plansOf(year, 0);
      expect(new Set(plans.map(planId)).size).toBe(plans.length);
    }
  });

  it('has segments of one plan in one county at different prices', async () => {
    const { rows } = await landscape(2026);
    const split = rows.filter((row) => row['Segment ID'] !== '0' && row['County Name'] === 'Los Angeles');
    expect(new Set(split.map((row) => row['Segment ID']))).toEqual(new Set(['1', '2']));
    expect(new Set(split.map((row) => row['Part C Premium'])).size).toBe(2);
  });

  it('three of ten plans are gone with fewer-rows, of every insurer more than one in five', async () => {
    const isKaiser = (row: Row) => (row['Parent Organization Name'] ?? '').startsWith('Kaiser');
    const [whole, less] = [await landscape(2026), await landscape(2026, {}, faultOf('insurance', 'fewer-rows'))];
    for (const keep of [() => true, isKaiser, (row: Row) => /AARP/.test(row['Plan Name'] ?? '')]) {
      expect(planKeys(less.rows, keep).size).toBeLessThan(planKeys(whole.rows, keep).size * 0.8);
    }
  });

  it('loses, renames or empties as asked', async () => {
    const columns = async (fault: Fault) => (await landscape(2026, {}, fault)).text.split('\n')[0] ?? '';
    expect(await columns(faultOf('insurance', 'missing-column'))).not.toContain('Plan Name');
    expect(await columns(faultOf('insurance', 'missing-column', { column: 'Contract ID' }))).not.toContain(
      ',Contract ID,',
    );
    expect(await columns(faultOf('insurance', 'renamed-column'))).toContain('Plan Name (New)');
    expect((await landscape(2026, {}, faultOf('insurance', 'empty'))).rows).toEqual([]);
  });

  it('the benefits file is tab-separated and keyed like the Landscape, with percent for some visits', async () => {
    const files = await unzip(bodyOf('/cms/files/zip/pbp-benefits-2026.zip'));
    expect([...files.keys()]).toEqual(['pbp_Section_D.txt', 'pbp_b4_emerg_urgent.txt', 'pbp_b7_health_prof.txt']);
    const rows: Row[] = parse(files.get('pbp_b7_health_prof.txt') ?? '', { columns: true, delimiter: '\t' });
    const known = planKeys((await landscape(2026)).rows);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.every((row) => known.has(String(row.bid_id)))).toBe(true);
    expect(rows.length).toBeLessThan(known.size);
    expect(rows.some((row) => row.pbp_b7d_coins_pct_mc_min === '20' && row.pbp_b7d_copay_yn === '2')).toBe(true);
    expect(rows.every((row) => /^\d+\.\d\d$/.test(row.pbp_b7a_copay_amt_mc_min ?? ''))).toBe(true);
  });

  it('the star ratings have a title above the header and words in place of some stars', async () => {
    const page = bodyOf('/cms/medicare/health-drug-plans/part-c-d-performance-data').toString();
    expect(page).toContain('/cms/files/zip/2027-star-ratings-data-tables.zip');
    const files = await unzip(bodyOf('/cms/files/zip/2027-star-ratings-data-tables.zip'));
    const text = files.get('2027 Star Ratings Data Table - Summary Ratings (Oct 8 2026).csv') ?? '';
    expect(text.split('\r\n')[0]).toBe('2027 Star Ratings Data Table - Summary Ratings');
    const rows = rowsOf(text.split('\r\n').slice(1).join('\n'));
    expect(rows.map((row) => row['Contract Number'])).toEqual([
      ...new Set(plansOf(2027, 0).map(({ contract }) => contract)),
    ]);
    expect(new Set(rows.map((row) => row['2027 Overall']))).toContain('Plan too new to be measured');
  });
});
