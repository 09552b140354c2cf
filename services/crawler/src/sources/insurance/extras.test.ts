import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'csv-parse';
import { BenefitsReader, joinBenefits } from './pbp-benefits';
import { readPlanFile } from './plan-file';
import type { PlanRecord } from './plan-record';
import { pageLinks } from './page-links';
import { joinRatings, ratingsLink, RatingsReader } from './star-ratings';
import { COMMA, rowsOf, TAB } from '../named-rows/tables';

const fixture = (name: string): string => join(__dirname, 'fixtures', name);
const { signal } = new AbortController();

async function rows(name: string, format: Options): Promise<string[][]> {
  const all: string[][] = [];
  for await (const row of rowsOf(() => createReadStream(fixture(name)), format, signal)) all.push(row);
  return all;
}

async function plans(file: string): Promise<PlanRecord[]> {
  const options = { state: 'CA', sourceUrl: 'https://x.example', release: null, signal, onRows: () => undefined };
  return (await readPlanFile(fixture(file), options)).records;
}

describe('the benefits file', () => {
  it('gives the costs of a visit to the plans it knows, however their ids are padded', async () => {
    const [header = [], ...lines] = await rows('pbp_b7_health_prof.txt', TAB);
    const reader = new BenefitsReader(header);
    lines.forEach((line) => reader.add(line));
    const joined = joinBenefits(await plans('CY2026_Landscape_202609.csv'), reader, 'https://pbp.example');
    const found = Object.fromEntries(joined.map((plan) => [plan.id, [plan.copays, plan.detailsSourceUrl]]));
    expect(found).toEqual({
      '2026-H9901-001-0': [
        { primaryCare: 'In-network: $0 copay', specialist: 'In-network: $20 copay' },
        'https://pbp.example',
      ],
      '2026-H9902-007-0': [{ primaryCare: 'In-network: 20% coinsurance' }, 'https://pbp.example'],
      '2026-H9901-014-2': [{}, null],
      '2026-S9903-120-0': [{}, null],
    });
  });

  it('is refused without the columns we know', () => {
    expect(() => new BenefitsReader(['pbp_a_hnumber'])).toThrow(/missing_columns: pbp_a_plan_identifier/);
  });
});

describe('the star ratings', () => {
  const read = async (): Promise<ReadonlyMap<string, number>> => {
    const reader = new RatingsReader();
    (await rows('2027-summary-ratings.csv', COMMA)).forEach((row) => reader.add(row));
    return reader.finish();
  };

  it('are found below a title line; a text in their place is no rating', async () => {
    expect([...(await read())]).toEqual([['H9901', 4]]);
  });

  it('fill empty stars only', async () => {
    const ratings = await read();
    const [gold] = joinRatings(await plans('CY2027_Landscape_202609.csv'), ratings);
    expect(gold).toMatchObject({ starRating: 4 });
    expect(gold?.silentOn).not.toContain('starRating');
    const [before] = joinRatings(await plans('CY2026_Landscape_202609.csv'), ratings);
    expect(before?.starRating).toBe(4.5);
  });

  it('are refused without a header', () => expect(() => new RatingsReader().finish()).toThrow(/missing_columns/));

  it('are linked by year on their page', () => {
    const page = new URL('https://www.cms.gov/medicare/performance');
    const html = `<a href="/files/zip/2026-star-ratings-data-tables.zip">2026</a>
      <a href="/files/zip/2027-star-ratings-data-tables-oct-8-2026.zip">2027 Star Ratings</a>`;
    expect(ratingsLink(pageLinks(html), page, 2027)?.pathname).toBe(
      '/files/zip/2027-star-ratings-data-tables-oct-8-2026.zip',
    );
    expect(ratingsLink(pageLinks(html), page, 2028)).toBeNull();
  });
});
