import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWithPublicData, publicData } from '@app/testing/public-data';
import { crosswalk } from './read';

const FIXTURE = join(__dirname, 'fixtures/PlanCrosswalk2027_10012026.txt');
const folder = mkdtempSync(join(tmpdir(), 'crosswalk-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path = FIXTURE) =>
  crosswalk.readFile({ path, state: 'CA', signal: new AbortController().signal, onProgress: () => undefined });

/** The fixture with another content. */
function changed(change: (text: string) => string, name = 'PlanCrosswalk2027.txt'): string {
  const path = join(folder, name);
  writeFileSync(path, change(readFileSync(FIXTURE, 'utf8')));
  return path;
}

describe("CMS's plan crosswalk", () => {
  it('says of each plan which plan its members are in next year, and leaves out new plans', async () => {
    const { records, skipped, release } = await read();
    expect(records.map(({ id, status, name, nextName }) => [id, status, name, nextName])).toEqual([
      ['2027-H9901-001-H9901-001', 'renewed', 'Sample Gold Plus (HMO)', 'Sample Gold Plus (HMO)'],
      ['2027-H9901-002-H9901-002', 'expanded', 'Sample Silver (HMO)', 'Sample Silver Choice (HMO)'],
      ['2027-H9901-003-H9901-003', 'reduced', 'Sample Bronze (HMO)', 'Sample Bronze (HMO)'],
      ['2027-H9901-004-H9901-001', 'merged', 'Sample Small (HMO)', 'Sample Gold Plus (HMO)'],
      ['2027-H9901-005-H9901-001', 'merged', 'Sample Split (HMO)', 'Sample Gold Plus (HMO)'],
      ['2027-H9901-005-H9902-001', 'merged', 'Sample Split (HMO)', 'Sample Other (HMO)'],
      ['2027-H9903-001', 'ended', 'Sample Farewell (HMO)', null],
    ]);
    expect(records[6]).toMatchObject({ planYear: 2027, planNumber: 'H9903-001', nextNumber: null });
    expect([skipped, release]).toEqual([{ other_kind: 2 }, 'PlanCrosswalk2027']);
  });

  it('is refused without its status column, without a year in its name, or when statuses are words we do not know', async () => {
    await expect(read(changed((text) => text.replace('STATUS', 'FATE')))).rejects.toMatchObject({
      failureClass: 'missing_columns',
    });
    const unnamed = join(folder, 'plans.txt');
    copyFileSync(FIXTURE, unnamed);
    await expect(read(unnamed)).rejects.toMatchObject({ failureClass: 'schema_changed' });
    await expect(read(changed((text) => text.replaceAll('Consolidated', 'Joined')))).rejects.toMatchObject({
      failureClass: 'schema_changed',
    });
  });

  it('that breaks off in a row is refused, and a page in its place too', async () => {
    await expect(read(changed((text) => text.slice(0, text.indexOf('TERMINATED'))))).rejects.toMatchObject({
      failureClass: 'truncated_body',
    });
    await expect(read(changed(() => '<!doctype html><p>Moved</p>'))).rejects.toMatchObject({ failureClass: 'blocked' });
  });
});

describeWithPublicData('the real rows of 2027', () => {
  it('are read', async () => {
    const { records } = await read(publicData('cms-landscape/PlanCrosswalk2027_extract.txt'));
    expect(records.map(({ id, status }) => [id, status])).toEqual([
      ['2027-H0028-030-H0028-030', 'renewed'],
      ['2027-H5294-014-H5294-014', 'reduced'],
    ]);
  });
});
