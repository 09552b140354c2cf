// A response that the client does not read fills the memory of this process and of the inner service behind it (slow-read attack).
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** At least so many bytes in that time: 1.6 kB/s, a tenth of the slowest mobile connection. */
const UNREAD_LIMITS = { bytes: 16 * 1024, ms: 10_000, everyMs: 2_500 };

/** Closes every connection whose client has unsent data waiting here and reads too little of it. */
export function endUnreadAnswers(server: Server, { bytes, ms, everyMs } = UNREAD_LIMITS): void {
  /** Bytes that each client had read when it last made progress. */
  const clients = new Map<Socket, { bytesRead: number; at: number }>();
  const bytesReadBy = (socket: Socket): number => socket.bytesWritten - socket.writableLength;
  server.on('connection', (socket: Socket) => {
    clients.set(socket, { bytesRead: 0, at: performance.now() });
    socket.once('close', () => clients.delete(socket));
  });
  const check = (): void => {
    const now = performance.now();
    for (const [socket, { bytesRead, at }] of clients) {
      const current = bytesReadBy(socket);
      const isReading = socket.writableLength === 0 || current - bytesRead >= bytes;
      if (isReading) clients.set(socket, { bytesRead: current, at: now });
      else if (now - at >= ms) socket.destroy();
    }
  };
  const timer = setInterval(check, everyMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
