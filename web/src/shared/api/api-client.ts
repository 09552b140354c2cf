// The one way to the server: same origin, cookies always, JSON both ways, errors as ApiError. No side effects.
import { ApiError } from './api-error';

export interface Answer<T> {
  data: T;
  headers: Headers;
}

async function request(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { ...init, credentials: 'include' });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

/** GET the path and parse the JSON answer; the default SWR fetcher. */
export async function apiGet<T>(path: string, signal?: AbortSignal): Promise<T> {
  return (await apiGetAnswer<T>(path, signal)).data;
}

/**
 * Like apiGet, with the headers (array answers say in headers what a crawl does).
 * @param cache `no-cache`: the browser revalidates its cached response
 */
export async function apiGetAnswer<T>(path: string, signal?: AbortSignal, cache?: RequestCache): Promise<Answer<T>> {
  const response = await request(path, { signal, ...(cache && { cache }) });
  return { data: (await response.json()) as T, headers: response.headers };
}

/**
 * GET with X-Requested-With, which no foreign page can send without being allowed to: calls that may start work on a GET
 * (the latest result of a crawl) do so only for our own pages.
 */
export async function apiGetOwn<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await request(path, { signal, headers: { 'x-requested-with': 'fetch' } });
  return (await response.json()) as T;
}

/** Sends a JSON body. */
export async function apiSend<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? { method }
      : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await (await request(path, init)).json()) as T;
}

/** A path with its query: empty, null and undefined values are left out. */
export function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
