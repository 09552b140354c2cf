// Whose handshake it is: socket.io's own say so (`EIO`), the others on the same path are plain WebSockets. engine.io would close
// those, so it is asked only for its own.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CHAT_PATHS } from '@app/contracts/http/chat';
import { refuseOnSocket } from '@app/kit/raw-answer';
import { ConversationsService } from './conversations.service';
import { PlainSocketsService } from './plain-sockets.service';

type Listener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
const RETRY_AFTER = { 'Retry-After': '5' };

@Injectable()
export class UpgradeDoor implements OnApplicationBootstrap {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly house: ConversationsService,
    private readonly plain: PlainSocketsService,
  ) {}

  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    const engine = server.listeners('upgrade') as Listener[];
    server.removeAllListeners('upgrade');
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      const [path, query] = (request.url ?? '').split('?', 2);
      if (path?.replace(/\/$/, '') !== CHAT_PATHS.socket) refuseOnSocket(socket, { status: 404 });
      else if (!this.house.hasPlace()) refuseOnSocket(socket, { status: 503, headers: RETRY_AFTER });
      else if (new URLSearchParams(query).has('EIO'))
        for (const listen of engine) listen.call(server, request, socket, head);
      else this.plain.take(request, socket, head);
    });
  }
}
