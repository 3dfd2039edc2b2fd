/**
 * In CI a failed test runs once more, at once: a busy machine may have been too slow for it. The first failure is
 * printed, and `npm test` names the test at the end.
 */
if (process.env['CI'] === 'true') {
  jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
}
