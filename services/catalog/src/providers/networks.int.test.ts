import type { StatedNetwork } from '@app/contracts/http/networks';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import request from 'supertest';
import { type CatalogApp, insertProvider, insertZip, startCatalog } from '../testing/catalog-app';

const KAISER: StatedNetwork = {
  insurer: 'Kaiser Sample',
  network: 'Senior HMO',
  group: 'Sample Medical Group',
  line: 'medicare',
  source: 'plannet-kaiser',
};
const COUNTY: StatedNetwork = {
  insurer: 'L.A. SAMPLE CARE',
  network: null,
  group: 'SEOUL SAMPLE GROUP',
  line: 'medi-cal',
  source: 'dhcs-managed-care',
};

describe('plans and medical groups of doctors', () => {
  let database: TestDatabase;
  let catalog: CatalogApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    await withClient(database.adminUrl, async (client) => {
      await client.query('TRUNCATE guide.providers, guide.zip_codes, guide.zip_counties CASCADE');
      await insertZip(client, '90006', { point: [34.05, -118.29] });
      await insertZip(client, '90007', { point: [34.03, -118.28] });
      const languages = { languages: ['Korean'], stated: { 'plannet-kaiser': ['Korean', 'English'] } };
      await insertProvider(client, {
        name: 'Ann Both',
        networks: [KAISER, COUNTY],
        ...languages,
        checkedOn: '2026-11-22',
      });
      await insertProvider(client, { name: 'Ben County', networks: [{ ...COUNTY, insurer: 'L.A. Sample Care' }] });
      await insertProvider(client, { name: 'Cho Nobody' });
      await insertProvider(client, { name: 'Dan Far', zip: '90007', networks: [KAISER] });
      await insertProvider(client, { name: 'Eve Gone', networks: [KAISER], isActive: false });
    });
    catalog = await startCatalog(database.readerUrl, database.queueUrl);
  });
  afterAll(async () => {
    await catalog?.app.close();
    await database?.drop();
  });

  const get = (path: string) => request(catalog.http).get(`/api/providers${path}`);
  const names = ({ body }: { body: unknown }) => (body as { name: string }[]).map(({ name }) => name);

  it('are listed with their source and the day it was read', async () => {
    const { body } = await get('?zip=90006&plan=kaiser%20sample').expect(200);
    expect(body).toMatchObject([
      {
        name: 'Ann Both',
        networks: [
          {
            insurer: 'Kaiser Sample',
            network: 'Senior HMO',
            group: 'Sample Medical Group',
            line: 'medicare',
            source: { source: 'plannet-kaiser' },
            checkedOn: '2026-11-22',
          },
          { insurer: 'L.A. SAMPLE CARE', network: null, source: { source: 'dhcs-managed-care' } },
        ],
        statedLanguages: [
          { languages: ['Korean', 'English'], source: { source: 'plannet-kaiser' }, checkedOn: '2026-11-22' },
        ],
      },
    ]);
    const id = (body as { id: string }[])[0]?.id;
    expect((await get(`/${id}`)).body).toEqual((body as unknown[])[0]);
    expect((await get('?zip=90006&q=cho')).body).toMatchObject([{ networks: [], statedLanguages: [] }]);
  });

  it.each([
    ['plan=la sample care', ['Ann Both', 'Ben County']],
    ['plan=Kaiser Sample · Senior HMO', ['Ann Both']],
    ['plan=senior hmo&type=doctor', ['Ann Both']],
    ['group=seoul sample group', ['Ann Both', 'Ben County']],
    ['plan=L.A. Sample Care&group=Seoul Sample Group&language=korean', ['Ann Both']],
    // Typed as words.
    ['q=seoul sample group', ['Ann Both', 'Ben County']],
    ['q=Senior HMO', ['Ann Both']],
    // Both are hers, but not one through the other.
    ['plan=Kaiser Sample&group=Seoul Sample Group', []],
    ['plan=Nobody Insurance', []],
  ])('%s finds %j', async (query, found) =>
    expect(names(await get(`?zip=90006&${encodeURI(query)}`).expect(200))).toEqual(found),
  );

  it.each(['plan=%2A%2A%2A', 'group=--', `plan=${'a'.repeat(201)}`, 'group=a%00b'])('%s is refused', async (query) => {
    const { body } = await get(`?zip=90006&${query}`).expect(400);
    expect(body).toMatchObject({ fields: { [query.split('=')[0] as string]: 'Invalid input' } });
  });

  describe('to choose from', () => {
    it('are those near the ZIP, each once in its best spelling, with the number of doctors', async () => {
      const { body } = await get('/networks?zip=90006&type=doctor').expect(200);
      expect(body).toEqual({
        plans: [
          { plan: 'L.A. Sample Care', insurer: 'L.A. Sample Care', network: null, count: 2 },
          { plan: 'Kaiser Sample', insurer: 'Kaiser Sample', network: null, count: 1 },
          { plan: 'Kaiser Sample · Senior HMO', insurer: 'Kaiser Sample', network: 'Senior HMO', count: 1 },
        ],
        groups: [
          { group: 'SEOUL SAMPLE GROUP', count: 2 },
          { group: 'Sample Medical Group', count: 1 },
        ],
      });
    });

    it('are the groups of one plan when it is named', async () => {
      const { body } = await get('/networks?zip=90006&plan=kaiser%20sample').expect(200);
      expect(body).toMatchObject({ groups: [{ group: 'Sample Medical Group', count: 1 }] });
    });

    it('are none where no directory names anybody, and none outside California', async () => {
      await get('/networks?zip=90006&type=pharmacy').expect(200, { plans: [], groups: [] });
      await get('/networks?zip=10001').expect(200, { plans: [], groups: [] });
      expect((await get('/networks').expect(400)).body).toMatchObject({ fields: { zip: 'Required' } });
    });
  });
});
