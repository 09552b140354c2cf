// The official package for OpenAI-compatible servers, with our limits. Nothing of the package's own environment variables counts:
// address, key and timeout are those of our configuration.

export interface ServerSettings {
  /** With its version, without a slash at the end: "https://api.example.com/v1". */
  baseUrl: string;
  apiKey: string;
  timeoutMs: number;
  /** A server that never stops answering is cut off here. */
  maxBytes: number;
}

/** The package is loaded by the first call: without a configured server it costs nothing. */
export async function makeOpenAi({ baseUrl, apiKey, timeoutMs, maxBytes }: ServerSettings) {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    baseURL: baseUrl,
    apiKey,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    // The visitor waits: one try.
    maxRetries: 0,
    timeout: timeoutMs,
    // Its log lines would hold what was asked and answered.
    logLevel: 'off',
    fetch: boundedFetch(maxBytes),
    // A key is sent to the address that was configured, and to no other.
    fetchOptions: { redirect: 'error' },
  });
}

/** The pipe holds the signal, which fetch may lose while a body is read (@app/kit/deadline). */
const boundedFetch =
  (maxBytes: number) =>
  async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const answer = await fetch(url, init);
    let bytes = 0;
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > maxBytes) controller.error(new Error(`more than ${maxBytes} bytes`));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = answer;
    const signal = init?.signal ?? undefined;
    return new Response(answer.body?.pipeThrough(limit, { signal }) ?? null, { status, statusText, headers });
  };

/** The package as it is imported by {@link makeOpenAi}, whose types are those of an ES module. */
export type OpenAiClient = Awaited<ReturnType<typeof makeOpenAi>>;
