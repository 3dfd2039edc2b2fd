/** A program that receives events, as docs/extensions/webhooks.md instructs its authors. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhooksResult, WebhooksCommand } from '../../../../server/extensions/webhooks/webhooksCommand';
import { webhooksHandler } from '../../../../server/extensions/webhooks/webhooksCommand';
import type { DashboardEvent, EventKind } from '../../../../src/contracts/wire/events';
import type { TestApp } from '../../../support/server/server';

export interface Received {
  readonly id: string;
  readonly type: EventKind;
  readonly timestamp: string;
  readonly data: DashboardEvent['data'];
  /** The body as it came. */
  readonly text: string;
  /** The secrets that have signed it. */
  readonly signedBy: readonly string[];
}

export interface Receiver {
  readonly address: string;
  readonly received: Received[];
  /** Secrets that it knows. */
  readonly secrets: string[];
  /** Says which status it answers; it keeps what it answers with 2xx only. */
  answer: (event: Pick<Received, 'id' | 'type' | 'data'>) => number | Promise<number>;
  /** Every delivery that arrived, taken or not: the id and what was answered. */
  readonly attempts: { readonly id: string; readonly status: number }[];
  stop(): Promise<void>;
}

function isSignedBy(secret: string, id: string, timestamp: string, text: string, header: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest();
  return header
    .split(' ')
    .map((one) => Buffer.from(one.replace(/^v1,/, ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

export async function startReceiver(): Promise<Receiver> {
  const receiver: Omit<Receiver, 'address' | 'stop'> = {
    received: [],
    secrets: [],
    attempts: [],
    answer: () => 204,
  };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      const head = (name: string) => String(request.headers[`webhook-${name}`] ?? '');
      const event = JSON.parse(text) as Pick<Received, 'type' | 'timestamp' | 'data'>;
      const [id, timestamp] = [head('id'), head('timestamp')];
      const signedBy = receiver.secrets.filter((one) =>
        isSignedBy(one, id, timestamp, text, head('signature')),
      );
      const status = await receiver.answer({ id, ...event });
      receiver.attempts.push({ id, status });
      if (status >= 200 && status < 300) receiver.received.push({ id, ...event, text, signedBy });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    })();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return Object.assign(receiver, {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/** Does a command of the operator with the clock of the test. */
export function commanding(server: Pick<TestApp, 'config' | 'database'>, now: () => Date) {
  const handle = webhooksHandler({ ...server, now });
  return (command: WebhooksCommand) =>
    handle(command, () => undefined, 'operator') as Promise<WebhooksResult>;
}

/** Adds the receiver as the operator does, and lets it know its secret. */
export async function subscribe(
  command: ReturnType<typeof commanding>,
  receiver: Receiver,
  { name = 'hub', kinds = [] }: { readonly name?: string; readonly kinds?: readonly EventKind[] } = {},
): Promise<void> {
  const added = await command({ action: 'add', name, address: receiver.address, kinds: [...kinds] });
  if ('secret' in added) receiver.secrets.push(added.secret);
}
