import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '@app/kit/domain-error';

/** `GET http://elsewhere/ HTTP/1.1` and `OPTIONS *` are for proxies; we pass on paths only. */
export function refuseOtherTargets(request: Request, _response: Response, next: NextFunction): void {
  if (!request.originalUrl.startsWith('/')) throw new DomainError(400);
  next();
}
