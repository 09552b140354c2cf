import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import type { UserResponse } from '@app/contracts/http/gateway';
import { ApiCall } from '@app/kit/api-call';
import { DomainError } from '@app/kit/domain-error';
import { SessionsService } from '../sessions/sessions.service';
import { UsersService } from './users.service';

@Controller()
export class UserController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
  ) {}

  /** The pages treat 401 as "a visitor", and 503 as "not known now". */
  @Get(GATEWAY_PATHS.user)
  @Header('Cache-Control', 'no-store')
  @ApiCall({
    summary: 'Who is signed in; 401 for a visitor, 503 while it cannot be known',
    responses: { 200: 'UserResponse', 401: 'ErrorResponse', 503: 'ErrorResponse' },
  })
  async user(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<UserResponse> {
    const signedIn = await this.sessions.find(request, { isActivity: true });
    const user = signedIn && (await this.users.find(signedIn.userId));
    if (user) return { ...user, roles: [...signedIn.roles] };
    // The account was deleted while its session went on.
    if (signedIn) await this.sessions.end(request, response);
    throw new DomainError(401);
  }
}
