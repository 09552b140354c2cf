import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandFile } from './command-file';
import { plainSentence } from './plain-sentence';
import { InvalidCommand } from './read-command';

const directory = mkdtempSync(join(tmpdir(), 'command-file-'));
afterAll(() => rmSync(directory, { recursive: true }));

describe('the file of a command', () => {
  it('is taken when it is one', () => {
    const path = join(directory, 'plans.ndjson');
    writeFileSync(path, '{}');
    expect(commandFile(path)).toBe(path);
  });

  it('is refused at once when it is a pipe, whose opening cannot be aborted', () => {
    const pipe = join(directory, 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect(() => commandFile(pipe)).toThrow(/pipe or a device.*Save it first/);
    expect(() => commandFile(pipe)).toThrow(InvalidCommand);
  });

  it('is refused when it is a folder, or is not there', () => {
    expect(() => commandFile(directory)).toThrow(/folder/);
    expect(() => commandFile(join(directory, 'nothing'))).toThrow(/cannot be read/);
  });
});

describe('an unexpected error', () => {
  it('is a sentence in both languages, short and without a stack', () => {
    const error = new Error(`invalid byte sequence: ${'\0A'.repeat(5_000_000)}\n    at store (file.js:1:1)`);
    error.name = 'QueryFailedError';
    const said = plainSentence(error);
    expect(said).toMatch(/^[A-Z].*\(QueryFailedError: invalid byte sequence.*\)\n.*[가-힣]/);
    expect(said.length).toBeLessThan(800);
    expect(said).not.toMatch(/ {4}at |\0/);
  });

  it('is itself when it is a sentence already', () => {
    expect(plainSentence(new InvalidCommand('ZIP must be five digits.'))).toBe('ZIP must be five digits.');
  });
});
