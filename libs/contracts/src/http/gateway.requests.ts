import { IsOptional, IsString } from 'class-validator';

/** GET /api/login. */
export class LoginQuery {
  /** Where to go after signing in: a path of this site. Anything else is ignored and means the home page. */
  @IsOptional()
  @IsString()
  returnTo?: string;
}

/** GET /api/login/callback: what the provider adds when it sends the person back (RFC 6749, 4.1.2). */
export class LoginCallbackQuery {
  @IsOptional()
  @IsString()
  code?: string;

  @IsOptional()
  @IsString()
  state?: string;

  @IsOptional()
  @IsString()
  error?: string;
}
