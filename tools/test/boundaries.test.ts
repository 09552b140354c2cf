// Proves that the import rules of .dependency-cruiser.cjs fire: each rule gets one planted violation in a temporary tree.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ALLOWED, CIRCLE, HOUSE, PLANTS } from './boundaries.plants';

const ROOT = resolve(__dirname, '../..');
const CONFIG = '.dependency-cruiser.cjs';
const FOLDERS = '.dependency-cruiser.folders.cjs';
const TSCONFIG = '.dependency-cruiser.tsconfig.json';

interface Violation {
  from: string;
  rule: { name: string };
}

function plantTree(files: Record<string, string>): string {
  const tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const name of [CONFIG, FOLDERS, TSCONFIG, 'tsconfig.json', 'package.json'])
    copyFileSync(join(ROOT, name), join(tree, name));
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  for (const [path, source] of Object.entries({ ...HOUSE, ...files })) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), source);
  }
  return tree;
}

/** Runs the real command with the real configuration in a planted tree. */
function violationsIn(files: Record<string, string>, config = CONFIG): Violation[] {
  const tree = plantTree(files);
  try {
    const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const rooms = ['services', 'libs', 'web/src', 'tools'];
    const run = spawnSync(process.execPath, [cruiser, ...rooms, '--config', config, '--output-type', 'json'], {
      cwd: tree,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (run.error || !run.stdout) throw new Error(`dependency-cruiser did not run: ${run.stderr}`);
    return (JSON.parse(run.stdout) as { summary: { violations: Violation[] } }).summary.violations;
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

describe('import rules', () => {
  let violations: Violation[];

  beforeAll(() => {
    const planted = PLANTS.map(({ file, source, more }) => ({ [file]: source, ...more }));
    violations = violationsIn(Object.assign({}, ...planted) as Record<string, string>);
  });

  it.each(PLANTS)('$rule fires on $file', ({ rule, file }) => {
    expect(violations.filter((each) => each.from === file).map((each) => each.rule.name)).toContain(rule);
  });

  it('have no rule without a planted violation', () => {
    const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>('../../.dependency-cruiser.cjs');
    expect(PLANTS.map((plant) => plant.rule).sort()).toEqual(forbidden.map((rule) => rule.name).sort());
  });

  it('know a circle of rooms, and leave the tests out of it', () => {
    const circles = violationsIn(CIRCLE, FOLDERS).map((each) => `${each.rule.name}: ${each.from}`);
    expect(circles.sort()).toEqual([
      'no-circle-of-rooms: services/crawler/src/calls',
      'no-circle-of-rooms: services/crawler/src/ledger',
    ]);
  });

  it('leave the allowed imports alone', () => {
    expect(violationsIn(ALLOWED).map((each) => `${each.rule.name}: ${each.from}`)).toEqual([]);
  });

  it('know the alias of every lib', () => {
    const aliases = (file: string): Record<string, string[]> =>
      (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { compilerOptions: { paths: Record<string, string[]> } })
        .compilerOptions.paths;
    expect(aliases(TSCONFIG)).toEqual({ ...aliases('tsconfig.json'), '@web/*': ['./web/src/*'] });
  });
});
