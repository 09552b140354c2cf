// A reply put into words by the language model, part by part, where one is configured. What is said, its sources and everything about
// danger, refusals and places stays as the assistant made it; a part whose words its facts do not bear out keeps its own.
import type { ChatReply, ChatRequest, ReplyEvent, ReplyPart } from '@app/contracts/http/chat';
import type { ModelService } from '../model/model.service';

type Model = Pick<ModelService, 'isOn' | 'stream'>;

/** Answers about places name where somebody looked; what is urgent waits for nobody. */
const mayBeWorded = ({ kind, links }: ChatReply): boolean =>
  (kind === 'answer' || kind === 'correction') && !links.some(({ to }) => to.includes('zip='));

function wordsOf(reply: ChatReply, { message, history = [] }: ChatRequest, model: Model, signal: AbortSignal) {
  const facts = reply.parts.map(({ text }) => text);
  const turns = history.filter(({ sender }) => sender === 'user').map(({ content }) => content);
  return model.stream({ facts, language: reply.language, written: [message, ...turns], signal });
}

/**
 * @param signal ends the model's work when nobody waits any more
 * @returns each part in its order as soon as it is known, then the whole reply
 */
export async function* wordedReply(
  reply: ChatReply,
  request: ChatRequest,
  model: Model,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  const parts: ReplyPart[] = [];
  let isFromModel = false;
  if (model.isOn && mayBeWorded(reply)) {
    const known = new Map<number, ReplyPart>();
    for await (const { index, sentence } of wordsOf(reply, request, model, signal)) {
      const own = reply.parts[index];
      if (!own) continue;
      isFromModel ||= 'text' in sentence;
      known.set(index, 'text' in sentence ? { ...own, text: sentence.text } : own);
      for (let part = known.get(parts.length); part; part = known.get(parts.length)) {
        parts.push(part);
        yield { type: 'part', part };
      }
    }
  }
  for (const part of reply.parts.slice(parts.length)) {
    parts.push(part);
    yield { type: 'part', part };
  }
  yield { type: 'reply', reply: { ...reply, parts, response: parts.map(({ text }) => text).join('\n'), isFromModel } };
}
