import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Socket } from 'node:net';

const FAREWELL_MS = 500;

/** Open WebSockets. Node's server does not track them after the upgrade, but waits for them when it closes. */
@Injectable()
export class OpenSocketsService implements BeforeApplicationShutdown {
  private readonly open = new Set<Socket>();

  add(socket: Socket): void {
    this.open.add(socket);
    socket.once('close', () => this.open.delete(socket));
  }

  /** Closes them all, by force after half a second. Visitors' pages reconnect, to another gateway or to the next one. */
  beforeApplicationShutdown(): void {
    for (const socket of this.open) {
      socket.end();
      setTimeout(() => socket.destroy(), FAREWELL_MS);
    }
  }
}
