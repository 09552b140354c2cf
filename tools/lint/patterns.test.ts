// No pattern of the server or of the pages may take long over a text that somebody made for it (defect 9): what is crawled or typed is hostile.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../..');
const ROOMS = [
  'services',
  'libs/content',
  'libs/contracts',
  'libs/fetching',
  'libs/kit',
  'libs/queues',
  'libs/benefits',
  'web/src',
];
const LENGTH = 100_000;
const LIMIT_MS = 50;
/** A pattern that takes so long is ended, and gets no second try: no linear one takes it on a busy machine. */
const ENDED_MS = 20 * LIMIT_MS;
const TRIES = 12;
/** Written again and again they are what a greedy or doubled repeat runs over. */
const SEEDS = ['a', 'A', '1', ' ', '\t', '-', '.', '$1', '1,', 'a ', '(', '<', "'", '가', '/', 'x1'];

interface Pattern {
  file: string;
  text: string;
}

function patternsOf(file: string): Pattern[] {
  const found: Pattern[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ file, text: node.text });
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

const context = createContext({});

/** Milliseconds of computing (not of waiting for a busy machine) for these texts. */
function timeOf(pattern: string, subjects: string[]): number {
  Object.assign(context, { subjects });
  const before = process.cpuUsage();
  try {
    runInContext(`for (const subject of subjects) (${pattern}).exec(subject)`, context, { timeout: ENDED_MS });
  } catch {
    // Ended for it.
  }
  return process.cpuUsage(before).user / 1_000;
}

const subjectOf = (seed: string): string => `${seed.repeat(Math.ceil(LENGTH / seed.length))}\u0000!`;
const subjectsOfSeeds = SEEDS.map(subjectOf);

/** The text that is too much for a pattern; null when none is. */
function tooMuch(pattern: string): string | null {
  const words = [...new Set(pattern.match(/[a-z]{3,}/gi) ?? [])].slice(0, 4);
  const ownSeeds = words.flatMap((word) => [word, `${word} `]);
  if (timeOf(pattern, [...subjectsOfSeeds, ...ownSeeds.map(subjectOf)]) <= LIMIT_MS) return null;
  const isSlow = (seed: string): boolean => {
    const subjects = [subjectOf(seed)];
    // What else the process does meanwhile (collecting garbage) is counted too, so a busy machine gets some tries.
    for (let tries = 0; tries < TRIES; tries += 1) {
      const ms = timeOf(pattern, subjects);
      if (ms <= LIMIT_MS) return false;
      if (ms >= ENDED_MS / 2) return true;
    }
    return true;
  };
  return [...SEEDS, ...ownSeeds].find(isSlow) ?? null;
}

it('every pattern ends within 50 ms on 100 kB of any of these texts', () => {
  const listed = execFileSync('git', ['ls-files', ...ROOMS], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const files = listed.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$|\/testing\//.test(file));
  const patterns = files.flatMap(patternsOf);
  expect(patterns.length).toBeGreaterThan(150);
  const slow = patterns.flatMap(({ file, text }) => {
    // Its length is looked at first: no telephone number has 60 letters.
    if (file.endsWith('/us-phone.ts')) return [];
    const seed = tooMuch(text);
    return seed === null ? [] : [`${file}: ${text} over ${JSON.stringify(seed)}`];
  });
  expect(slow).toEqual([]);
});

it('knows a slow one', () => expect(tooMuch('/([^/]*landscape[^/]*)\\.zip$/i')).toMatch(/^a$/i));
