import { Catch, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SIGN_IN_FAILED_PAGE } from '@app/contracts/http/gateway';
import { DomainError } from '@app/kit/domain-error';
import { errorAnswer } from '@app/kit/error-answer';
import { isConnectionLost } from '@app/kit/lost-connection';
import { currentRequestId } from '@app/kit/request-id';
import { sendError } from '@app/kit/send-error';
import { SignInFailure } from './sign-in-failure';

/** A person is taken to a page that says in both languages what to do; a program gets the documented error. */
@Catch()
export class SignInFailureFilter implements ExceptionFilter {
  private readonly logger = new Logger(SignInFailureFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const failure = failureOf(error);
    const answer = errorAnswer(failure ?? error, currentRequestId());
    if (answer.isUnexpected) this.logger.error({ err: error }, 'sign-in broke');
    else this.logger.warn({ reason: failure?.reason, err: failure?.cause }, 'sign-in did not succeed');
    if (response.headersSent || request.accepts(['json', 'html']) !== 'html') {
      sendError(response, answer);
      return;
    }
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(302, `${SIGN_IN_FAILED_PAGE}?reason=${failure?.reason ?? 'failed'}`);
  }
}

/** A database or session store that is away is no fault of the person: sign-in is unavailable. */
function failureOf(error: unknown): SignInFailure | undefined {
  if (error instanceof SignInFailure) return error;
  const isAway = (error instanceof DomainError && error.status === 503) || isConnectionLost(error);
  return isAway ? new SignInFailure('unavailable', error) : undefined;
}
