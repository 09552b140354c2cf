// Every folder of this room is a program, or some that one law rules: written down in its spec.md, tried by its numbered cases,
// asked by the check.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ELIGIBILITY_COSTS, ELIGIBILITY_PROGRAMS } from '@app/contracts/http/eligibility';
import type { Scenario } from './scenario';

type Case = Pick<Scenario, 'number' | 'says'> & Partial<Pick<Scenario, 'outcome'>>;

const FOLDERS = readdirSync(__dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const textOf = (...path: string[]) => readFileSync(join(__dirname, ...path), 'utf8');
const section = (spec: string, title: string) =>
  spec.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
const idsOf = (spec: string) =>
  [...(/^Answers for: (.*)\.$/m.exec(spec)?.[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, id]) => id);

function casesOf(folder: string): string[] {
  const modules = readdirSync(join(__dirname, folder)).filter((name) => name.endsWith('.scenarios.ts'));
  const cases = modules.flatMap((name) =>
    Object.values(jest.requireActual<Record<string, readonly Case[]>>(join(__dirname, folder, name))).flat(),
  );
  return cases
    .sort((one, other) => one.number - other.number)
    .map(({ number, says, outcome }) => `${number}. ${says}${outcome ? `: ${outcome}` : ''}`);
}

test('every program and cost of the contract is in one spec', () => {
  const found = FOLDERS.filter((folder) => existsSync(join(__dirname, folder, 'spec.md'))).flatMap((folder) =>
    idsOf(textOf(folder, 'spec.md')),
  );
  expect(found.sort()).toEqual([...ELIGIBILITY_PROGRAMS, ...ELIGIBILITY_COSTS].sort());
});

describe.each(FOLDERS)('%s', (folder) => {
  test('has its law, its sources and its numbered cases in words', () => {
    const spec = textOf(folder, 'spec.md');
    expect(section(spec, 'Law')).toMatch(/^- /m);
    expect(section(spec, 'Sources')).toMatch(/docs\/facts\/policy\.md#[\w-]+/);
    expect(
      section(spec, 'Cases')
        .split('\n')
        .filter((line) => /^\d/.test(line)),
    ).toEqual(casesOf(folder));
  });

  test('is asked by the check', () => {
    expect(textOf('../check/answers.ts')).toContain(`from '../programs/${folder}/`);
  });
});
