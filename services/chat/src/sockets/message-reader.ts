// What a client sent, understood or refused; nothing of it rises in an error.
import { CHAT_LIMITS } from '@app/contracts/http/chat';
import type { ChatRefusal } from '@app/contracts/http/chat';
import type { AppLanguage } from '@app/contracts/http/errors';
import { ChatMessageBody, MESSAGE_ID } from '@app/contracts/http/chat.requests';
import { RequestValidationPipe } from '@app/kit/validation-pipe';

export type ReadMessage = { message: ChatMessageBody } | { refusal: ChatRefusal; id: string | null };

const pipe = new RequestValidationPipe();
const METADATA = { type: 'body', metatype: ChatMessageBody } as const;

/**
 * @param given the payload, without its `type`
 * @param language of the handshake, for a message that names none
 */
export async function readMessage(given: unknown, language: AppLanguage): Promise<ReadMessage> {
  const payload = withOurNames(given, language);
  try {
    return { message: (await pipe.transform(payload, METADATA)) as ChatMessageBody };
  } catch {
    return refused(payload);
  }
}

/** The specification's `{ id, content, sender, timestamp }` has another name for the message, no language, and may count its ids. */
function withOurNames(given: unknown, language: AppLanguage): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given ?? {};
  const payload: Record<string, unknown> = { ...given };
  const { id } = payload;
  return {
    ...payload,
    id: typeof id === 'number' ? String(id) : id,
    message: payload.message ?? payload.content,
    language: payload.language ?? language,
  };
}

function refused(given: unknown): ReadMessage {
  const { id, message } = (given ?? {}) as { id?: unknown; message?: unknown };
  const said = typeof message === 'string' ? message : 'none';
  const refusal = said.length > CHAT_LIMITS.message ? 'too_long' : said.trim() === '' ? 'blank' : 'malformed';
  // Only an id of ours is said back.
  return { refusal, id: typeof id === 'string' && MESSAGE_ID.test(id) ? id : null };
}
