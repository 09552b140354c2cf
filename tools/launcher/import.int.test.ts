// `make import` and `make crawl` from outside: a person at a terminal with a file, and the product's own programs.
import { connect } from 'node:net';
import { freePorts } from '@app/testing/free-ports';
import { makeRealClone } from '../test/real-clone';
import { LauncherProcess } from './launcher-process';

const PORT = freePorts(9340, 20);
const HEAD = [
  'OFFICE_CODE',
  'OFFICE_NAME',
  'ADDRESS_LINE_1',
  'ADDRESS_LINE_2',
  'ADDRESS_LINE_3',
  'CITY',
  'STATE',
  'ZIP_CODE',
  'PHONE',
  'FAX',
  'MONDAY_OPEN_TIME',
  'MONDAY_CLOSE_TIME',
  'TUESDAY_OPEN_TIME',
  'TUESDAY_CLOSE_TIME',
  'WEDNESDAY_OPEN_TIME',
  'WEDNESDAY_CLOSE_TIME',
  'THURSDAY_OPEN_TIME',
  'THURSDAY_CLOSE_TIME',
  'FRIDAY_OPEN_TIME',
  'FRIDAY_CLOSE_TIME',
  'LATITUDE_NUM',
  'LONGITUDE_NUM',
].join();
const HOURS = '9:00 AM,4:00 PM,9:00 AM,4:00 PM,9:00 AM,12:00 PM,9:00 AM,4:00 PM,9:00 AM,4:00 PM';
const office = (code: string, city: string, state: string, zip: string) =>
  `${code},SAMPLE OFFICE ${code},SOCIAL SECURITY,7${code} SAMPLE ST,,${city},${state},${zip},2135550150,2135550151,${HOURS},34.05,-118.29`;
const CALIFORNIA = [office('095', 'LOS ANGELES', 'CA', '90006'), office('096', 'PASADENA', 'CA', '91101')];
const FILE = [HEAD, ...CALIFORNIA, office('701', 'EXAMPLE TOWN', 'TX', '75001')].join('\n');

const clone = makeRealClone('import-');
const offices = clone.write('files/offices.csv', FILE);
const launchers: LauncherProcess[] = [];

function launch(command: string, env: Record<string, string> = {}): LauncherProcess {
  const launcher = new LauncherProcess(clone.root, { PORT: String(PORT), DATA_DIR: 'data', ...env }, command);
  launchers.push(launcher);
  return launcher;
}

async function make(
  command: 'import' | 'crawl',
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const launcher = launch(command, env);
  return { code: await launcher.ended(), output: launcher.output };
}

/** Whether the database of the copy on this port answers. */
const databaseRuns = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port + 7, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.unref().setTimeout(2_000, () => socket.destroy());
  });

afterAll(async () => {
  for (const launcher of launchers) if (!launcher.hasEnded) await launcher.interrupt();
  clone.remove();
});

describe('make import and make crawl', () => {
  it('print the usage and end with 2 without a source or a file', async () => {
    const { code, output } = await make('import', { SOURCE: 'social-security' });
    expect(code).toBe(2);
    expect(output).toContain('make crawl  SOURCE=plan-page PLAN=H0524-003-0 YEAR=2026');
  });

  it('import a file into a database that is not running, and stop it afterwards', async () => {
    const { code, output } = await make('import', { SOURCE: 'social-security', FILE: offices });
    expect(output).toMatch(/social-security \(CA, live\): succeeded in [\d.]+ s/);
    expect(output).toContain('found 2, added 2, updated 0, unchanged 0, deactivated 0');
    expect(output).toContain('left out: other_state 1');
    expect(code).toBe(0);
    expect(await databaseRuns(PORT)).toBe(false);
  });

  it('refuse a wrong argument with 2, and a file without its columns with 1', async () => {
    const zip = await make('crawl', { SOURCE: 'providers', ZIP: '9000', TYPE: 'doctor' });
    expect([zip.code, zip.output]).toEqual([2, expect.stringContaining('ZIP must be five digits')]);
    const renamed = clone.write('files/renamed.csv', FILE.replace('OFFICE_NAME', 'TITLE'));
    const { code, output } = await make('import', { SOURCE: 'social-security', FILE: renamed });
    expect(output).toMatch(/missing_columns \(.*OFFICE_NAME.*\): The file is missing columns[^]*[가-힣]/);
    expect(code).toBe(1);
  });

  it('crawl one ZIP and type from the sample sources, which they start for themselves', async () => {
    const { code, output } = await make('crawl', { SOURCE: 'providers', ZIP: '90027', TYPE: 'pharmacy' });
    expect(output).toMatch(/providers \(90027 pharmacy, sample\): succeeded[^]*found [1-9]/);
    expect(code).toBe(0);
  });

  it('use the database of the product that runs on the same data, also from another port', async () => {
    await launch('start').isReady();
    const env = { SOURCE: 'social-security', FILE: offices, FORCE: '1', PORT: String(PORT + 10) };
    const { code, output } = await make('import', env);
    expect(output).toContain(`of the product that runs at http://127.0.0.1:${PORT}`);
    expect(output).toContain('found 2, added 0, updated 0, unchanged 2, deactivated 0');
    expect(code).toBe(0);
    expect((await fetch(`http://127.0.0.1:${PORT}/api/health`)).status).toBe(200);
  });
});
