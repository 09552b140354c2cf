import { Controller, Get, Header, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import { LoginCallbackQuery, LoginQuery } from '@app/contracts/http/gateway.requests';
import { ApiCall } from '@app/kit/api-call';
import { SignInFailureFilter } from './sign-in-failure.filter';
import { SignInService } from './sign-in.service';

/** Addresses for a browser to open, not calls for a script. */
@Controller()
@UseFilters(SignInFailureFilter)
export class SignInController {
  constructor(private readonly signIn: SignInService) {}

  @Get(GATEWAY_PATHS.login)
  @ApiCall({
    summary: 'For a browser: redirects (302) to the sign-in provider, and afterwards to returnTo, a path of this site',
    query: LoginQuery,
    responses: { 503: 'ErrorResponse' },
  })
  async login(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.redirect(302, await this.signIn.begin(request, response));
  }

  @Get(GATEWAY_PATHS.loginCallback)
  @Header('Cache-Control', 'no-store')
  @ApiCall({
    summary: 'For the sign-in provider: ends a sign-in that GET /api/login began and redirects (302) to its returnTo',
    query: LoginCallbackQuery,
    responses: { 401: 'ErrorResponse', 403: 'ErrorResponse', 503: 'ErrorResponse' },
  })
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.redirect(302, await this.signIn.finish(request, response));
  }

  @Get(GATEWAY_PATHS.logout)
  @Header('Cache-Control', 'no-store')
  @ApiCall({
    summary: 'For a browser: ends the session and redirects (302) to the sign-out of the provider, or to the home page',
    responses: {},
  })
  async logout(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.redirect(302, await this.signIn.end(request, response));
  }
}
