// Reads of the inner services: from the memory while the records are the same, else asked once for all who ask at the same time.
import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import { nameRoute } from '@app/kit/request-record';
import { answered } from '../first-byte';
import { endInPieces } from '../in-pieces';
import type { KeptAnswer } from '../kept-answer';
import { type AnswerKey, KeptAnswers } from './kept-answers';
import type { RecordsVersionWatch } from './records-version';
import { sendFresh, sendStale } from '../send-kept';
import { type Flight, Flights } from './flights';
import { beginLike, type InnerCalls, type InnerRead, pipeRest } from './inner-calls';
import { type InnerService, routeFor } from './route-table';

/** Not now: its database is away, or its disk is full. */
const UNABLE = new Set([503, 507]);
/** Asked of the answer that we keep, not of the service. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'if-range', 'range'];
const SWEEP_MS = 60_000;

interface Read extends InnerRead {
  /** The same for everybody; null when each has to ask for himself. */
  kept: KeptAnswer | null;
}

export interface Question {
  request: Request;
  service: InnerService;
  headers: IncomingHttpHeaders;
}

export class InnerReads {
  private readonly memory = new KeptAnswers();
  private readonly flights = new Flights<Read>();
  private readonly sweep = setInterval(() => this.memory.forgetTyped(), SWEEP_MS).unref();

  constructor(
    private readonly calls: InnerCalls,
    private readonly versions: Pick<RecordsVersionWatch, 'current'>,
  ) {}

  stop(): void {
    clearInterval(this.sweep);
  }

  /** @returns false when the service has to be asked: nothing was written then; `due` when it is time to ask it again besides */
  serveFresh(request: Request, response: Response): false | 'fresh' | 'due' {
    const key = this.memory.keyOf(request);
    const found = key && this.memory.find(key, this.versions.current());
    if (!found) return false;
    nameRoute(response, `${routeFor(request.path)?.prefix ?? ''}/*`);
    void sendFresh(request, response, found.answer);
    return found.isDue ? 'due' : 'fresh';
  }

  /** Answers with what was read lately, if it was. @returns false when nothing is kept: nothing was written then */
  serveStale(request: Request, response: Response): boolean {
    const key = this.memory.keyOf(request);
    const found = key === null || response.headersSent ? null : this.memory.standIn(key);
    if (!found) return false;
    void sendStale(request, response, found.answer, found.seconds);
    return true;
  }

  /** Asks again for an answer whose time is over; nobody waits for it. */
  renew(question: Question): void {
    const key = this.memory.keyOf(question.request);
    if (key) this.ask(question, key).result.catch(() => undefined);
  }

  /** @param waits says of each question how it is given up; @throws what kept the service from answering */
  async answer(question: Question, response: Response, waits: (leave: () => void) => void): Promise<void> {
    const { request } = question;
    const key = request.method === 'GET' ? this.memory.keyOf(request) : null;
    const flight = this.ask(question, key);
    waits(flight.leave);
    let read = await flight.result;
    if (flight.isJoined && !read.kept) {
      const own = this.ask(question, key, { isAlone: true });
      waits(own.leave);
      read = await own.result;
    }
    if (response.headersSent || response.destroyed) {
      if (!flight.isJoined) read.rest?.destroy();
      return;
    }
    answered(response);
    if (UNABLE.has(read.status) && this.serveStale(request, response)) return;
    if (read.kept) await sendFresh(request, response, read.kept);
    else send(request, response, read);
  }

  private ask(question: Question, key: AnswerKey | null, { isAlone = false } = {}): Flight<Read> {
    const { service, request, headers } = question;
    // Only the catalog says when its records change.
    const version = service === 'catalog' ? this.versions.current() : null;
    const id = key === null || version === null || isAlone ? null : `${version} ${key.text}`;
    const at = Date.now();
    const sent = key === null ? headers : without(headers, CONDITIONS);
    return this.flights.join(id, async (signal) => {
      const read = await this.calls.read(service, { method: request.method, url: request.url }, sent, signal);
      const kept = key === null || read.rest ? null : this.memory.remember(key, read, at, version);
      return { ...read, kept };
    });
  }
}

function send(request: Request, response: Response, read: Read): void {
  beginLike(response, read);
  if (read.rest) {
    response.write(read.body);
    pipeRest(read.rest, response);
  } else if (request.fresh) {
    for (const name of ['content-length', 'content-type']) response.removeHeader(name);
    response.statusCode = 304;
    response.end();
  } else {
    endInPieces(response, read.body);
  }
}

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
