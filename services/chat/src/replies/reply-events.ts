// A body of JSON lines as the events of a reply.
import type { ReplyEvent } from '@app/contracts/http/chat';

/** Characters of all lines together; a reply has a few thousand. */
const MOST_CHARACTERS = 512 * 1024;

/** @throws for a line that is no event, and for a body that is too long */
export async function* eventsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<ReplyEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  let all = 0;
  for await (const chunk of body) {
    const text = decoder.decode(chunk, { stream: true });
    all += text.length;
    if (all > MOST_CHARACTERS) throw new Error('the reply is too long');
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) yield eventOf(line);
  }
  if (rest.trim()) yield eventOf(rest);
}

function eventOf(line: string): ReplyEvent {
  const event = JSON.parse(line) as Partial<Record<'type' | 'part' | 'reply', unknown>> | null;
  const isPart = event?.type === 'part' && typeof (event.part as { text?: unknown } | null)?.text === 'string';
  const isReply =
    event?.type === 'reply' && typeof (event.reply as { response?: unknown } | null)?.response === 'string';
  if (!isPart && !isReply) throw new Error('the assistant said no event');
  return event as ReplyEvent;
}
