// guide.fetch_hosts for one process alone, in memory. Imported by tests only.
import type { HostTurnsRepository, TakenTurn, TurnLeft, TurnWanted } from '../host-turns.repository';

export class MemoryTurns implements Pick<HostTurnsRepository, 'take' | 'renew' | 'release' | 'prune'> {
  private readonly rows = new Map<string, { nextAt: number; restsUntil: number }>();

  take = ({ host, patienceMs }: TurnWanted): Promise<TakenTurn> => {
    const { nextAt, restsUntil } = this.rowOf(host);
    const restMs = Math.max(0, restsUntil - Date.now());
    return Promise.resolve({
      isMine: restMs <= patienceMs,
      waitMs: Math.max(0, nextAt - Date.now(), restMs),
      restMs,
    });
  };

  renew = () => Promise.resolve(true);

  release = ({ host, nextMs, restMs }: TurnLeft): Promise<void> => {
    const { nextAt, restsUntil } = this.rowOf(host);
    this.rows.set(host, {
      nextAt: Math.max(nextAt, Date.now() + nextMs),
      restsUntil: restMs > 0 ? Math.max(restsUntil, Date.now() + restMs) : restsUntil,
    });
    return Promise.resolve();
  };

  prune = () => Promise.resolve();

  private rowOf(host: string) {
    return this.rows.get(host) ?? { nextAt: 0, restsUntil: 0 };
  }
}
