// A thread that reads PDF files, one after the other, while nothing goes wrong; one that took too long or too much is ended, and never asked again.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { PdfPiece } from './pdf-text';

export interface PdfLimits {
  /** For the whole file. */
  timeoutMs: number;
  /** By which the memory of this process may grow meanwhile: what a file unpacks to lies outside the heap of its thread. */
  mostBytes: number;
  mostPages: number;
  mostCharacters: number;
}

/** What the thread says. */
export type PdfAnswer = { pages: PdfPiece[][] } | { failure: 'too_large' | 'unreadable' };

const THREAD = join(__dirname, 'pdf-thread.cjs');
const HEAP_MB = 192;
const LOOK_EVERY_MS = 25;
/** How long a thread waits for the next file of a run. */
const IDLE_MS = 5_000;

let spare: { thread: Worker; end: NodeJS.Timeout } | null = null;

function takeThread(): Worker {
  if (spare !== null) {
    const { thread, end } = spare;
    spare = null;
    clearTimeout(end);
    thread.ref();
    return thread;
  }
  const thread = new Worker(THREAD, {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: HEAP_MB / 4 },
    // Nothing of ours for it to see, and nothing of it in our log.
    env: {},
    stdout: true,
    stderr: true,
  });
  // Without a listener its error would end this process.
  thread.on('error', () => undefined);
  thread.on('exit', () => {
    if (spare?.thread === thread) spare = null;
  });
  return thread;
}

async function keepThread(thread: Worker): Promise<void> {
  if (spare !== null) {
    await thread.terminate();
    return;
  }
  thread.unref();
  spare = { thread, end: setTimeout(() => void thread.terminate(), IDLE_MS).unref() };
}

/** @throws CrawlFailure `timeout`, `too_large`; the signal's reason */
export async function askThread(path: string, signal: AbortSignal, limits: PdfLimits): Promise<PdfAnswer> {
  signal.throwIfAborted();
  const thread = takeThread();
  try {
    const answer = await answerOf(thread, path, signal, limits);
    await keepThread(thread);
    return answer;
  } catch (error) {
    await thread.terminate();
    if (error instanceof ThreadEnded) return { failure: 'unreadable' };
    throw error;
  }
}

class ThreadEnded extends Error {}

async function answerOf(thread: Worker, path: string, signal: AbortSignal, limits: PdfLimits): Promise<PdfAnswer> {
  const { mostPages, mostCharacters, mostBytes, timeoutMs } = limits;
  const tooLarge = () => new CrawlFailure('too_large', 'a PDF that takes more memory than it is given');
  const before = process.memoryUsage.rss();
  let fail: (error: unknown) => void = () => undefined;
  let succeed: (answer: PdfAnswer) => void = () => undefined;
  const answer = new Promise<PdfAnswer>((resolve, reject) => {
    succeed = resolve;
    fail = reject;
  });
  const giveUp = () => fail(signal.reason);
  // The limit on its own heap ends a thread with an error; that one ends without a word is as bad.
  const ended = (error: NodeJS.ErrnoException | number) =>
    fail(typeof error === 'object' && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : new ThreadEnded());
  const late = setTimeout(() => fail(new CrawlFailure('timeout', 'a PDF that takes too long')), timeoutMs);
  const watch = setInterval(() => process.memoryUsage.rss() - before > mostBytes && fail(tooLarge()), LOOK_EVERY_MS);
  signal.addEventListener('abort', giveUp);
  thread.on('message', succeed).on('error', ended).on('exit', ended);
  try {
    thread.postMessage({ path, mostPages, mostCharacters });
    return await answer;
  } finally {
    clearTimeout(late);
    clearInterval(watch);
    signal.removeEventListener('abort', giveUp);
    thread.off('message', succeed).off('error', ended).off('exit', ended);
  }
}
