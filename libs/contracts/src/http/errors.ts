// The one shape of every failed call. Written by libs/kit's error filter and by the gateway, read by the web's api client.

/** Text shown to people is always given in both languages; neither may be empty. */
export interface BilingualText {
  ko: string;
  en: string;
}

/** The languages of the product. */
export type AppLanguage = keyof BilingualText;

export const ERROR_CODES = {
  400: 'bad_request',
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  409: 'conflict',
  413: 'too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  431: 'headers_too_large',
  500: 'internal',
  502: 'bad_gateway',
  503: 'unavailable',
  507: 'insufficient_storage',
} as const;

export type ErrorStatus = keyof typeof ERROR_CODES;
export type ErrorCode = (typeof ERROR_CODES)[ErrorStatus];

/** The specification's generic field messages; the web translates them by their exact English text. */
export const FIELD_MESSAGES = { required: 'Required', invalid: 'Invalid input', email: 'Invalid email' } as const;
export type FieldMessage = (typeof FIELD_MESSAGES)[keyof typeof FIELD_MESSAGES];

/** A failure stated more exactly than by its status. */
export const ERROR_DETAILS = [
  'crawl_records_slow',
  'crawl_unavailable',
  'listing_not_found',
  'never_crawled',
  'no_operator',
  'not_a_california_zip',
  'not_forced',
  'nothing_asked',
  'operators_only',
  'plan_not_stored',
  'run_ended',
  'run_not_found',
  'search_too_slow',
  'sign_in_failed',
  'sign_in_not_set_up',
  'sign_in_refused',
  'sign_in_unavailable',
  'source_off',
  'storage_full',
  'unknown_host',
] as const;
export type ErrorDetail = (typeof ERROR_DETAILS)[number];

export interface ErrorResponse {
  code: ErrorCode;
  /** The web words it in the language of the page (locales `messages`), or `code` when there is none. */
  detail?: ErrorDetail;
  /** English, for programs and their logs. */
  message: string;
  /** Also in the `x-request-id` header; an operator finds the log line by it. */
  requestId: string;
  /** Name of the bad query parameter or body field -> what is wrong with it. */
  fields?: Record<string, FieldMessage>;
}

export const REQUEST_ID_HEADER = 'x-request-id';
