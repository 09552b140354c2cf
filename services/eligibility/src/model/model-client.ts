// The wire: the chat completions of any OpenAI-compatible server, by the official package. Nothing of it is logged, and nothing of
// the package's own environment variables counts: address, key and model are those of our configuration.
import type { ModelSettings } from './model-settings';
import type { ChatMessage } from './prompt';

/** A server that never stops answering is cut off here. */
const MOST_BYTES = 256 * 1024;

export class ModelClient {
  private made: ReturnType<typeof makeClient> | undefined;

  constructor(private readonly settings: ModelSettings) {}

  /** @returns the whole answer; null when it has none where the protocol says @throws whatever went wrong on the way */
  async complete(messages: ChatMessage[], signal: AbortSignal): Promise<string | null> {
    const openai = await this.client();
    const answer: unknown = await openai.chat.completions.create(
      { model: this.settings.model, messages, stream: false },
      { signal },
    );
    return textAt(answer, 'message');
  }

  /** @returns the arguments of its call of the tool, as JSON text; null when it made none @throws as `complete` */
  async callTool(messages: ChatMessage[], tool: Tool, signal: AbortSignal): Promise<string | null> {
    const openai = await this.client();
    const answer: unknown = await openai.chat.completions.create(
      {
        model: this.settings.model,
        messages,
        stream: false,
        tools: [{ type: 'function', function: tool }],
        tool_choice: { type: 'function', function: { name: tool.name } },
      },
      { signal },
    );
    return argumentsIn(answer);
  }

  /** The same in pieces, as they come. It also ends, without an error, when the signal does. */
  async *stream(messages: ChatMessage[], signal: AbortSignal): AsyncGenerator<string> {
    const openai = await this.client();
    const chunks = await openai.chat.completions.create(
      { model: this.settings.model, messages, stream: true },
      { signal },
    );
    for await (const chunk of chunks) yield textAt(chunk, 'delta') ?? '';
  }

  /** Loaded with the first question: who configures no model pays nothing for it. */
  private client(): ReturnType<typeof makeClient> {
    return (this.made ??= makeClient(this.settings));
  }
}

interface Tool {
  name: string;
  parameters: Record<string, unknown>;
}

function argumentsIn(answer: unknown): string | null {
  const message = messageAt(answer, 'message') as { tool_calls?: { function?: { arguments?: unknown } }[] } | undefined;
  const said = Array.isArray(message?.tool_calls) ? message.tool_calls[0]?.function?.arguments : null;
  return typeof said === 'string' ? said : null;
}

async function makeClient({ baseUrl, apiKey, timeoutMs }: ModelSettings) {
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
    fetch: boundedFetch,
    // A key is sent to the address that was configured, and to no other.
    fetchOptions: { redirect: 'error' },
  });
}

/** Where the protocol has its text; whatever else a server may answer is none. */
function textAt(answer: unknown, place: 'message' | 'delta'): string | null {
  const content = messageAt(answer, place)?.content;
  return typeof content === 'string' ? content : null;
}

function messageAt(answer: unknown, place: 'message' | 'delta'): { content?: unknown } | undefined {
  const choice = (answer as { choices?: unknown } | null)?.choices;
  const first: unknown = Array.isArray(choice) ? choice[0] : null;
  return (first as Record<string, { content?: unknown } | undefined> | null)?.[place];
}

async function boundedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) controller.error(new Error(`more than ${MOST_BYTES} bytes`));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = answer;
  return new Response(answer.body?.pipeThrough(limit) ?? null, { status, statusText, headers });
}
