// What a client sent, understood or refused; nothing of it rises in an error.
import { CHAT_LIMITS } from '@app/contracts/http/chat';
import type { ChatRefusal } from '@app/contracts/http/chat';
import { ChatMessageBody } from '@app/contracts/http/chat.requests';
import { RequestValidationPipe } from '@app/kit/validation-pipe';

export type ReadMessage = { message: ChatMessageBody } | { refusal: ChatRefusal; id: string | null };

const pipe = new RequestValidationPipe();
const METADATA = { type: 'body', metatype: ChatMessageBody } as const;

/** @param given the payload, without its `type` */
export async function readMessage(given: unknown): Promise<ReadMessage> {
  try {
    return { message: (await pipe.transform(given ?? {}, METADATA)) as ChatMessageBody };
  } catch {
    return refused(given);
  }
}

function refused(given: unknown): ReadMessage {
  const { id, message } = (given ?? {}) as { id?: unknown; message?: unknown };
  const said = typeof message === 'string' ? message : 'none';
  const refusal = said.length > CHAT_LIMITS.message ? 'too_long' : said.trim() === '' ? 'blank' : 'malformed';
  // Only an id of ours is said back.
  return { refusal, id: typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : null };
}
