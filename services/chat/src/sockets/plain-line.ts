import { WebSocket } from 'ws';
import type { Line } from './line';

/** RFC 6455, 7.4.1: the service restarts; the client may come back. */
const RESTART_CODE = 1012;
const NORMAL_CODE = 1000;

/** A plain WebSocket: each message is one JSON text. */
export function plainLine(socket: WebSocket): Line {
  let hasAnswered = true;
  socket.on('pong', () => (hasAnswered = true));
  return {
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    unread: () => socket.bufferedAmount,
    end(reason) {
      if (reason === 'cut') socket.terminate();
      else socket.close(reason === 'idle' ? NORMAL_CODE : RESTART_CODE);
    },
    probe() {
      if (!hasAnswered) socket.terminate();
      hasAnswered = false;
      if (socket.readyState === WebSocket.OPEN) socket.ping();
    },
  };
}
