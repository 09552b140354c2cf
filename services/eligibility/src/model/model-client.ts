// The wire: the chat completions of any OpenAI-compatible server, by the official package. Nothing of it is logged.
import type { ModelSettings } from './model-settings';
import { makeOpenAi } from './openai-client';
import type { OpenAiClient } from './openai-client';
import type { ChatMessage } from './prompt';

/** A server that never stops answering is cut off here. */
const MOST_BYTES = 256 * 1024;

export class ModelClient {
  private made: Promise<OpenAiClient> | undefined;

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

  private client(): Promise<OpenAiClient> {
    return (this.made ??= makeOpenAi({ ...this.settings, maxBytes: MOST_BYTES }));
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
