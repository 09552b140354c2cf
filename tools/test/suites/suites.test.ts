import { readdirSync } from 'node:fs';
import { SUITES } from './suites.cjs';

test('each suite has its file', () => {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('-suite.ts'));
  expect(files.sort()).toEqual(
    Object.keys(SUITES)
      .filter((suite) => suite !== 'alone')
      .map((suite) => `${suite}.ts`)
      .sort(),
  );
});
