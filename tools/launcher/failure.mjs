// @ts-check
// Something a person can mend: printed as one sentence (and the last lines of a log), without a stack.
import { readFileSync } from 'node:fs';

const TAIL_LINES = 20;

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

/** What is printed about a start that failed. @param {unknown} error */
export function explain(error) {
  if (!(error instanceof StartFailure)) return `${error instanceof Error ? error.stack : String(error)}\n`;
  const tail = error.logFile ? lastLines(error.logFile) : '';
  return `\n${error.message}\n${tail ? `Last lines of ${error.logFile}:\n${tail}\n` : ''}`;
}
