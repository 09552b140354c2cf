import { Injectable } from '@nestjs/common';
import type { ChatReply, ChatRequest } from '@app/contracts/http/chat';
import { Clock } from '@app/kit/clock';
import { pacificDay } from '@app/kit/pacific-day';
import { firstOf, FIRST_ANSWERS, RULE_ANSWERS } from './answers/all-answers';
import type { Draft } from './answers/draft';
import { places } from './answers/places';
import { plans } from './answers/plans';
import { unknown } from './answers/unknown';
import { CatalogClient } from './catalog.client';
import { composeReply } from './compose';
import { readQuestion } from './understanding/question';
import type { Question } from './understanding/question';

@Injectable()
export class AssistantService {
  constructor(
    private readonly clock: Clock,
    private readonly catalog: CatalogClient,
  ) {}

  /**
   * Answers one message from the product's own dated records and rules; no model is asked. Never throws for what a visitor
   * wrote; nothing of it is kept or logged. The catalog hears a ZIP, a kind of place and a language, nothing else.
   */
  async reply({ message, language, history = [] }: ChatRequest): Promise<ChatReply> {
    const today = pacificDay(this.clock.now());
    const question = readQuestion(message, language, history, today);
    const draft = await this.draftOf(question, today);
    return composeReply(draft, question.language);
  }

  private async draftOf(question: Question, today: string): Promise<Draft> {
    return (
      firstOf(FIRST_ANSWERS, question, today) ??
      (await plans(question, this.catalog)) ??
      (await places(question, this.catalog)) ??
      firstOf(RULE_ANSWERS, question, today) ??
      unknown(question)
    );
  }
}
