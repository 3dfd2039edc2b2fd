/**
 * In CI a test that fails is tried once more, at once: what it waited for may have taken longer on a busy machine.
 * Why it failed is printed, and `npm test` names it at the end.
 */
if (process.env['CI'] === 'true') {
  jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
}
