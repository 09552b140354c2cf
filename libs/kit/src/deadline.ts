// A time limit on a call to another server. In Node 20 the garbage collector can take an abort away: a signal of AbortSignal.any is
// collected before its timeout fires, and a response of fetch loses its signal while its body is read (nodejs/undici#3644), so that the
// call lasts for the 300 s of undici's own limit. Here the timer holds the controller.

export interface Deadline {
  /** Aborted with a TimeoutError when the time is over, with the reason of another signal, or by `end`. */
  readonly signal: AbortSignal;
  /** Stops the clock and whatever still listens to the signal, such as a body that was not read. It has to be called. */
  end: () => void;
}

/** @param others signals that end the call sooner, where there are any */
export function startDeadline(ms: number, ...others: readonly (AbortSignal | undefined)[]): Deadline {
  const controller = new AbortController();
  const stops = others
    .filter((other) => other !== undefined)
    .map((other) => {
      const abort = (): void => controller.abort(other.reason);
      if (other.aborted) abort();
      other.addEventListener('abort', abort);
      return () => other.removeEventListener('abort', abort);
    });
  const timer = setTimeout(
    () => controller.abort(new DOMException(`no whole response in ${ms} ms`, 'TimeoutError')),
    ms,
  );
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      controller.abort();
    },
  };
}
