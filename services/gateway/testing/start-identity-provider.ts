// Starts identity-provider.mjs for one test file.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ProviderSettings {
  /** 0 = any that is free; the port of a provider that was stopped brings it back. */
  port?: number;
  /** PUBLIC_URL of the gateway. */
  product: string;
  clientId: string;
  clientSecret: string;
  /** Account id (`login_hint`) -> claims. */
  accounts: Record<string, Record<string, unknown>>;
}

export interface RunningProvider {
  issuer: string;
  stop(): Promise<void>;
}

export async function startIdentityProvider(settings: ProviderSettings): Promise<RunningProvider> {
  const argument = JSON.stringify({ port: 0, ...settings });
  const child = fork(join(__dirname, 'identity-provider.mjs'), [argument], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const issuer = await readyLine(child);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  return { issuer, stop };
}

function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (piece: Buffer) => {
      const [, address] = /^ready (\S+)$/m.exec(piece.toString()) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the identity provider ended with ${code}`)));
  });
}
