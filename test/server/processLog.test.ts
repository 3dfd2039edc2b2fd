/** The server's log about itself, outside of requests (REQUIREMENTS 357). */
import type * as ProcessLog from '../../server/platform/log/processLog';

let written: string[];
let log: typeof ProcessLog;

declare global {
  var loadOnce: NodeJS.Require;
}

const file = require.resolve('../../server/platform/log/processLog');
const forget = () => delete globalThis.loadOnce.cache[file];

beforeEach(() => {
  // Each test has a log that has written nothing.
  forget();
  log = globalThis.loadOnce(file) as typeof ProcessLog;
  written = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());
afterAll(forget);

const away = (code = 'ECONNREFUSED') => new Error(`connect ${code}\n127.0.0.1:5432`);

test.each([
  ['for a person at a terminal', false],
  ['as JSON', true],
])('the same error again is one line, %s', (_title, asObjects) => {
  if (asObjects) log.writeObjects();
  for (let time = 0; time < 5; time += 1) log.complain(away());
  const [first = '', ...others] = written;
  expect(first).toContain('processLog.test');
  for (const line of others) {
    expect(line).toContain('ECONNREFUSED');
    expect(line).not.toContain('processLog.test');
    expect(line.trimEnd()).not.toContain('\n');
  }
  log.complain(away('ETIMEDOUT'));
  expect(written.at(-1)).toContain('processLog.test');
});

test('an error that ends the process is logged completely', () => {
  log.complain(away());
  log.complain(away(), 'fatal');
  expect(written.at(-1)).toContain('processLog.test');
});
