// @ts-check
// Something a person can mend: printed as one sentence (and the last lines of a log), without a stack.
import { readFileSync } from 'node:fs';

const TAIL_LINES = 20;

const DENIED = (/** @type {string} */ file) =>
  `This user may not write ${file}. Give it the right, or use another folder (DATA_DIR, or another clone).`;
const NO_FOLDER = (/** @type {string} */ file) => `${file} cannot be made: a file stands where a folder is needed.`;
const FULL = (/** @type {string} */ file) =>
  `The disk is full: ${file} could not be written. Make room there, or set DATA_DIR to a folder on another disk.`;

/** What the system says about a file -> what a person can do. @type {Map<unknown, (file: string) => string>} */
const FILE_SENTENCES = new Map([
  ['EACCES', DENIED],
  ['EPERM', DENIED],
  ['EROFS', DENIED],
  ['ENOTDIR', NO_FOLDER],
  ['EEXIST', NO_FOLDER],
  ['ENOSPC', FULL],
  ['EDQUOT', FULL],
]);

export class StartFailure extends Error {
  /** @param {string} sentence @param {{ logFile?: string }} [options] log whose last lines explain it */
  constructor(sentence, options = {}) {
    super(sentence);
    this.name = 'StartFailure';
    this.logFile = options.logFile;
  }
}

/** The last lines of a log, or '' when there is none. @param {string} logFile */
export function lastLines(logFile, count = TAIL_LINES) {
  try {
    return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  } catch {
    return '';
  }
}

/** The sentence for a file that cannot be made or written; null for any other error. @param {unknown} error */
function fileSentence(error) {
  const { code, path, dest } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (error ?? {});
  const file = dest ?? path;
  return file === undefined ? null : (FILE_SENTENCES.get(code)?.(file) ?? null);
}

/** What is printed about a start that failed. @param {unknown} error */
export function explain(error) {
  const sentence = fileSentence(error);
  if (sentence !== null) return `\n${sentence}\n`;
  if (!(error instanceof StartFailure)) return `${error instanceof Error ? error.stack : String(error)}\n`;
  const tail = error.logFile ? lastLines(error.logFile) : '';
  return `\n${error.message}\n${tail ? `Last lines of ${error.logFile}:\n${tail}\n` : ''}`;
}
