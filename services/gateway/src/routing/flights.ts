// Whoever asks the same at the same time waits for one answer. The question is dropped when nobody waits any more.
export interface Flight<T> {
  result: Promise<T>;
  /** Somebody else has asked before. */
  isJoined: boolean;
  /** This one waits no more. */
  leave: () => void;
}

interface UnderWay<T> {
  result: Promise<T>;
  waiting: number;
  ending: AbortController;
  isOver: boolean;
}

export class Flights<T> {
  private readonly underWay = new Map<string, UnderWay<T>>();

  /** @param id of the question; null = it is asked for one alone */
  join(id: string | null, ask: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const known = id === null ? undefined : this.underWay.get(id);
    const flight = known ?? this.begin(id, ask);
    flight.waiting += 1;
    let isWaiting = true;
    const leave = (): void => {
      if (!isWaiting) return;
      isWaiting = false;
      flight.waiting -= 1;
      if (flight.waiting > 0 || flight.isOver) return;
      this.end(id, flight);
      flight.ending.abort();
    };
    return { result: flight.result, isJoined: known !== undefined, leave };
  }

  private begin(id: string | null, ask: (signal: AbortSignal) => Promise<T>): UnderWay<T> {
    const ending = new AbortController();
    const flight = { result: ask(ending.signal), waiting: 0, ending, isOver: false };
    if (id !== null) this.underWay.set(id, flight);
    const ended = (): void => {
      flight.isOver = true;
      this.end(id, flight);
    };
    flight.result.then(ended, ended);
    return flight;
  }

  /** Nobody joins it any more. */
  private end(id: string | null, flight: UnderWay<T>): void {
    if (id !== null && this.underWay.get(id) === flight) this.underWay.delete(id);
  }
}
