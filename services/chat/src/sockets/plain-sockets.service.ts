// The clients that speak WebSocket alone: `{"type":"message", …}` as JSON text, both ways.
import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import { callerOf } from './caller';
import type { Conversation } from './conversation';
import { ConversationsService } from './conversations.service';
import { FRAME_BYTES } from './frame-limit';
import { plainLine } from './plain-line';

@Injectable()
export class PlainSocketsService {
  private readonly server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: FRAME_BYTES,
    perMessageDeflate: false,
  });

  constructor(private readonly house: ConversationsService) {}

  take(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.server.handleUpgrade(request, socket, head, (client) => this.begin(client, request));
  }

  private begin(client: WebSocket, request: IncomingMessage): void {
    const conversation = this.house.begin(plainLine(client), callerOf(request));
    client.on('message', (data, isBinary) => void receive(conversation, data, isBinary));
    client.on('close', () => this.house.end(conversation));
    // A frame that is too large, or none; `ws` ends the socket itself.
    client.on('error', () => undefined);
  }
}

async function receive(conversation: Conversation, data: RawData, isBinary: boolean): Promise<void> {
  const given = isBinary ? null : jsonOf((data as Buffer).toString());
  // A client may say that somebody types; there is nobody to tell.
  if (given?.type === 'typing') return;
  if (given?.type !== 'message') conversation.refuseMalformed();
  else await conversation.receive(given);
}

function jsonOf(text: string): { type?: unknown } | null {
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === 'object' && given !== null ? given : null;
  } catch {
    return null;
  }
}
