// Jest's reporter for `make test` (TEST_EVENTS names the file). A test file that does not load counts as one failed test.
import { relative } from 'node:path';
import { eventWriter, whyOf } from './test-events.mjs';

const OUTCOMES = { passed: 'passed', failed: 'failed' };

export default class JestEvents {
  #writer = eventWriter(process.env.TEST_EVENTS);

  onTestFileResult(_test, { testFilePath, testResults, testExecError, perfStats }) {
    const file = relative(process.cwd(), testFilePath);
    for (const { fullName, status, duration, failureMessages, retryReasons = [] } of testResults) {
      const why =
        status === 'failed' ? whyOf(failureMessages) : retryReasons.length > 0 ? whyOf(retryReasons) : undefined;
      this.#writer.test({ file, title: fullName, outcome: OUTCOMES[status] ?? 'skipped', ms: duration ?? 0, why });
    }
    if (testExecError && testResults.length === 0) {
      const why = whyOf([testExecError.message]);
      this.#writer.test({ file, title: 'did not load', outcome: 'failed', ms: perfStats?.runtime ?? 0, why });
    }
  }

  onRunComplete() {
    this.#writer.end();
  }
}
