// The one global filter: every failure, thrown anywhere in a request, leaves as the documented JSON.
import { Catch, Logger, NotFoundException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { Express, Request, Response } from 'express';
import { allowedMethods } from './allowed-methods';
import { DomainError } from './domain-error';
import { errorAnswer } from './error-answer';
import { currentRequestId } from './request-id';
import { type ErrorPage, sendError, sendErrorPage } from './send-error';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  /** @param pageOf a page for a person who opened the address in a browser; null = the JSON does */
  constructor(
    private readonly express: Express,
    private readonly pageOf: ErrorPage = () => null,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const thrown = this.explainMissingRoute(error, request, response);
    const answer = errorAnswer(thrown, currentRequestId());
    if (answer.isUnexpected) this.logger.error({ err: thrown }, 'request failed');
    const page = request.accepts(['json', 'html']) === 'html' ? this.pageOf(answer) : null;
    if (page === null) sendError(response, answer);
    else sendErrorPage(response, answer, page);
  }

  /** Nest says 404 for a known path with another method; that is a 405 with the methods that do exist. */
  private explainMissingRoute(error: unknown, request: Request, response: Response): unknown {
    if (!(error instanceof NotFoundException) || request.route) return error;
    const methods = allowedMethods(this.express, request.path);
    if (methods.length === 0) return error;
    response.setHeader('Allow', methods.join(', '));
    return new DomainError(405);
  }
}
