// The clients that speak socket.io. WebSocket only: a client that polled would need the same process for each of its requests.
import { WebSocketGateway } from '@nestjs/websockets';
import type { OnGatewayConnection } from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { CHAT_PATHS } from '@app/contracts/http/chat';
import { callerOf } from './caller';
import { ConversationsService } from './conversations.service';
import { FRAME_BYTES } from './frame-limit';
import { socketIoLine } from './socket-io-line';

@WebSocketGateway({
  path: CHAT_PATHS.socket,
  transports: ['websocket'],
  serveClient: false,
  maxHttpBufferSize: FRAME_BYTES,
  perMessageDeflate: false,
  httpCompression: false,
  // Who is silent for so long after a handshake, or does not answer a heartbeat, is gone.
  connectTimeout: 10_000,
  pingInterval: 25_000,
  pingTimeout: 20_000,
})
export class ChatGateway implements OnGatewayConnection {
  constructor(private readonly house: ConversationsService) {}

  handleConnection(socket: Socket): void {
    const conversation = this.house.begin(socketIoLine(socket), callerOf(socket.request));
    // Heard here and not by SubscribeMessage: the pipe of all calls would refuse a strange message in words of its own.
    socket.on('message', (given: unknown) => void conversation.receive(given));
    socket.on('disconnect', () => this.house.end(conversation));
  }
}
