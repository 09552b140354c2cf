// What visitors read lately. It is answered again while the records are the same (fresh), and, marked with its age, while nobody can
// answer: a directory of ten minutes ago is worth more to somebody who looks for a pharmacy than a sentence about a database.
import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { KeptAnswer, type WholeAnswer } from '../kept-answer';

/** Lists and records. */
const KEPT = /^\/api\/(?:providers|insurance-plans|offices|assistance-programs|health-news|zips)(?:\/[\w-]+)*$/;
const SEARCH = '/api/search';
/** Of an answer; larger ones are not kept. */
const MOST_BYTES = 512 * 1024;
const MOST_BYTES_IN_ALL = 48 * 1024 * 1024;
/** Older than a day it could mislead more than it helps. */
const OLDEST_MS = 24 * 3_600_000;
/** So long after its time an answer is still given at once while it is asked for anew. */
const REVALIDATE_MS = 300_000;

export interface AnswerKey {
  text: string;
  /** Somebody typed words: nobody can read them in the memory, and the answer goes when its time is over. */
  isTyped: boolean;
}

interface Kept {
  answer: KeptAnswer;
  bytes: number;
  isTyped: boolean;
}

export class KeptAnswers {
  /** Least lately used first. */
  private readonly kept = new Map<string, Kept>();
  private readonly secret = randomBytes(32);
  private bytes = 0;

  constructor(
    private readonly now: () => number = Date.now,
    private readonly mostBytes = MOST_BYTES_IN_ALL,
  ) {}

  /** Null for what is never kept: acts, and whatever is no list or record of the catalog or the news. */
  keyOf({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): AnswerKey | null {
    if (method !== 'GET' && method !== 'HEAD') return null;
    const [path = '', query = ''] = url.split('?', 2);
    if (path !== SEARCH && !KEPT.test(path)) return null;
    const parameters = new URLSearchParams(query);
    const isTyped = path === SEARCH || parameters.has('q');
    parameters.sort();
    const text = `${path}?${parameters.toString()}`;
    return { text: isTyped ? createHmac('sha256', this.secret).update(text).digest('base64url') : text, isTyped };
  }

  /** Remembers a good answer. @returns it in the form it is answered in; null when everybody has to ask for himself */
  remember(key: AnswerKey, whole: WholeAnswer, at: number, version: string | null): KeptAnswer | null {
    if (!KeptAnswer.mayBeKept(whole) || whole.body.length > MOST_BYTES) return null;
    const answer: KeptAnswer = new KeptAnswer(whole, at, version, (more) => this.grow(key.text, answer, more));
    if (key.isTyped && !answer.isShared) return null;
    this.drop(key.text);
    this.kept.set(key.text, { answer, bytes: 0, isTyped: key.isTyped });
    this.grow(key.text, answer, key.text.length * 2 + whole.body.length);
    return answer.isShared ? answer : null;
  }

  /** What may be answered without a question to the service. @param version of the records now */
  find(key: AnswerKey, version: string | null): { answer: KeptAnswer; isDue: boolean } | null {
    const kept = this.kept.get(key.text);
    if (!kept || version === null || kept.answer.version !== version || !kept.answer.isShared) return null;
    const over = this.now() - kept.answer.at - kept.answer.freshMs;
    if (over > (kept.isTyped ? 0 : REVALIDATE_MS)) return null;
    this.kept.delete(key.text);
    this.kept.set(key.text, kept);
    return { answer: kept.answer, isDue: over > 0 };
  }

  /** What stands in while nobody can answer. */
  standIn(key: AnswerKey): { answer: KeptAnswer; seconds: number } | null {
    const kept = this.kept.get(key.text);
    if (!kept || kept.isTyped || this.now() - kept.answer.at > OLDEST_MS) return null;
    return { answer: kept.answer, seconds: Math.round((this.now() - kept.answer.at) / 1000) };
  }

  /** Lets go of what was typed and has had its time. */
  forgetTyped(): void {
    for (const [key, { answer, isTyped }] of this.kept) {
      if (isTyped && this.now() - answer.at > answer.freshMs) this.drop(key);
    }
  }

  private grow(key: string, answer: KeptAnswer, bytes: number): void {
    const kept = this.kept.get(key);
    // It may have been dropped while it was compressed.
    if (kept?.answer !== answer) return;
    kept.bytes += bytes;
    this.bytes += bytes;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.mostBytes) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.kept.get(key)?.bytes ?? 0;
    this.kept.delete(key);
  }
}
