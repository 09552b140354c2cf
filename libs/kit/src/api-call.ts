// What a controller method promises, as its decorator; the OpenAPI document is built from it.
import type { Type } from '@nestjs/common';
import type { SchemaName } from '@app/contracts/http/schemas';

export interface ApiCallOptions {
  /** One English sentence, without a full stop. */
  summary: string;
  /** Request classes of libs/contracts (class-validator). */
  query?: Type;
  params?: Type;
  body?: Type;
  /** Status -> named shape of libs/contracts/src/http/schemas.ts. Errors need no line: every call answers ErrorResponse. */
  responses: Record<number, SchemaName | `${SchemaName}[]`>;
}

const API_CALL = Symbol('api-call');

export function ApiCall(options: ApiCallOptions): MethodDecorator {
  return (_target, _name, descriptor) => {
    Reflect.defineMetadata(API_CALL, options, descriptor.value as object);
  };
}

export const apiCallOf = (handler: object): ApiCallOptions | undefined =>
  Reflect.getMetadata(API_CALL, handler) as ApiCallOptions | undefined;
