// The facts the code rests on are part of the repository: every place that cites them names a section that is there,
// and nothing leans on a folder of one machine.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { anchorsOf } from './markdown-anchors';

const ROOT = resolve(__dirname, '../..');
const FACTS = join(ROOT, 'docs/facts');
/** Made by a build, a run or an installation. */
const SKIPPED = new Set([
  '.git',
  'node_modules',
  'dist',
  '.data',
  '.cache',
  'coverage',
  'test-results',
  'playwright-report',
]);
const TEXT = /(\.(ts|tsx|mjs|cjs|js|json|md|ya?ml|sh|css|html)|^Makefile|^Dockerfile|^run|^\.env\.example)$/;
const THIS = relative(ROOT, __filename);

function texts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return texts(path);
    return entry.isFile() && TEXT.test(entry.name) && entry.name !== 'package-lock.json' ? [path] : [];
  });
}

const pages = new Map(
  readdirSync(FACTS).map((name) => [name, anchorsOf(readFileSync(join(FACTS, name), 'utf8'))] as const),
);

interface Citation {
  page: string;
  anchors: string[];
}

/** `docs/facts/policy.md#irmaa, #korea and #pace`, also where a comment breaks the line in between. */
function citations(text: string): Citation[] {
  const prose = text.replace(/\n\s*(\/\/|\*(?!\/)|#)?[ \t]*(?=#|and #|docs\/)/g, ' ');
  return [...prose.matchAll(/docs\/facts\/([\w-]+\.\w+)((?:(?:, and |, | and |)#[\w-]+)*)/g)].map((match) => ({
    page: match[1] ?? '',
    anchors: [...(match[2] ?? '').matchAll(/#([\w-]+)/g)].map(([, anchor = '']) => anchor),
  }));
}

/** What a text cites that is not there. */
const deadCitations = (text: string): string[] =>
  citations(text).flatMap(({ page, anchors }) => {
    const known = pages.get(page);
    if (!known) return [page];
    return anchors.filter((anchor) => !known.has(anchor)).map((anchor) => `${page}#${anchor}`);
  });

/** Notes of the time before `docs/facts`, and folders only one machine has. */
const OUTSIDE =
  /(?<!docs\/)(?<!\]\([./]*)\bfacts\/\w|(?<![\w/-])(policy(-2)?|glossary|official-sources|directory)\.(md|json)\b|(?<!@web\/)\bshared\/data\b|(?<![\w.])\/(work|home|Users)\/\w/g;
const outside = (text: string): string[] => [...text.matchAll(OUTSIDE)].map(([found]) => found);

describe('the facts', () => {
  const files = texts(ROOT).map((path) => [relative(ROOT, path), readFileSync(path, 'utf8')] as const);
  const cited = files.filter(([path]) => path !== THIS);

  it('are cited from code and documents', () => {
    const citing = cited.filter(([, text]) => citations(text).length > 0).map(([path]) => path);
    expect(citing.filter((path) => path.startsWith('libs/benefits/')).length).toBeGreaterThan(50);
    expect(citing.filter((path) => path.startsWith('services/crawler/')).length).toBeGreaterThan(10);
  });

  it('hold every section that is cited', () => {
    expect(
      cited.map(([path, text]) => ({ path, dead: deadCitations(text) })).filter(({ dead }) => dead.length > 0),
    ).toEqual([]);
  });

  it("lie here, not on somebody's machine", () => {
    expect(
      cited.map(([path, text]) => ({ path, outside: outside(text) })).filter((file) => file.outside.length > 0),
    ).toEqual([]);
  });

  it('are missed where a citation names a section or a page that is not there', () => {
    expect(
      deadCitations('// Facts: docs/facts/policy.md#irmaa,\n// #never and #pace. Law: docs/facts/laws.md#x.'),
    ).toEqual(['policy.md#never', 'laws.md']);
    expect(
      deadCitations('/**\n * The limit (docs/facts/policy.md#korea and\n * #koreaa), and #1 of the list.\n */'),
    ).toEqual(['policy.md#koreaa']);
  });

  it('are missed where a text leans on a folder of one machine', () => {
    expect(outside('// policy.md 3.1 and facts/sources.md, `/work/shared/x`, ../shared/data, /home/me/x')).toEqual([
      'policy.md',
      'facts/s',
      '/work/s',
      'shared/data',
      '/home/m',
    ]);
    expect(outside('docs/facts/policy.md, [x](../facts/policy.md), url/home/x, @web/shared/data')).toEqual([]);
  });
});
