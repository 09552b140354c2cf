// guide.fetch_hosts for one process alone, in memory. Imported by tests only.
import type { CachedAnswer } from '../fetch-cache.repository';
import type {
  HostLeasesRepository,
  LeaseResult,
  ReleasedHostLease,
  ReleasedLease,
  WantedLease,
} from '../host-leases.repository';

export class MemoryLeases implements Pick<
  HostLeasesRepository,
  'take' | 'renewOrRelease' | 'renew' | 'release' | 'prune'
> {
  private readonly rows = new Map<string, { nextAt: number; cooldownUntil: number }>();

  /** @param kept guide.fetch_cache, by address */
  constructor(private readonly kept = new Map<string, CachedAnswer>()) {}

  take = ({ host, patienceMs, asks }: WantedLease): Promise<LeaseResult> => {
    const { nextAt, cooldownUntil } = this.rowOf(host);
    const cooldownMs = Math.max(0, cooldownUntil - Date.now());
    return Promise.resolve({
      isMine: cooldownMs <= patienceMs,
      waitMs: Math.max(0, nextAt - Date.now(), cooldownMs),
      cooldownMs,
      knows: asks
        ? { answer: this.kept.get(asks.url ?? '') ?? null, robots: this.kept.get(asks.robotsUrl) ?? null }
        : null,
    });
  };

  renewOrRelease = async (wanted: WantedLease & ReleasedLease): Promise<LeaseResult> => {
    await this.release({ ...wanted, cooldownMs: 0 });
    return this.take(wanted);
  };

  renew = () => Promise.resolve(true);

  release = ({ host, nextMs, cooldownMs, kept }: ReleasedHostLease): Promise<void> => {
    if (kept) this.kept.set(kept.url, kept.answer);
    const { nextAt, cooldownUntil } = this.rowOf(host);
    this.rows.set(host, {
      nextAt: Math.max(nextAt, Date.now() + nextMs),
      cooldownUntil: cooldownMs > 0 ? Math.max(cooldownUntil, Date.now() + cooldownMs) : cooldownUntil,
    });
    return Promise.resolve();
  };

  prune = () => Promise.resolve();

  private rowOf(host: string) {
    return this.rows.get(host) ?? { nextAt: 0, cooldownUntil: 0 };
  }
}
