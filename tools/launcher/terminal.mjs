// @ts-check
// What the person at the terminal reads: one line per step, and errors as a sentence with the next step.
import { existsSync, readFileSync } from 'node:fs';

const TAIL_LINES = 20;

/** An error with a remedy: printed as its sentence and the end of a log, without a stack. */
export class StartFailure extends Error {
  /** @param {string} sentence @param {string} [logFile] whose last lines explain it */
  constructor(sentence, logFile) {
    super(sentence);
    this.logFile = logFile;
  }
}

/** @param {string} name @param {string} text */
export const say = (name, text) => void process.stdout.write(`  ${name.padEnd(12)}${text}\n`);

/** Prints what a step does and how long it took. @template T @param {string} name @param {string} text @param {() => Promise<T>} step */
export async function showStep(name, text, step) {
  const started = Date.now();
  say(name, `${text} ...`);
  const result = await step();
  say('', `done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** @param {unknown} error */
export function explain(error) {
  if (error instanceof StartFailure) {
    const { message, logFile } = error;
    if (!logFile || !existsSync(logFile)) return `\n${message}\n`;
    const tail = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
    return `\n${message}\nLast lines of ${logFile}:\n${tail}\n`;
  }
  const { code, path: file, stack } = /** @type {NodeJS.ErrnoException} */ (error);
  if (file && ['EACCES', 'EPERM', 'EROFS'].includes(code ?? ''))
    return `\nThis user may not write ${file}. Allow it, or set DATA_DIR to another folder.\n`;
  if (file && ['ENOSPC', 'EDQUOT'].includes(code ?? ''))
    return `\nThe disk is full: ${file} could not be written. Make room, or set DATA_DIR to a folder on another disk.\n`;
  if (file && ['ENOTDIR', 'EEXIST'].includes(code ?? ''))
    return `\n${file} is a file where a folder is needed. Set DATA_DIR to another folder.\n`;
  return `${stack ?? String(error)}\n`;
}

/** Runs a command to its exit code; failures are printed. @param {() => Promise<number | void> | number | void} main */
export async function runMain(main) {
  // A closed terminal or `| head` must not end the launcher before it has stopped its processes.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    const code = await main();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    process.stderr.write(explain(error));
    process.exit(1);
  }
}
