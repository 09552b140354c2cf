// guide.fetch_hosts for one process alone, in memory. Imported by tests only.
import type { CachedAnswer } from '../fetch-cache.repository';
import type { HostTurnsRepository, TakenTurn, TurnLeft, TurnOver, TurnWanted } from '../host-turns.repository';

export class MemoryTurns implements Pick<HostTurnsRepository, 'take' | 'goOn' | 'renew' | 'release' | 'prune'> {
  private readonly rows = new Map<string, { nextAt: number; restsUntil: number }>();

  /** @param kept guide.fetch_cache, by address */
  constructor(private readonly kept = new Map<string, CachedAnswer>()) {}

  take = ({ host, patienceMs, asks }: TurnWanted): Promise<TakenTurn> => {
    const { nextAt, restsUntil } = this.rowOf(host);
    const restMs = Math.max(0, restsUntil - Date.now());
    return Promise.resolve({
      isMine: restMs <= patienceMs,
      waitMs: Math.max(0, nextAt - Date.now(), restMs),
      restMs,
      knows: asks
        ? { answer: this.kept.get(asks.url ?? '') ?? null, robots: this.kept.get(asks.robotsUrl) ?? null }
        : null,
    });
  };

  goOn = async (wanted: TurnWanted & TurnOver): Promise<TakenTurn> => {
    await this.release({ ...wanted, restMs: 0 });
    return this.take(wanted);
  };

  renew = () => Promise.resolve(true);

  release = ({ host, nextMs, restMs, kept }: TurnLeft): Promise<void> => {
    if (kept) this.kept.set(kept.url, kept.answer);
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
