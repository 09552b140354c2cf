// The network faked at the edge: responses by path, and what was requested.

export interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface FakeServer {
  /** Every request so far, "GET /api/providers?zip=90006". */
  requests: string[];
  /** Those that carried a body: `POST /api/crawl/providers {"zip":"90006"}`. */
  sent: string[];
}

/**
 * Answers fetch by path (query ignored unless the key holds one). A path that is not listed answers 404.
 * A list of answers is given one by one; the last repeats.
 */
export function fakeServer(answers: Record<string, FakeAnswer | FakeAnswer[]>): FakeServer {
  const requests: string[] = [];
  const sent: string[] = [];
  const counts = new Map<string, number>();
  window.fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.origin);
    const whole = `${url.pathname}${url.search}`;
    requests.push(`${init?.method ?? 'GET'} ${whole}`);
    if (typeof init?.body === 'string') sent.push(`${init.method ?? 'GET'} ${whole} ${init.body}`);
    const key = whole in answers ? whole : url.pathname;
    const given = answers[key] ?? { status: 404, body: { code: 'not_found' } };
    const list = Array.isArray(given) ? given : [given];
    const turn = counts.get(key) ?? 0;
    counts.set(key, turn + 1);
    const answer = list[Math.min(turn, list.length - 1)] ?? {};
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? null);
    return Promise.resolve(new Response(body, { status: answer.status ?? 200, headers: answer.headers }));
  };
  return { requests, sent };
}
