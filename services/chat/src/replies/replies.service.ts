// Asks the assistant (eligibility service) for a reply and hands its parts on as they come. Nothing is kept.
import { Injectable } from '@nestjs/common';
import { request as httpRequest } from 'undici';
import { CHAT_PATHS } from '@app/contracts/http/chat';
import type { ChatRequest, ReplyEvent } from '@app/contracts/http/chat';
import { REQUEST_ID_HEADER } from '@app/contracts/http/errors';
import { startDeadline } from '@app/kit/deadline';
import { currentRequestId } from '@app/kit/request-id';
import { REQUEST_LIMITS } from '@app/kit/request-limits';
import { ChatConfig } from '../config';
import { eventsOf } from './reply-events';

/** A language model may take 8 s of it. */
const TIMEOUT_MS = 12_000;
/** Of the body: what the assistant takes, less a little for its frame. */
const MOST_BYTES = REQUEST_LIMITS.body - 1024;

/** The assistant will not take this message however often it is sent. */
export class MessageNotTaken extends Error {}

@Injectable()
export class RepliesService {
  constructor(private readonly config: ChatConfig) {}

  /**
   * @param signal ends the question when nobody waits for the reply any more
   * @returns each part as it is known, then the whole reply
   * @throws MessageNotTaken; any other error when the assistant is away, late, or says what we cannot read
   */
  async *reply(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
    const deadline = startDeadline(TIMEOUT_MS, signal);
    try {
      const { statusCode, body } = await httpRequest(`${this.config.eligibilityUrl}${CHAT_PATHS.reply}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [REQUEST_ID_HEADER]: currentRequestId() },
        body: bodyOf(request),
        signal: deadline.signal,
      });
      if (statusCode === 400 || statusCode === 413) throw new MessageNotTaken();
      if (statusCode >= 300) throw new Error(`the assistant answered ${statusCode}`);
      let isWhole = false;
      for await (const event of eventsOf(body)) {
        yield event;
        isWhole = event.type === 'reply';
      }
      if (!isWhole) throw new Error('the reply broke off');
    } finally {
      deadline.end();
    }
  }
}

/** The oldest turns stay behind where all together are too long: a long conversation goes on. */
function bodyOf({ message, language, history = [] }: ChatRequest): string {
  for (let from = 0; ; from += 1) {
    const body = JSON.stringify({ message, language, history: history.slice(from) });
    if (from >= history.length || Buffer.byteLength(body) <= MOST_BYTES) return body;
  }
}
