import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Socket } from 'node:net';

const FAREWELL_MS = 500;

/** The WebSockets under way. Node's server does not know them any more, but would wait for them at its end. */
@Injectable()
export class OpenSocketsService implements BeforeApplicationShutdown {
  private readonly open = new Set<Socket>();

  add(socket: Socket): void {
    this.open.add(socket);
    socket.once('close', () => this.open.delete(socket));
  }

  /** Ends them all; one that does not listen is cut. Visitors' pages connect again, to another gateway or to the next one. */
  beforeApplicationShutdown(): void {
    for (const socket of this.open) {
      socket.end();
      setTimeout(() => socket.destroy(), FAREWELL_MS);
    }
  }
}
