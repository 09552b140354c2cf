// What a command prints when it ends by an unexpected error: one sentence for a person, no stack.
import { EnvironmentError } from '@app/kit/environment';
import { failures } from './failure.words.json';
import { InvalidCommand } from './read-command';

const LONGEST_DETAIL = 200;

export function plainSentence(error: unknown): string {
  if (error instanceof InvalidCommand || error instanceof EnvironmentError) return error.message;
  const { ko, en } = failures.store_failed;
  // A driver's message may repeat what it could not store, megabytes of it.
  const [first = ''] = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split('\n');
  const detail = first.slice(0, LONGEST_DETAIL).replace(/\p{Cc}/gu, ' ');
  return `${en} (${detail})\n${ko}`;
}
