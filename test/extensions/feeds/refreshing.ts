import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { feedsHandler, type FeedsResult } from '../../../server/extensions/feeds/feedsCommand';
import type { FeedsCommand } from '../../../server/extensions/feeds/feedsRequest';
import { refreshNext } from '../../../server/extensions/feeds/background';
import type { Feed } from '../../../src/contracts/wire/feeds';
import type { Refreshing } from '../../../server/extensions/feeds/refresh';
import { verifyIn } from '../../../server/modules/metadata/signature/verifyInThread';
import type { Database } from '../../../server/platform/storage/database';
import { importNow } from '../../support/server/importing';
import { testConfig } from '../../support/server/server';
import { root } from '../../support/product/serverProcess';

/** The answer of a metadata server. */
export interface Sent {
  body: string | Buffer;
  headers: Record<string, string>;
  status: number;
}

/** A server of metadata over real HTTP, which feeds know by an address with https. */
export async function startFeedServer() {
  const sent: Sent = { body: '', headers: {}, status: 200 };
  const requested: Record<string, string | string[] | undefined>[] = [];
  const server = createServer((request, response) => {
    requested.push(request.headers);
    const { 'if-none-match': etag, 'if-modified-since': since } = request.headers;
    const known =
      (etag !== undefined && etag === sent.headers['etag']) ||
      (since !== undefined && since === sent.headers['last-modified']);
    response.writeHead(known ? 304 : sent.status, sent.headers);
    response.end(known ? undefined : sent.body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    sent,
    requested,
    address: 'https://md.example/all.xml',
    fetch: (url: string, init: RequestInit) =>
      fetch(url.replace('https://md.example', `http://127.0.0.1:${port}`), init),
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

export type FeedServer = Awaited<ReturnType<typeof startFeedServer>>;

/** Refreshes feeds as a server does, with signatures verified in the thread of the built server. */
export function refreshingOn(
  database: Database,
  server: FeedServer,
  settings = {},
): Refreshing & { clock: Date } {
  const refreshing = {
    database,
    config: testConfig(settings),
    clock: importNow,
    now: () => refreshing.clock,
    verify: (bytes: Uint8Array<ArrayBuffer>, trusted: string) =>
      verifyIn(path.join(root, 'dist/server/threads/signature.js'), bytes, trusted),
    fetch: server.fetch,
  };
  return refreshing;
}

/** Asks as the command line does. */
export function commandRunner(refreshing: Refreshing) {
  const handle = feedsHandler(refreshing);
  return (command: FeedsCommand) => handle(command, () => undefined, 'operator') as Promise<FeedsResult>;
}

const MINUTE = 60_000;

/** The options of a feed `md`. */
export interface FeedOptions {
  readonly certificates?: string;
  readonly every?: number;
  readonly registrars?: string[];
}

/** Adds a feed `md` that comes from the server, and returns what can be done with it. */
export async function beginFeed(database: Database, server: FeedServer, options: FeedOptions = {}) {
  const refreshing = refreshingOn(database, server);
  const run = commandRunner(refreshing);
  await run({ action: 'add', name: 'md', source: server.address, ...options });
  const logged: string[] = [];
  return {
    refreshing,
    run,
    logged,
    refresh: async (flags: { yes?: boolean; dryRun?: boolean } = {}) => {
      const result = await run({ action: 'refresh', name: 'md', ...flags });
      if (!('result' in result)) throw new Error('no result');
      return result.result;
    },
    feed: async (): Promise<Feed> => {
      const result = await run({ action: 'list' });
      const [feed] = 'feeds' in result ? result.feeds : [];
      if (!feed) throw new Error('no feed');
      return feed;
    },
    next: () => refreshNext(refreshing, (line) => logged.push(line)),
    pass: (minutes: number) => (refreshing.clock = new Date(refreshing.clock.getTime() + minutes * MINUTE)),
  };
}
