// Starts a server that cannot outlive this process: a shell holds the other end of a pipe and stops the server when
// the pipe closes, also after a kill -9 of Jest. Used by postgres-server.mjs and redis-server.mjs.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const START_TIMEOUT_MS = 30_000;
// The shell gives its outputs away, so that their end tells that the server itself has ended.
const KEEPER = `trap '' INT
"$@" </dev/null &
server=$!
exec >&- 2>&-
read -r line
kill -INT "$server"
wait "$server"`;

/** @returns {Promise<number>} a port that is free at this moment */
export function freePort() {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

function waitForLine(child, ready) {
  return new Promise((done, failed) => {
    let log = '';
    const fail = (why) => failed(new Error(`${child.spawnargs[3]} ${why}:\n${log}`));
    const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT_MS);
    const onEnd = () => fail('ended while starting');
    const onData = (chunk) => {
      log += chunk;
      if (!log.includes(ready)) return;
      clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) stream.off('data', onData).off('end', onEnd).resume();
      done();
    };
    child.once('error', failed);
    child.stderr.once('end', onEnd);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', onData);
  });
}

/**
 * @param {string[]} command program and arguments
 * @param {string} ready text the server prints when it accepts connections
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ stop: () => Promise<void> }>} SIGINT must be a clean stop for the server.
 */
export async function startKept(command, ready, options = {}) {
  const child = spawn('sh', ['-c', KEEPER, ...command.slice(0, 1), ...command], { ...options, stdio: 'pipe' });
  const ended = new Promise((done) => child.once('exit', done));
  await waitForLine(child, ready);
  return {
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
