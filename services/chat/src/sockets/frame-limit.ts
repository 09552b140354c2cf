/** Bytes of one message from a client: ten turns of a long conversation and the question. A larger one ends the socket. */
export const FRAME_BYTES = 256 * 1024;
