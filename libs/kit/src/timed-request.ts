// One HTTP call with a time limit from its start to the last byte of the response. Redirects are not followed.
import { request, type Dispatcher } from 'undici';
import { startDeadline } from './deadline';

export interface TimedRequest {
  url: string;
  timeoutMs: number;
  method?: Dispatcher.HttpMethod;
  headers?: Record<string, string>;
  body?: string;
  /** Ends the call sooner. */
  signal?: AbortSignal;
}

/**
 * @param read takes what it needs of the response; what it leaves of the body is dropped
 * @throws a TimeoutError; the reason of the signal; the error of a server that is away; what `read` throws
 */
export async function timedRequest<T>(
  { url, timeoutMs, signal, ...options }: TimedRequest,
  read: (response: Dispatcher.ResponseData) => Promise<T>,
): Promise<T> {
  const deadline = startDeadline(timeoutMs, signal);
  try {
    return await read(await request(url, { ...options, signal: deadline.signal }));
  } finally {
    deadline.end();
  }
}
