/** The example of docs/extensions/webhooks.md accepts the server's events, and rejects altered ones. */
import { spawnSync } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { send } from '../../../../server/extensions/webhooks/send';
import { secretText } from '../../../../server/extensions/webhooks/secret';
import { freePort } from '../../../support/product/dashboard';

const KEY = 'a key of the tests, as long as it must be';
const generation = { id: 'hub', generation: 1 };
const secret = secretText(KEY, generation);
const text = readFileSync(path.join(__dirname, '../../../../docs/extensions/webhooks.md'), 'utf8');
const example = /```js\n([^`]*(?:`(?!``)[^`]*)*)```/.exec(text)?.[1] ?? '';
const body = '{"type":"webhook.test","timestamp":"2026-03-02T10:00:00.000Z","data":{}}';

/** Returns the headers with which an event is sent at this moment. */
async function headersOf(now: Date): Promise<IncomingHttpHeaders> {
  const port = await freePort();
  let headers: IncomingHttpHeaders = {};
  const server = createServer((request, response) => {
    ({ headers } = request);
    request.resume().on('end', () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const address = `http://localhost:${port}/`;
  const answered = await send(KEY, { id: 'msg_1', body, address, generations: [generation] }, now);
  expect(answered).toEqual({ outcome: 'delivered', answer: 'status 200' });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return headers;
}

/** Runs the example with what has come. */
function reads(headers: IncomingHttpHeaders, content: string): string {
  const script = `${example}
    try { console.log(readEvent(${JSON.stringify(secret)}, ${JSON.stringify(headers)}, ${JSON.stringify(content)}).type); }
    catch (error) { console.log(error.message); }`;
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(ran.stderr).toBe('');
  return ran.stdout.trim();
}

test('it accepts an event as it was sent, and refuses one that was changed or is old', async () => {
  const headers = await headersOf(new Date());
  expect(reads(headers, body)).toBe('webhook.test');
  expect(reads(headers, body.replace('test', 'best'))).toBe('not from the dashboard');
  expect(reads({ ...headers, 'webhook-id': 'msg_2' }, body)).toBe('not from the dashboard');
  expect(reads(await headersOf(new Date(Date.now() - 600_000)), body)).toBe('too old');
});
