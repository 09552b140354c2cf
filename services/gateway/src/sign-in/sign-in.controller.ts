import { Controller, Get, Header, Logger, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import { LoginCallbackQuery, LoginQuery } from '@app/contracts/http/gateway.requests';
import { ApiCall } from '@app/kit/api-call';
import { SignInFailureFilter } from './sign-in-failure.filter';
import { SignInGuard } from './sign-in.guard';
import { SignInService } from './sign-in.service';

/** Addresses for a browser to open, not calls for a script. */
@Controller()
@UseFilters(SignInFailureFilter)
export class SignInController {
  private readonly logger = new Logger(SignInController.name);

  constructor(private readonly signIn: SignInService) {}

  /** The guard sends the browser away; nothing is left to do here. */
  @Get(GATEWAY_PATHS.login)
  @UseGuards(SignInGuard)
  @ApiCall({
    summary: 'For a browser: redirects (302) to the sign-in provider, and afterwards to returnTo, a path of this site',
    query: LoginQuery,
    responses: { 503: 'ErrorResponse' },
  })
  login(): void {
    this.logger.error('a sign-in began without leaving for the provider');
  }

  @Get(GATEWAY_PATHS.loginCallback)
  @Header('Cache-Control', 'no-store')
  @UseGuards(SignInGuard)
  @ApiCall({
    summary: 'For the sign-in provider: ends a sign-in that GET /api/login began and redirects (302) to its returnTo',
    query: LoginCallbackQuery,
    responses: { 401: 'ErrorResponse', 403: 'ErrorResponse', 503: 'ErrorResponse' },
  })
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.redirect(302, await this.signIn.finish(request));
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
