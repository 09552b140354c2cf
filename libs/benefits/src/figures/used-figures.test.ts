import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Figure, FigureSet } from './figure';
import { figureOn } from './figure';
import { FIGURES } from './figures';
import { CHECKED_ON } from './checked-on';

const LIB = join(__dirname, '..');

/** Amounts that hold only before or after the day of the check; the rules ask for their own day. */
const OTHER_TIMES = [
  'statusPremium',
  'statusPremiumLastAge',
  'workRuleHours',
  'workRuleEarnings',
  'contributionBandStart7',
  'contributionBandEnd7',
  'stateHelpBandTop2',
  'stateHelpBandStart2',
  'stateHelpBandEnd2',
];

const sourcesUnder = (folder: string): string[] =>
  readdirSync(join(LIB, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|scenarios|fixture)\.ts$/.test(file))
    .map((file) => join(LIB, folder, file));

/** Figure ids a text names: 'partBPremium', or every id a template such as `povertyLevel${size}` can make. */
function idsIn(text: string, ids: readonly string[]): string[] {
  const quoted = [...text.matchAll(/'([a-z]\w+)'/g)].map(([, id]) => id);
  const prefixes = [...text.matchAll(/`([a-z]\w+)\$\{/g)].map(([, prefix]) => prefix ?? '');
  return ids.filter(
    (id) =>
      quoted.includes(id) || prefixes.some((prefix) => id.startsWith(prefix) && /^\d+$/.test(id.slice(prefix.length))),
  );
}

/** `file: id` for every figure a program uses without a row that may be shown on the day. */
function unusable(figures: FigureSet, files: readonly string[], on: string, except: readonly string[]): string[] {
  const ids = Object.keys(figures);
  return files.flatMap((file) =>
    idsIn(readFileSync(file, 'utf8'), ids)
      .filter((id) => !except.includes(id))
      .filter((id) => figureOn(figures, id, on)?.isOld !== false)
      .map((id) => `${relative(LIB, file)}: ${id}`),
  );
}

const files = [...sourcesUnder('programs'), ...sourcesUnder('check')];

describe('figures the programs use', () => {
  test('each has a row that may be shown for the year in force', () => {
    expect(unusable(FIGURES, files, CHECKED_ON, OTHER_TIMES)).toEqual([]);
  });

  test('each of other times is used, has a row, and has none in force', () => {
    const used = files.flatMap((file) => idsIn(readFileSync(file, 'utf8'), Object.keys(FIGURES)));
    for (const id of OTHER_TIMES) {
      expect(used).toContain(id);
      expect(figureOn<string>(FIGURES, id, CHECKED_ON)?.isOld).not.toBe(false);
      expect(FIGURES[id as keyof typeof FIGURES].rows.some(({ value }) => value !== null)).toBe(true);
    }
  });

  test('a year taken out of the tables is found, with the program that used it', () => {
    const without: Figure = {
      ...FIGURES.povertyLevel3,
      rows: FIGURES.povertyLevel3.rows.filter(({ year }) => year !== 2026),
    };
    expect(unusable({ ...FIGURES, povertyLevel3: without }, files, CHECKED_ON, OTHER_TIMES)).toEqual([
      'programs/poverty.ts: povertyLevel3',
    ]);
  });

  test('a row that turns out to be remembered only is found', () => {
    const rows = FIGURES.mediCalAdultShare.rows.map((row) => ({ ...row, evidence: 'memory' as const }));
    const remembered = { ...FIGURES, mediCalAdultShare: { ...FIGURES.mediCalAdultShare, rows } };
    expect(unusable(remembered, files, CHECKED_ON, OTHER_TIMES)).toContain(
      'programs/medi-cal/income.rule.ts: mediCalAdultShare',
    );
  });
});
