import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { monthlyLimit, yearlyShare } from '../programs/poverty';
import { figureOn } from './figure';
import { FIGURES } from './figures';
import type { FigureId } from './figures';

const ROOT = join(__dirname, '../../../..');
const SCANNED = ['libs/benefits/src/programs', 'libs/benefits/src/check', 'services/eligibility/src', 'web/src'];
const SCANNED_FILE = /\.(ts|tsx|json)$/;
/** Tests and numbered scenarios print amounts on purpose: they are the second pair of eyes. */
const NOT_SCANNED = /\.(test|int\.test|scenarios|fixture)\.tsx?$/;

/** Numbers that look like a figure and are something else: `file: literal` and what it is. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'web/src/ui/tokens.ts: 1.65': 'a line height',
  'web/src/locales/ko/crawler.json: 20%': 'how many fewer rows an import may have',
  'web/src/locales/en/crawler.json: 20%': 'how many fewer rows an import may have',
  'web/src/locales/ko/crawl.json: 20%': 'the same, said of a failed run',
  'web/src/locales/en/crawl.json: 20%': 'the same, said of a failed run',
};

const SIZES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const YEARS = [2024, 2025, 2026];
const MONTHS = 12;

/** Every amount of the tables, and every limit worked out of them for sizes 1 to 8. */
function amounts(): { dollars: Set<number>; percents: Set<number> } {
  const dollars = new Set<number>();
  const percents = new Set<number>();
  for (const { unit, rows } of Object.values(FIGURES)) {
    for (const { value } of rows) {
      if (value === null) continue;
      if (unit === 'percent') percents.add(value);
      if (unit.startsWith('usd'))
        [value, ...(unit === 'usd-per-month' ? [value * MONTHS] : [])].forEach((one) => dollars.add(one));
    }
  }
  for (const share of Object.keys(FIGURES).filter((id) => id.endsWith('Share')) as FigureId[]) {
    const percent = figureOn(FIGURES, share, '2026-11-20')?.value;
    if (percent === undefined || percent < 100) continue;
    for (const year of YEARS) {
      for (const size of SIZES) {
        const level = figureOn(FIGURES, `povertyLevel${size}`, `${year}-07-01`)?.value ?? 0;
        const month = monthlyLimit(level, percent);
        [month, month * MONTHS, yearlyShare(level, percent)].forEach((one) => dollars.add(one));
      }
    }
  }
  return { dollars, percents };
}

const { dollars, percents } = amounts();

// Smaller and rounder numbers are everywhere (weights, times, sizes): they count only where they are printed as money.
const SMALLEST_BARE = 1_000;
const isRound = (value: number): boolean => value % 500 === 0;
const isYear = (value: number): boolean => value >= 1_990 && value <= 2_100;
const SMALLEST_MONEY = 20;

const NUMBER =
  /(?<![\w.#-])(?<sign>\$)?(?<digits>\d{1,3}(?:[,_]\d{3})+|\d+)(?<part>\.\d+)?(?![\w-])(?:\s?(?<unit>%|dollars|\uB2EC\uB7EC))?/g;

function isFigure({ sign, digits = '', part = '', unit }: Record<string, string | undefined>): boolean {
  const value = Number(`${digits.replaceAll(/[,_]/g, '')}${part}`);
  if (unit === '%') return percents.has(value) && (value % 50 !== 0 || !Number.isInteger(value)) && value > 5;
  if (!dollars.has(value)) return false;
  const isMoney = sign === '$' || unit !== undefined;
  if (isMoney) return value >= SMALLEST_MONEY;
  if (!Number.isInteger(value)) return value >= SMALLEST_MONEY || part.length === 3;
  const isGrouped = digits.includes(',');
  return value >= SMALLEST_BARE && !isRound(value) && (isGrouped || !isYear(value));
}

/** What people never read and no rule computes with: examples in comments. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

/** `file: literal` of every number that is an amount of the tables. */
function literalsUnder(root: string, folders: readonly string[]): string[] {
  const files = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => SCANNED_FILE.test(file) && !NOT_SCANNED.test(file));
  return files.flatMap((file) =>
    [...withoutComments(readFileSync(file, 'utf8')).matchAll(NUMBER)]
      .filter(({ groups }) => isFigure(groups ?? {}))
      .map(([literal]) => `${relative(root, file)}: ${literal.trim()}`),
  );
}

describe('figures as literals', () => {
  const found = [...new Set(literalsUnder(ROOT, SCANNED))];

  test('no amount of the tables stands in a rule, a service, a page or a locale file', () => {
    expect(found.filter((one) => !(one in EXCEPTIONS))).toEqual([]);
  });

  test('every exception still stands where it says', () => {
    for (const exception of Object.keys(EXCEPTIONS)) expect(found).toContain(exception);
  });

  describe('in a planted tree', () => {
    let root = '';
    beforeEach(() => {
      root = mkdtempSync(join(tmpdir(), 'figure-literals-'));
    });
    afterEach(() => rmSync(root, { recursive: true, force: true }));

    const plant = (file: string, text: string): string[] => {
      mkdirSync(join(root, file, '..'), { recursive: true });
      writeFileSync(join(root, file), text);
      return literalsUnder(root, SCANNED);
    };

    test.each([
      ['libs/benefits/src/programs/medi-cal/rule.ts', 'const limit = 22_032;', '22_032'],
      ['libs/benefits/src/programs/medi-cal/rule.ts', 'if (income <= 22025) return;', '22025'],
      ['libs/benefits/src/check/check.ts', 'const premium = 202.9;', '202.9'],
      ['services/eligibility/src/answers/answers.service.ts', 'const share = "up to 138% of it";', '138%'],
      ['web/src/features/medicare/costs.tsx', '<p>{`$1,736`}</p>', '$1,736'],
      [
        'web/src/locales/ko/medicare.json',
        '{ "premium": "202.90\uB2EC\uB7EC\uC785\uB2C8\uB2E4" }',
        '202.90\uB2EC\uB7EC',
      ],
      ['web/src/locales/en/medicare.json', '{ "deductible": "The deductible is $283." }', '$283'],
      ['web/src/locales/en/medi-cal.json', '{ "savings": "up to 130,000 dollars" }', '130,000 dollars'],
    ])('%s with %s is found', (file, text, literal) => {
      expect(plant(file, text)).toEqual([`${file}: ${literal}`]);
    });

    test.each([
      ['web/src/ui/card.tsx', 'font-weight: 600; line-height: 1.6; width: 100%; transition: 300ms;'],
      ['web/src/base/contacts.ts', "phone: '1-800-434-1736'"],
      ['web/src/base/formats/numbers.ts', '/** "$202.90" */ // 1,836'],
      ['web/src/features/medicare/costs.test.tsx', 'expect(text).toBe("$202.90")'],
      ['libs/benefits/src/programs/medi-cal/medi-cal.scenarios.ts', 'const limit = 22_032;'],
      ['libs/benefits/src/programs/medi-cal/rule.ts', "const begins = '2026-01-01'; const timeout = 2_000;"],
    ])('%s with %s is not', (file, text) => {
      expect(plant(file, text)).toEqual([]);
    });
  });
});
