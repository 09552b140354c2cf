// How much of the shipped plans the cost parser reads; `npx jest --selectProjects unit -- real-costs` prints the shares. The
// small true forms are in libs/content/src/plan-costs/cost-cell.test.ts.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { costCells } from '@app/content/plan-costs/plan-costs';
import type { PlanRecord } from './plan-record';

const SHIPPED = resolve(__dirname, '../../../../../libs/content/snapshots/medicare-plans-ca-2026.ndjson.gz');

describe('the costs of the 406 real plans', () => {
  it('are read as structure in at least 95 % of the cells, and no row is without an id', () => {
    const [, ...lines] = gunzipSync(readFileSync(SHIPPED)).toString('utf8').trim().split('\n');
    const started = performance.now();
    const cells = lines.flatMap((line) => costCells((JSON.parse(line) as PlanRecord).costs));
    const spent = performance.now() - started;
    const unread = cells.filter(({ cost }) => cost === null);
    const share = (100 * (cells.length - unread.length)) / cells.length;
    process.stdout.write(
      `plan costs: ${cells.length} cells, ${share.toFixed(2)} % read, ${Math.round(spent)} ms for ${lines.length} plans\n`,
    );
    expect(cells.length).toBeGreaterThan(30_000);
    expect(cells.filter(({ service }) => service === 'unlisted')).toEqual([]);
    expect(unread.map(({ service, text }) => `${service}: ${text}`).slice(0, 20)).toEqual([]);
    expect(share).toBeGreaterThanOrEqual(95);
  });
});
