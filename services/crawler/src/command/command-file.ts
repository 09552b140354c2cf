// The file that a command was given, looked at before anything is opened.
import { accessSync, constants, type Stats, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { InvalidCommand } from './read-command';

/**
 * @returns its absolute path
 * @throws InvalidCommand a pipe, a folder or a device among others: a file is read twice (which letters it is written in, then what
 * it says), and opening a pipe without a writer cannot be aborted
 */
export function commandFile(path: string): string {
  const file = resolve(path);
  let found: Stats;
  try {
    accessSync(file, constants.R_OK);
    found = statSync(file);
  } catch {
    throw new InvalidCommand(`FILE cannot be read: ${file}`);
  }
  if (found.isFile()) return file;
  throw new InvalidCommand(
    found.isDirectory()
      ? `FILE is a folder: ${file}`
      : `FILE is a pipe or a device, and it has to be read more than once. Save it first: cat ${file} > saved-file`,
  );
}
