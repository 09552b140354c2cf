// Playwright's reporter for `make test` (TEST_EVENTS names the file). A test that passed only on a second try is told with what
// its first try complained of.
import { relative } from 'node:path';
import { eventWriter, whyOf } from './test-events.mjs';

export default class PlaywrightEvents {
  #writer = eventWriter(process.env.TEST_EVENTS);
  /** What the tries before complained of, by test. */
  #complaints = new Map();

  onTestEnd(test, result) {
    const file = relative(process.cwd(), test.location.file);
    const title = test.titlePath().filter(Boolean).join(' › ');
    const outcome =
      result.status === 'skipped' ? 'skipped' : result.status === test.expectedStatus ? 'passed' : 'failed';
    const why =
      outcome === 'failed' ? whyOf(result.errors.map(({ message }) => message)) : this.#complaints.get(test.id);
    if (outcome === 'failed') this.#complaints.set(test.id, why);
    this.#writer.test({ file, title, outcome, ms: result.duration, why, retry: result.retry });
  }

  /** Outside the tests: the product did not start, a file did not load. */
  onError({ message }) {
    const title = String(message ?? 'error outside the tests').split('\n')[0];
    this.#writer.test({ file: 'e2e', title, outcome: 'failed', ms: 0 });
  }

  /** An interrupted run has no end: what was not started must not look green. */
  onEnd({ status }) {
    if (status === 'passed' || status === 'failed') this.#writer.end();
  }

  printsToStdio() {
    return false;
  }
}
