// The program that renders a page with new answers (web/prerender/render-news.mjs, which the build puts beside the website). A process
// of its own: it gets what was read and nothing of ours, no secret of the environment, and its memory goes with it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startDeadline } from '@app/kit/deadline';

const PROGRAM = '../prerender/render-news.mjs';
/** It takes a third of a second, and a machine may be busy. */
const LONGEST_MS = 30_000;
const MOST_MEMORY_MB = 128;
const MAX_LOGGED_ERROR_CHARACTERS = 1_000;

/** @returns {string | null} the program; null = this build has none */
export function rendererOf(webRoot: string): string | null {
  const program = join(webRoot, PROGRAM);
  return existsSync(program) ? program : null;
}

/**
 * @param given goes in as JSON
 * @returns the whole page by language
 * @throws when the program fails, says nothing that can be read, or takes too long
 */
export async function render(program: string, given: unknown, signal: AbortSignal): Promise<Map<string, string>> {
  const deadline = startDeadline(LONGEST_MS, signal);
  try {
    return await renderWithin(program, given, deadline.signal);
  } finally {
    deadline.end();
  }
}

async function renderWithin(program: string, given: unknown, signal: AbortSignal): Promise<Map<string, string>> {
  const child = spawn(process.execPath, [`--max-old-space-size=${MOST_MEMORY_MB}`, program], {
    cwd: dirname(program),
    env: { NODE_ENV: 'production' },
    stdio: 'pipe',
    signal,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  letOthersFirst(child.pid);
  // One that has died reads no further; how it died is told by its end.
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(given));
  const [code, said, complaint] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0)
    throw new Error(`the renderer ended with ${code}: ${complaint.slice(0, MAX_LOGGED_ERROR_CHARACTERS)}`);
  return new Map(Object.entries(JSON.parse(said) as Record<string, string>));
}

/** Visitors who ask meanwhile do not wait for it. */
function letOthersFirst(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or this system has no order of processes.
  }
}
