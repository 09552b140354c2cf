// Real databases and processes on a busy machine: a test gets one more try, and `make test` names each that needed it.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
