import { Controller, Get } from '@nestjs/common';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import { ApiCall } from '@app/kit/api-call';
import { DomainError } from '@app/kit/domain-error';
import { ERROR_MESSAGES } from '@app/kit/error-messages';

@Controller()
export class UserController {
  /** Nobody can sign in yet, so nobody is signed in; the pages treat 401 as "a visitor". */
  @Get(GATEWAY_PATHS.user)
  @ApiCall({ summary: 'Who is signed in; 401 for a visitor', responses: { 401: 'ErrorResponse' } })
  user(): never {
    throw new DomainError(401, ERROR_MESSAGES[401]);
  }
}
