import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWithPublicData, publicData } from '@app/testing/public-data';
import { readPlanPage } from './page-reader';
import type { PlanPage } from './plan-sections';
import { planValues } from './plan-values';

const fixture = readFileSync(join(__dirname, 'fixtures', '2026-11-20-plan-page.html'), 'utf8');

describe('a rendered Plan Compare page', () => {
  const page = readPlanPage(fixture);

  it('gives each table under its caption, the first cell as the value', () => {
    expect(page.sections['Premiums']).toEqual({
      'Total monthly premium': '$12.40',
      'Standard Part B premium': '$202.90',
    });
    expect(page.sections['Doctor services']).toEqual({
      'Primary doctor visit': 'In-network: $0 copay; Out-of-network: $30 copay',
      'Specialist visit': 'In-network: $0-$45 copay',
    });
    expect(page.sections).not.toHaveProperty('Empty table');
  });

  it('reads the label of a row that folds, without its explanation', () => {
    expect(page.sections['Maximum you pay for health services']).toEqual({
      'Maximum you pay for health services': '$10,100 In and Out-of-network; $6,700 In-network',
    });
  });

  it('keeps the heading of a list', () => {
    expect(page.sections['Hospital services']).toEqual({
      'Inpatient hospital coverage':
        'In-network: Tier 1 $550 per day for days 1-5; $0 per day for days 6-90; Out-of-network: 40% per stay',
    });
  });

  it('gives name, telephones, website and the stars that are there', () => {
    expect(page).toMatchObject({
      name: 'Sample Care Plus (HMO)',
      website: 'https://plan.example/medicare',
      phoneNonMembers: '1-800-555-0101',
      phoneMembers: '1-800-555-0102',
      stars: { overall: 3.5, partC: 4, partD: null },
    });
  });

  it('gives no section for the empty page that comes before the script', () => {
    expect(readPlanPage('<html><body><div id="root"></div></body></html>').sections).toEqual({});
  });
});

describeWithPublicData('the six captured pages of Plan Compare', () => {
  const FOLDER = publicData('medicare-plans-ca-2026');
  interface Line {
    contractPlanSegmentId: string;
    planName: string;
    planCompare: Omit<PlanPage, 'name'>;
  }
  const pages = readdirSync(join(FOLDER, 'plan-compare-html'));
  const lines = new Map(
    readFileSync(join(FOLDER, 'plans.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
      .map((line) => [line.contractPlanSegmentId, line]),
  );

  it('are all there', () => expect(pages).toHaveLength(6));

  it.each(pages)('%s reads as its line of plans.ndjson says', (file) => {
    const page = readPlanPage(readFileSync(join(FOLDER, 'plan-compare-html', file), 'utf8'));
    const line = lines.get(file.replace('.html', ''));
    if (!line) throw new Error(`no line for ${file}`);
    expect(page).toEqual({ ...line.planCompare, name: line.planName });
    expect(planValues(page)).toEqual(planValues({ ...line.planCompare, name: null }));
  });
});
