import type { ServerMessage } from '@app/contracts/http/chat';

/** One connected client, whichever way it speaks. */
export interface Line {
  send(message: ServerMessage): void;
  /** Bytes that the client has not taken yet. */
  unread(): number;
  /**
   * Ends it. `idle`: it may come back when somebody writes; `restart`: it should come back now, to another process; `cut`: without
   * a farewell, for one that does not read.
   */
  end(reason: 'idle' | 'restart' | 'cut'): void;
  /** Asks whether it is still there, where the transport does not do so by itself; ends it when the last question had no answer. */
  probe(): void;
}

/** Who is at the other end. */
export interface Caller {
  /** Counts as one visitor (address-key.ts). */
  visitor: string;
  language: 'ko' | 'en';
}
