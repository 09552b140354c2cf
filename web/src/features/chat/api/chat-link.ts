// The line to the chat service: socket.io on /ws, WebSocket alone, so that any replica may answer. Loaded with the chat window.
import { io } from 'socket.io-client';
import { CHAT_PATHS } from '@app/contracts/http/chat';
import type { ClientMessage, ServerMessage } from '@app/contracts/http/chat';

/** disconnected = no one tries; connecting = first try or again; connected = messages go through. */
export type LinkStatus = 'disconnected' | 'connecting' | 'connected';

export interface ChatLinkHandlers {
  onStatus: (status: LinkStatus) => void;
  onServer: (message: ServerMessage) => void;
}

export interface ChatLink {
  /** Lost when the line is down: the caller sends it again after the next `connected`. */
  send: (message: ClientMessage) => void;
  close: () => void;
}

const KNOWN: ReadonlySet<string> = new Set<ServerMessage['type']>(['ack', 'typing', 'part', 'message', 'refused']);
const LONGEST_WAIT_MS = 5_000;

/** Opens the line and keeps it open: after a break it tries again until it is closed. */
export function connectChat({ onStatus, onServer }: ChatLinkHandlers): ChatLink {
  const socket = io({
    path: CHAT_PATHS.socket,
    transports: ['websocket'],
    reconnectionDelayMax: LONGEST_WAIT_MS,
    // Every window is its own line: a closed one must not leave its messages to the next.
    forceNew: true,
  });
  onStatus('connecting');
  socket.on('connect', () => onStatus('connected'));
  socket.on('disconnect', (reason) => {
    onStatus('connecting');
    // The server hung up: socket.io tries again by itself only after a lost line.
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.onAny((type: string, rest: object) => {
    if (KNOWN.has(type)) onServer({ ...rest, type } as ServerMessage);
  });
  return {
    send: ({ type, ...rest }) => {
      if (socket.connected) socket.emit(type, rest);
    },
    close: () => {
      socket.close();
      onStatus('disconnected');
    },
  };
}
