/**
 * A server is killed while it sends an event to another program: afterwards that has all events, in order.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { DeskResult } from '../../../../server/modules/desk/deskRequest';
import type { WebhooksResult } from '../../../../server/extensions/webhooks/webhooksCommand';
import { callServer } from '../../../../server/platform/control/client';
import { freePort } from '../../../support/product/dashboard';
import { startProcess, type ServerProcess } from '../../../support/product/serverProcess';
import { startReceiver, type Receiver } from './receiver';

/** A clock that is ahead, so that the claims of a dead server have expired. */
const AHEAD = `
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) { super(...(given.length > 0 ? given : [Real.now() + 120_000])); }
    static now() { return Real.now() + 120_000; }
  };`;
const dataDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-process-'));
let server: ServerProcess;
let receiver: Receiver;

async function start(ahead = false): Promise<void> {
  server = startProcess({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SEED_SERVICES: '60',
    ...(ahead && { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(AHEAD)}` }),
  });
  await server.started;
}

beforeAll(async () => {
  receiver = await startReceiver();
  await start();
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await receiver.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const atDesk = (command: object) =>
  callServer(dataDir, 'desk', { actor: 'Dee', command }) as Promise<DeskResult>;

test('killed between an event’s arrival and its answer', async () => {
  const added = (await callServer(dataDir, 'webhooks', {
    action: 'add',
    name: 'hub',
    address: receiver.address,
    kinds: ['ticket.changed', 'ticket.ended'],
  })) as WebhooksResult;
  if ('secret' in added) receiver.secrets.push(added.secret);
  const listed = await atDesk({ action: 'list' });
  const tickets = 'tickets' in listed ? listed.tickets : [];
  const key =
    tickets.find(({ status, type }) => status === 'Open' && type.endsWith('LINKREQUEST'))?.key ?? '';

  receiver.answer = () => {
    server.child.kill('SIGKILL');
    return 500;
  };
  await atDesk({ action: 'take', key });
  await server.ended;
  expect(receiver.attempts).toHaveLength(1);

  receiver.answer = () => 204;
  await start(true);
  await atDesk({ action: 'resolve', key, resolution: 'done' });
  while (receiver.received.length < 2) await setTimeout(50);
  expect(receiver.received.map(({ id, type, data }) => [id, type, data])).toEqual([
    [
      receiver.attempts[0]?.id,
      'ticket.changed',
      expect.objectContaining({ ticket: key, step: 'work.started' }),
    ],
    [expect.any(String), 'ticket.ended', expect.objectContaining({ ticket: key, step: 'request.resolved' })],
  ]);
  expect(receiver.received.every(({ signedBy }) => signedBy.length === 1)).toBe(true);
});
