// sirv opens a file after it has written the head of its answer, and listens for no error: a file that a rebuild has taken away or
// replaced would end the process, or leave the visitor waiting for bytes that never come. Here the head waits for the first bytes.
import { fstatSync, ReadStream } from 'node:fs';
import type { Response } from 'express';

/** sirv tells it and asks for it never: a file is known by its tag. */
const UNUSED = 'Last-Modified';

/**
 * Prepares a response for sirv. Call it before sirv, and what it gives back if sirv passes on.
 * @param lost called once, instead of an answer, when the file is not what it was at start; nothing has been written then,
 * unless the disk fails in the middle
 */
export function guardFile(response: Response, lost: (error: unknown) => void): () => void {
  const writeHead: Response['writeHead'] = response.writeHead.bind(response);
  const release = (): void => {
    response.writeHead = writeHead;
    response.off('pipe', watch);
  };
  const watch = (source: unknown): void => {
    release();
    if (!(source instanceof ReadStream)) return;
    source.on('error', (error) => {
      source.unpipe(response);
      lost(error);
    });
    source.on('open', (descriptor) => {
      const promised = Number(response.getHeader('content-length'));
      if (fstatSync(descriptor).size !== promised) source.destroy(new Error('a file of the website has changed'));
    });
    // A visitor who hangs up must not leave the file open.
    response.once('close', () => source.destroy());
  };
  // sirv's only call; the head itself goes out with the first bytes, by the function it had before.
  response.writeHead = ((status: number, headers: Record<string, string | number> = {}) => {
    response.writeHead = writeHead;
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) if (name !== UNUSED) response.setHeader(name, value);
    return response;
  }) as Response['writeHead'];
  response.on('pipe', watch);
  return release;
}
