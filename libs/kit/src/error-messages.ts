// What a program reads of a failure. People read the words of the web's locales (`messages`), chosen by the same codes.
import type { ErrorDetail, ErrorStatus } from '@app/contracts/http/errors';

const UNAVAILABLE = 'This part is not available right now. Please try again in a moment.';

const OF_STATUS: Record<ErrorStatus, string> = {
  400: 'We could not read what was entered. Please check it.',
  401: 'Please sign in first.',
  403: 'This is not allowed from here.',
  404: 'We could not find what you asked for.',
  405: 'This address does not accept that kind of request.',
  408: 'Sending took too long. Please try again.',
  409: 'Something changed in the meantime. Please reload the page and try again.',
  413: 'What was sent is too long. Please shorten it and send it again.',
  414: 'The search text is too long. Please shorten it and search again.',
  415: 'The content is in a format we cannot read. Please send JSON.',
  429: 'Too many requests. Please try again in a moment.',
  431: 'The browser sent too much information (cookies). Please clear the cookies of this site and try again.',
  500: UNAVAILABLE,
  502: UNAVAILABLE,
  503: UNAVAILABLE,
  507: 'There is no room left to save this right now. You can keep using the site. Please try again later.',
};

const OF_DETAIL: Record<ErrorDetail, string> = {
  crawl_records_slow:
    'The crawl records could not be read in time. Work that has already started will continue. Please try again in a moment.',
  crawl_unavailable: 'The crawl cannot start right now. Please try again in a moment.',
  listing_not_found: 'We could not find this listing. It may have been removed, or the link may be wrong.',
  never_crawled: 'Nothing has been crawled yet.',
  no_operator: 'The account you are signed in with is not an operator, so it may not start or stop a crawl.',
  not_a_california_zip: 'This is not a California ZIP code. Please check the five digits.',
  not_forced: 'A crawl is still running and can no longer be changed. Start the forced crawl again when it has ended.',
  nothing_asked: 'Please enter words to search for, or a ZIP code.',
  operators_only: 'Only a signed-in operator may start or stop a crawl.',
  plan_not_stored: 'No stored plan has this ID.',
  run_ended: 'This crawl run has already ended.',
  run_not_found: 'There is no such crawl run.',
  search_too_slow: 'This search took too long, so we stopped it. Please try again with fewer words or add a ZIP code.',
  sign_in_failed: 'Signing in could not be completed. Please start again from the beginning.',
  sign_in_not_set_up: 'Signing in is not set up on this site. Everything else works without it.',
  sign_in_refused: 'You were not signed in, because it was refused or canceled. Everything else works without it.',
  sign_in_unavailable: 'You cannot sign in right now. Everything else works without it. Please try again in a moment.',
  source_off: 'This source is not turned on at this site. See .env.example to turn it on.',
  storage_full:
    'The disk or the database is full, so this was not saved. You can keep using the site. Please try again later.',
  unknown_host: 'This site cannot be opened at this address. Please use the site’s own address.',
};

/** The English sentence of a failure. */
export const errorMessage = (status: ErrorStatus, detail?: ErrorDetail): string =>
  detail === undefined ? OF_STATUS[status] : OF_DETAIL[detail];
