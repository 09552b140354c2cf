import type { IncomingHttpHeaders } from 'node:http';
import { Body, Controller, Get, Header, Headers, HttpCode, Post } from '@nestjs/common';
import { CARDS_BY_ID } from '@app/content/asking/cards';
import { ANSWER_COUNT_PATHS, NO_CARD, RULES_CARD } from '@app/contracts/http/answer-counts';
import type { AnswerCountsResponse, UnhelpfulResponse } from '@app/contracts/http/answer-counts';
import { UnhelpfulBody } from '@app/contracts/http/chat.requests';
import { FIELD_MESSAGES } from '@app/contracts/http/errors';
import { ApiCall } from '@app/kit/api-call';
import { DomainError } from '@app/kit/domain-error';
import { OperatorAccess } from '@app/kit/operator-access';
import { AnswerCounts } from './answer-counts.service';

@Controller()
export class CountsController {
  constructor(
    private readonly counts: AnswerCounts,
    private readonly access: OperatorAccess,
  ) {}

  @Get(ANSWER_COUNT_PATHS.counts)
  @Header('Cache-Control', 'no-store')
  @ApiCall({
    summary: 'How often each answer of the assistant was given in the last 30 days, for operators',
    responses: { 200: 'AnswerCountsResponse' },
  })
  read(@Headers() headers: IncomingHttpHeaders): Promise<AnswerCountsResponse> {
    this.access.assertMayChange(headers);
    return this.counts.read();
  }

  @Post(ANSWER_COUNT_PATHS.unhelpful)
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiCall({
    summary: 'Counts that an answer of the assistant did not help; nothing of the question is sent or kept',
    body: UnhelpfulBody,
    responses: { 200: 'UnhelpfulResponse' },
  })
  async unhelpful(@Body() { card }: UnhelpfulBody): Promise<UnhelpfulResponse> {
    const isCard = CARDS_BY_ID.has(card) || card === NO_CARD || card === RULES_CARD;
    if (!isCard) throw new DomainError(400, { fields: { card: FIELD_MESSAGES.invalid } });
    await this.counts.store([{ card, outcome: 'unhelpful' }]);
    return { card };
  }
}
