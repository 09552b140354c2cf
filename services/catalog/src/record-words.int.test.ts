// The words that are kept in the process, beside what the database finds: who is told that nothing answers has missed nothing.
import { parseQuery } from '@app/content/matching/query';
import { planSearchText } from '@app/content/plans/plan-search-text';
import { PreparedReads } from '@app/database/prepared-reads';
import { dataSourceOptions } from '@app/database/data-source';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { type PlanRow, planRow } from '@app/testing/factories/plan.factory';
import { programRow } from '@app/testing/factories/program.factory';
import { insertRows } from '@app/testing/factories/rows';
import { DataSource } from 'typeorm';
import { PlansRepository } from './plans/plans.repository';
import { ProgramsRepository } from './programs/programs.repository';
import type { RecordsVersionService } from './records-version/records-version.service';

const YEAR = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/Los_Angeles' }).format());
const QUESTIONS = [
  'kaiser',
  'kaiser gold',
  'gold',
  'gol',
  'silver',
  'kaiser silver',
  'orange',
  'orange county',
  'fresno',
  'maria garcia',
  '카이저',
  '카이저 골드',
  '메디케어',
  'medicare',
  'part d',
  '보험',
  'h0524',
  'h0524-003',
  'los angeles',
  '한빛',
  'hmo',
  'food',
  'foods',
  '식품',
  '식품 지원',
  'calfresh',
  '칼프레시',
  'ca',
  '밥',
  'old',
];

describe('words of plans and programs', () => {
  let database: TestDatabase;
  let source: DataSource;
  let reads: PreparedReads;

  async function insertPlan(given: Partial<PlanRow>, county: string): Promise<void> {
    const row = planRow({ planYear: YEAR, state: 'CA', ...given });
    await withClient(database.crawlerUrl, async (client) => {
      await insertRows(client, 'insurance_plans', [{ ...row, searchText: planSearchText(row) }]);
      await insertRows(client, 'insurance_plan_counties', [{ insurancePlanId: row.id, state: 'CA', county }]);
    });
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    await insertPlan(
      { name: 'Kaiser Gold (HMO)', carrier: 'Kaiser Permanente', contractId: 'H0524', planId: '003' },
      'Orange',
    );
    await insertPlan({ name: 'Old Silver', carrier: 'Sample', isActive: false }, 'Fresno');
    const program = programRow({
      name: 'CalFresh food',
      nameKo: '칼프레시 식품 지원',
      searchText: ' calfresh food ㅅㅣㄱㅍㅜㅁ | ',
    });
    await withClient(database.crawlerUrl, (client) => insertRows(client, 'assistance_programs', [program]));
    const settings = { url: database.readerUrl, applicationName: 'record-words-test' };
    source = await new DataSource(dataSourceOptions(settings)).initialize();
    reads = new PreparedReads(source, settings);
  });
  afterAll(async () => {
    await reads?.onApplicationShutdown();
    await source?.destroy();
    await database?.drop();
  });

  const heard = (version: string | null) => ({ current: () => version }) as unknown as RecordsVersionService;

  /** What each question finds, with the words known, and without. */
  async function compare(find: (versions: RecordsVersionService) => (q: string) => Promise<number>) {
    const [known, asked] = [find(heard('one')), find(heard(null))];
    await known('kaiser');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const pairs: [q: string, known: number, asked: number][] = [];
    for (const q of QUESTIONS) pairs.push([q, await known(q), await asked(q)]);
    return pairs;
  }

  it.each([
    [
      'plans',
      (versions: RecordsVersionService) => {
        const plans = new PlansRepository(source, reads, versions);
        return async (q: string) => (await plans.search({ year: YEAR, text: parseQuery(q) }, 20)).total;
      },
    ],
    [
      'programs',
      (versions: RecordsVersionService) => {
        const programs = new ProgramsRepository(source, reads, versions);
        return async (q: string) => (await programs.search(parseQuery(q), 20)).total;
      },
    ],
  ])('%s: as many are found as without them', async (_name, find) => {
    const pairs = await compare(find);
    expect(pairs.map(([q, known]) => [q, known])).toEqual(pairs.map(([q, , asked]) => [q, asked]));
    expect(pairs.filter(([, known]) => known > 0).length).toBeGreaterThan(2);
    expect(pairs.filter(([, known]) => known === 0).length).toBeGreaterThan(2);
  });

  it('are not asked for what stands in none of them', async () => {
    const asked: string[] = [];
    const rows = (_name: string | null, text: string, values: unknown[]) => {
      asked.push(text);
      return reads.rows(null, text, values);
    };
    const plans = new PlansRepository(source, { rows } as unknown as PreparedReads, heard('one'));
    const search = (q: string) => plans.search({ year: YEAR, text: parseQuery(q) }, 20);
    await search('kaiser');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await search('maria garcia');
    expect(asked).toHaveLength(1);
    await search('gold');
    expect(asked).toHaveLength(2);
  });
});
