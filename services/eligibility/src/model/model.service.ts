// The language model as an option: it words what the rules have decided. Off unless configured; whatever it does, the built-in
// words stand wherever it gives none, or none that its fact bears out. Nothing of a question or an answer is logged or kept.
import { Injectable, Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import { startDeadline } from '@app/kit/deadline';
import { metricsRegistry } from '@app/kit/metrics';
import { EligibilityConfig } from '../config';
import { choiceMessages, choiceTool, readChoice } from './card-choice';
import type { CardChoice, ChoiceRequest } from './card-choice';
import { refusalOf } from './grounding/refusal';
import { ModelClient } from './model-client';
import { hasOwnNumber, PersonalNumbers } from './personal-numbers';
import type { PhrasedSentence, PhrasingRefusal, PhrasingRequest, StreamedSentence } from './phrasing';
import { messagesOf, readLine } from './prompt';
import { MalformedAnswer, sortedFailure } from './sorted-failure';

/** Further visitors read the built-in words. */
const MOST_AT_ONCE = 8;
/** A server that failed so often in a row is left alone for a while: nobody has to wait for it each time. */
const FAILURES_IN_A_ROW = 3;
const REST_MS = 30_000;
/** A choice comes before the answer is worded, and both within what the gateway waits for. */
const CHOICE_MS = 2_500;

const sentences = new Counter({
  name: 'model_sentences_total',
  help: 'Sentences asked of the language model, by outcome: kept, or why not.',
  labelNames: ['outcome'],
  registers: [metricsRegistry],
});

@Injectable()
export class ModelService {
  private readonly client: ModelClient | null;
  private readonly timeoutMs: number;
  /** Whether the operator lets the model read what visitors ask. */
  readonly readsQuestions: boolean;
  private readonly logger = new Logger('Model');
  private underWay = 0;
  private failures = 0;
  private restsUntil = 0;

  constructor({ model }: EligibilityConfig) {
    this.client = model && new ModelClient(model);
    this.timeoutMs = model?.timeoutMs ?? 0;
    this.readsQuestions = model?.readsQuestions ?? false;
  }

  /** Whether an operator has configured one. */
  get isOn(): boolean {
    return this.client !== null;
  }

  /** One sentence for each fact, or why there is none; never rejects. */
  async phrase(request: PhrasingRequest): Promise<PhrasedSentence[]> {
    const found: PhrasedSentence[] = [];
    for await (const { index, sentence } of this.answers(request, (client, messages, signal) =>
      whole(client.complete(messages, signal)),
    )) {
      found[index] = sentence;
    }
    return request.facts.map((_fact, index) => found[index] ?? { refusal: 'missing' });
  }

  /** The same, each sentence as soon as the model has ended it; facts without one come last. Never rejects. */
  stream(request: PhrasingRequest): AsyncGenerator<StreamedSentence> {
    return this.answers(request, (client, messages, signal) => client.stream(messages, signal));
  }

  /** Which card a question means; null: the model is off, may not read questions, failed or named none of them. Never rejects. */
  async choose({ question, cards, signal }: ChoiceRequest): Promise<CardChoice | null> {
    const personal = new PersonalNumbers(question.match(/\d[\d,.]*/g) ?? []);
    const masked = personal.mask(question);
    // What no mark covers, such as a Social Security number, stays here.
    if (!this.readsQuestions || /\d/.test(masked)) return null;
    const request = { signal, facts: [masked], written: [masked], timeoutMs: CHOICE_MS };
    const lines: string[] = [];
    const ask: Ask = (client, messages, both) => whole(client.callTool(messages, choiceTool(cards), both));
    for await (const line of this.lines(request, choiceMessages(masked, cards), ask, { reason: 'missing' })) {
      lines.push(line);
    }
    return readChoice(lines.join('\n'), cards, personal);
  }

  private async *answers(request: PhrasingRequest, ask: Ask): AsyncGenerator<StreamedSentence> {
    const { facts, language } = request;
    const open = new Set(facts.keys());
    const personal = new PersonalNumbers(request.personal ?? []);
    const masked = facts.map((fact) => personal.mask(fact));
    const outcome: Outcome = { reason: 'missing' };
    for await (const line of this.lines(request, messagesOf(masked, language), ask, outcome)) {
      const read = readLine(line, facts.length);
      if (!read || !open.delete(read.index)) continue;
      const refusal = refusalOf(read.text, masked[read.index] ?? '', language);
      const sentence = refusal ? { refusal } : { text: personal.unmask(read.text) };
      sentences.inc({ outcome: refusal ?? 'kept' });
      yield { index: read.index, sentence };
    }
    for (const index of open) {
      if (outcome.reason !== 'off') sentences.inc({ outcome: outcome.reason });
      yield { index, sentence: { refusal: outcome.reason } };
    }
  }

  /** Whole lines of the answer; what became of the call stands in `outcome` at the end. */
  private async *lines(
    { signal, facts, written = [], timeoutMs = this.timeoutMs }: Question,
    messages: ReturnType<typeof messagesOf>,
    ask: Ask,
    outcome: Outcome,
  ): AsyncGenerator<string> {
    const { client } = this;
    if (!client || facts.length === 0) {
      outcome.reason = client ? 'missing' : 'off';
      return;
    }
    if (written.some(hasOwnNumber)) {
      outcome.reason = 'personal';
      return;
    }
    if (this.underWay >= MOST_AT_ONCE || Date.now() < this.restsUntil) {
      outcome.reason = 'busy';
      return;
    }
    this.underWay += 1;
    const startedAt = Date.now();
    const deadline = startDeadline(Math.min(timeoutMs, this.timeoutMs), signal);
    try {
      let rest = '';
      for await (const piece of ask(client, messages, deadline.signal)) {
        const parts = (rest + piece).split('\n');
        rest = parts.pop() ?? '';
        yield* parts;
      }
      deadline.signal.throwIfAborted();
      yield rest;
    } catch (error) {
      outcome.reason = sortedFailure(error, { deadline: deadline.signal, visitor: signal });
    } finally {
      // Whoever stops reading ends the call.
      deadline.end();
      this.underWay -= 1;
      this.remember(outcome.reason, { facts: facts.length, ms: Date.now() - startedAt });
    }
  }

  private remember(reason: PhrasingRefusal, measures: { facts: number; ms: number }): void {
    const hasFailed = reason === 'timeout' || reason === 'unavailable' || reason === 'malformed';
    this.failures = hasFailed ? this.failures + 1 : 0;
    if (this.failures >= FAILURES_IN_A_ROW) this.restsUntil = Date.now() + REST_MS;
    if (hasFailed) this.logger.warn({ reason, ...measures }, 'the language model failed');
  }
}

type Question = Pick<PhrasingRequest, 'signal' | 'facts' | 'written'> & { timeoutMs?: number };

/** Why a fact has no line when the call has ended. */
interface Outcome {
  reason: PhrasingRefusal;
}

type Ask = (client: ModelClient, messages: ReturnType<typeof messagesOf>, signal: AbortSignal) => AsyncIterable<string>;

async function* whole(answer: Promise<string | null>): AsyncGenerator<string> {
  const text = await answer;
  if (text === null) throw new MalformedAnswer();
  yield text;
}
