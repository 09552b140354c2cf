import { Injectable } from '@nestjs/common';
import type { ChatReply, ChatRequest } from '@app/contracts/http/chat';
import { Clock } from '@app/kit/clock';
import { pacificDay } from '@app/kit/pacific-day';
import { firstOf, FIRST_ANSWERS, RULE_ANSWERS } from './answers/all-answers';
import { unknown } from './answers/unknown';
import { composeReply } from './compose';
import { readQuestion } from './understanding/question';

@Injectable()
export class AssistantService {
  constructor(private readonly clock: Clock) {}

  /**
   * Answers one message from the product's own dated records and rules; no model is asked. Never throws for what a visitor
   * wrote; nothing of it is kept or logged.
   */
  async reply({ message, language, history = [] }: ChatRequest): Promise<ChatReply> {
    const today = pacificDay(this.clock.now());
    const question = readQuestion(message, language, history, today);
    const draft = firstOf([...FIRST_ANSWERS, ...RULE_ANSWERS], question, today) ?? unknown(question);
    return composeReply(draft, question.language);
  }
}
