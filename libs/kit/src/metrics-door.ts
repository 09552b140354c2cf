// A second server in front of the same application, for Prometheus alone. guardInnerPaths lets nothing but the measures through.
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { limitServer } from './server-limits';
import type { ListenAddress } from './service-address';

/** Closes together with the application's own server. Rejects when the port is taken. */
export async function openMetricsDoor(app: INestApplication, { host, port }: ListenAddress): Promise<Server> {
  const door = createServer(app.getHttpAdapter().getInstance() as RequestListener);
  limitServer(door);
  (app.getHttpServer() as Server).once('close', () => {
    door.close();
    door.closeAllConnections();
  });
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject).listen(port, host, () => resolve());
  });
  return door;
}
