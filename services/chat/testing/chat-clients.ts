// Both ways of speaking, with everything that was said kept in order.
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import { CHAT_PATHS } from '@app/contracts/http/chat';
import type { ServerMessage } from '@app/contracts/http/chat';

export interface Client {
  received: ServerMessage[];
  /** A message as the contract has it, or anything else. */
  say(given: object | string): void;
  /** Resolves with the first message of that kind, said already or yet to come. */
  until(isIt: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  /** Why the socket has ended. */
  ended: Promise<string | number>;
  close(): void;
  socket: Socket | WebSocket;
}

class Hearing {
  readonly received: ServerMessage[] = [];
  private waiting: (() => void)[] = [];

  hear(message: ServerMessage): void {
    this.received.push(message);
    for (const wake of this.waiting.splice(0)) wake();
  }

  async until(isIt: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    for (;;) {
      const found = this.received.find(isIt);
      if (found) return found;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }
}

const EVENTS = ['ack', 'typing', 'part', 'message', 'refused'] as const;

export function ioClient(url: string, options: Parameters<typeof io>[1] = {}): Client & { socket: Socket } {
  const socket = io(url, { path: CHAT_PATHS.socket, transports: ['websocket'], reconnectionDelay: 50, ...options });
  const hearing = new Hearing();
  for (const type of EVENTS) socket.on(type, (rest: object) => hearing.hear({ type, ...rest } as ServerMessage));
  const ended = new Promise<string>((resolve) => socket.on('disconnect', resolve));
  return {
    received: hearing.received,
    say: (given) => void socket.emit('message', typeof given === 'string' ? given : { ...given, type: undefined }),
    until: (isIt) => hearing.until(isIt),
    ended,
    close: () => void socket.close(),
    socket,
  };
}

export async function plainClient(url: string, query = ''): Promise<Client & { socket: WebSocket }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${CHAT_PATHS.socket}${query}`);
  const hearing = new Hearing();
  socket.on('message', (data) => hearing.hear(JSON.parse((data as Buffer).toString()) as ServerMessage));
  const ended = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    received: hearing.received,
    say: (given) => socket.send(typeof given === 'string' ? given : JSON.stringify(given)),
    until: (isIt) => hearing.until(isIt),
    ended,
    close: () => socket.close(),
    socket,
  };
}

export const question = (id: string, message = '파트 B가 뭐예요', more: object = {}): object => ({
  type: 'message',
  id,
  message,
  language: 'ko',
  ...more,
});

export const replyTo =
  (id: string) =>
  (message: ServerMessage): boolean =>
    message.type === 'message' && message.replyTo === id;

export const refusalOf =
  (id: string | null) =>
  (message: ServerMessage): boolean =>
    message.type === 'refused' && message.id === id;

export const isWelcome = (message: ServerMessage): boolean => message.type === 'message' && message.replyTo === null;
