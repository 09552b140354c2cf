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

  /**
   * 503 is "not known now". A browser writes a 401 on its console as an error, and that somebody is not signed in is none: our own pages,
   * which say X-Requested-With, get 200 and null.
   */
  @Get(GATEWAY_PATHS.user)
  @Header('Cache-Control', 'no-store')
  @ApiCall({
    summary:
      'Who is signed in; for a visitor 401, or 200 with null when X-Requested-With says fetch; 503 while it cannot be known',
    responses: { 200: 'UserResponse', 401: 'ErrorResponse', 503: 'ErrorResponse' },
  })
  async user(@Req() request: Request, @Res() response: Response): Promise<void> {
    const user = await this.find(request, response);
    if (!user && request.headers['x-requested-with'] !== 'fetch') throw new DomainError(401);
    response.vary('X-Requested-With').json(user);
  }

  private async find(request: Request, response: Response): Promise<UserResponse | null> {
    const signedIn = await this.sessions.find(request, { isActivity: true });
    const user = signedIn && (await this.users.find(signedIn.userId));
    if (user) return { ...user, roles: [...signedIn.roles] };
    // The account was deleted while its session went on.
    if (signedIn) await this.sessions.end(request, response);
    return null;
  }
}
