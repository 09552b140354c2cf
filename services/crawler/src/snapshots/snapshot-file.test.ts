import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describeWithPublicData, publicData } from '@app/testing/public-data';
import { packSnapshot, type SnapshotHeader, unpackSnapshot } from './snapshot-file';
import { SHIPMENT, snapshotPath } from './snapshot-list';
import { makeSnapshot } from './snapshot-maker';

const FACTS: Omit<SnapshotHeader, 'form' | 'count'> = {
  source: 'hospitals',
  state: 'CA',
  url: 'https://data.cms.gov/',
  day: '2026-02-11',
  release: 'r1',
  sha256: 'x',
  publisher: { ko: '연방 메디케어청(CMS)', en: 'CMS' },
};

describe('the form of a snapshot', () => {
  it('gives back header and records, and the same bytes for the same records', () => {
    const packed = packSnapshot(FACTS, [{ key: '1' }, { key: '2', name: '병원' }]);
    expect(unpackSnapshot(packed)).toMatchObject({
      header: { ...FACTS, form: 1, count: 2 },
      records: [{ key: '1' }, { key: '2', name: '병원' }],
    });
    expect(packSnapshot(FACTS, [{ key: '1' }, { key: '2', name: '병원' }])).toEqual(packed);
    const other = packSnapshot(FACTS, [{ key: '1' }, { key: '3' }]);
    expect(unpackSnapshot(other).sha256).not.toBe(unpackSnapshot(packed).sha256);
  });

  it('refuses another form and a file that lost lines', () => {
    const lines = (...some: object[]) => gzipSync(some.map((line) => JSON.stringify(line)).join('\n'));
    expect(() => unpackSnapshot(lines({ form: 2, count: 0 }))).toThrow(/form/);
    expect(() => unpackSnapshot(lines({ form: 1, count: 2 }, {}))).toThrow(/1 records, the header says 2/);
  });
});

describe('the shipped snapshots', () => {
  const { folder, snapshots } = SHIPMENT;
  it.each([
    ['medicare-plans-ca-2026', 406],
    ['cms-hospitals-ca', 378],
    ['cdss-rcfe-ca', 1037],
  ])('%s holds %i records under the header that the list states', (name, count) => {
    const shipped = snapshots.find((each) => each.name === name);
    const { header, records } = unpackSnapshot(readFileSync(snapshotPath(folder, { name })));
    const { source, publisher, url, day, release, fileSha256 } = shipped ?? {};
    expect(header).toEqual({ form: 1, state: 'CA', source, publisher, url, day, release, sha256: fileSha256, count });
    expect(records).toHaveLength(count);
  });

  it('have together at most 500 kB, and nothing else is in their folder', () => {
    const files = readdirSync(folder);
    expect(files.sort()).toEqual(snapshots.map(({ name }) => `${name}.ndjson.gz`).sort());
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(500_000);
  });
});

describeWithPublicData('the public files of the snapshots', () => {
  it('are what the parsers of today make of them: a change of a parser asks for `make snapshot`', async () => {
    for (const shipped of SHIPMENT.snapshots) {
      const { bytes } = await makeSnapshot(shipped, publicData('.'));
      const committed = unpackSnapshot(readFileSync(snapshotPath(SHIPMENT.folder, shipped)));
      expect(unpackSnapshot(bytes).sha256).toBe(committed.sha256);
    }
  });

  it('of other bytes are refused until their day is stated', async () => {
    const [shipped] = SHIPMENT.snapshots;
    if (!shipped) throw new Error('nothing is shipped');
    await expect(makeSnapshot({ ...shipped, fileSha256: 'x' }, publicData('.'))).rejects.toThrow(/state its day/);
  });
});
