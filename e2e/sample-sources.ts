// Hands on the sample sources' control: how slow they are, and which error they play.
import { SAMPLE_SOURCES_URL } from './addresses';

async function call(method: string, path: string, body?: object): Promise<void> {
  const answer = await fetch(`${SAMPLE_SOURCES_URL}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`${method} ${path} of the sample sources: ${answer.status} ${await answer.text()}`);
}

/** What the run is set to at its start. */
export const USUAL_DELAY_MS = 400;

/** Waits this long before each answer, as the real registry does: fast enough for a test, slow enough to see progress. */
export const setDelay = (delayMs: number): Promise<void> => call('POST', '/__settings', { delayMs });

/** Plays an error of tools/sample-sources/README.md until cleared. */
export const playFault = (fault: string, source = 'nppes'): Promise<void> =>
  call('POST', '/__faults', { source, fault, times: null });

export const clearFaults = (): Promise<void> => call('DELETE', '/__faults');
