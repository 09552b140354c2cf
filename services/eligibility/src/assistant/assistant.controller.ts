import { Body, Controller, Header, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CHAT_PATHS } from '@app/contracts/http/chat';
import type { AnswerResponse, ChatReply, ReplyEvent } from '@app/contracts/http/chat';
import { AnswerBody, ChatBody } from '@app/contracts/http/chat.requests';
import { ApiCall } from '@app/kit/api-call';
import { AssistantService } from './assistant.service';

const line = (event: ReplyEvent): string => `${JSON.stringify(event)}\n`;

@Controller()
export class AssistantController {
  constructor(private readonly assistant: AssistantService) {}

  @Post(CHAT_PATHS.chat)
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiCall({
    summary: 'Answers one message about health insurance; every sentence that states a fact names its source',
    body: ChatBody,
    responses: { 200: 'ChatReply' },
  })
  chat(@Body() body: ChatBody): Promise<ChatReply> {
    return this.assistant.reply(body);
  }

  @Post(CHAT_PATHS.answer)
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiCall({
    summary: 'The answer to the words of a search, where the assistant is sure of it',
    body: AnswerBody,
    responses: { 200: 'AnswerResponse' },
  })
  async answer(@Body() body: AnswerBody): Promise<AnswerResponse> {
    return { answer: await this.assistant.answerToSearch(body) };
  }

  /** For the chat service, inside the house: the parts as lines of JSON, the whole reply last. */
  @Post(CHAT_PATHS.reply)
  @HttpCode(200)
  async stream(@Body() body: ChatBody, @Res() response: Response): Promise<void> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    response.setHeader('Content-Type', 'application/x-ndjson; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    for await (const event of this.assistant.events(body, gone.signal)) response.write(line(event));
    response.end();
  }
}
