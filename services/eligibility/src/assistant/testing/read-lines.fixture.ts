// The questions as data: one JSON object a line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatTurn, ReplyKind } from '@app/contracts/http/chat';
import type { AppLanguage } from '@app/contracts/http/errors';

export interface TestQuestion {
  id: string;
  language: AppLanguage;
  group: string;
  question: string;
  history?: ChatTurn[];
  /** Any of these. */
  kind: ReplyKind[];
  /** Each must stand in the reply; `a|b` = one of them. */
  must: string[];
  mustNot: string[];
  /** Ids of help lines that must be among the phones. */
  phones?: string[];
  /** Beginnings of addresses of ours; `a|b` = one of them. */
  links?: string[];
  /** Parts of source addresses. */
  sources?: string[];
  isSafety?: boolean;
}

export const questions = (): TestQuestion[] =>
  readFileSync(join(__dirname, 'questions.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TestQuestion);
