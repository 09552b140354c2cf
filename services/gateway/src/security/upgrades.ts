import type { Server } from 'node:http';

/** No call of this step speaks WebSocket: an upgrade gets a plain refusal and a closed socket instead of hanging. */
export function refuseUpgrades(server: Server): void {
  server.on('upgrade', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
}
