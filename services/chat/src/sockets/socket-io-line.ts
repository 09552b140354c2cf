import type { Socket } from 'socket.io';
import type { Line } from './line';

/** A client of socket.io: each message is an event of its own name; engine.io's heartbeat ends who has gone. */
export function socketIoLine(socket: Socket): Line {
  return {
    send({ type, ...rest }) {
      socket.emit(type, rest);
    },
    unread() {
      const { writeBuffer, transport } = socket.conn as unknown as Connection;
      const waiting = writeBuffer.reduce((sum, { data }) => sum + (typeof data === 'string' ? data.length : 0), 0);
      return waiting + (transport.socket?.bufferedAmount ?? 0);
    },
    end(reason) {
      // After a disconnect of ours the client stays away until somebody writes; after a close of the transport it comes back.
      if (reason === 'idle') socket.disconnect(true);
      else (socket.conn as unknown as Connection).close(reason === 'cut');
    },
    probe: () => undefined,
  };
}

/** What engine.io's connection has, and its types keep to themselves. */
interface Connection {
  writeBuffer: { data?: unknown }[];
  transport: { socket?: { bufferedAmount?: number } };
  close(discard: boolean): void;
}
