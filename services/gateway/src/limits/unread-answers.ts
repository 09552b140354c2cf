// An answer that nobody reads fills this process and the inner service behind it, for as long as the connection stands.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Less than this in that time: 1.6 kB/s, a tenth of the slowest mobile line. Looked at a few times in it, so 15 s at the latest. */
const UNREAD_LIMITS = { bytes: 16 * 1024, ms: 10_000, everyMs: 2_500 };

/** Ends every connection whose reader leaves something waiting here and takes too little of it. */
export function endUnreadAnswers(server: Server, { bytes, ms, everyMs } = UNREAD_LIMITS): void {
  /** What each reader had taken when it last was found to read. */
  const readers = new Map<Socket, { taken: number; at: number }>();
  const takenBy = (socket: Socket): number => socket.bytesWritten - socket.writableLength;
  server.on('connection', (socket: Socket) => {
    readers.set(socket, { taken: 0, at: performance.now() });
    socket.once('close', () => readers.delete(socket));
  });
  const look = (): void => {
    const now = performance.now();
    for (const [socket, { taken, at }] of readers) {
      const read = takenBy(socket);
      const isReading = socket.writableLength === 0 || read - taken >= bytes;
      if (isReading) readers.set(socket, { taken: read, at: now });
      else if (now - at >= ms) socket.destroy();
    }
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
