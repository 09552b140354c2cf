import { ERROR_CODES, ERROR_DETAILS, FIELD_MESSAGES } from './errors';
import type { BilingualText, ErrorResponse } from './errors';
import type { HealthResponse, SiteResponse, UserResponse } from './gateway';
import { arrayOf, nullable, object, oneOf, optional, recordOf, string } from './schema';

const upOrDown = oneOf(['ok', 'down']);

export const GATEWAY_SCHEMAS = {
  BilingualText: object<BilingualText>({ ko: string, en: string }),
  ErrorResponse: object<ErrorResponse>({
    code: oneOf(Object.values(ERROR_CODES)),
    detail: optional(oneOf(ERROR_DETAILS)),
    message: string,
    requestId: string,
    fields: optional(recordOf(oneOf(Object.values(FIELD_MESSAGES)))),
  }),
  HealthResponse: object<HealthResponse>({
    status: upOrDown,
    services: object<HealthResponse['services']>({
      gateway: upOrDown,
      catalog: upOrDown,
      eligibility: upOrDown,
      chat: upOrDown,
      crawler: upOrDown,
      news: upOrDown,
    }),
    sourcesMode: oneOf(['live', 'sample', 'undecided']),
  }),
  SiteResponse: object<SiteResponse>({ supportEmail: nullable(string) }),
  UserResponse: object<UserResponse>({
    id: string,
    email: string,
    firstName: nullable(string),
    lastName: nullable(string),
    profileImageUrl: nullable(string),
    roles: arrayOf(string),
  }),
};
