import { compositionOf } from '../../../server/modules';
import { databaseMailer } from '../../../server/modules/mail/mailer';
import type { Database } from '../../../server/platform/storage/database';
import type { ReturnRefused } from '../../../server/modules/tickets/elsewhere';
import { openOutbox, type Outbox } from '../../../server/modules/tickets/outbox/outbox';
import type { RemoteTickets } from '../../../server/modules/tickets/remote/remoteTickets';
import { remoteTicketSystem } from '../../../server/modules/tickets/remote/remoteTicketSystem';
import type { TestDatabase } from '../server/database';
import { mail } from '../server/fixtures';
import { remoteDouble, type RemoteDouble } from './remoteDouble';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../server/server';

const CONNECT = '/dashboard/api/services/connect';
const START = Date.parse('2026-03-02T10:00:00Z');

/** The clock, the database and the other ticket system, which outlive every server. */
export interface World {
  readonly database: TestDatabase;
  readonly remote: RemoteDouble;
  now(): Date;
  pass(milliseconds: number): void;
}

export interface ServerElsewhere extends TestApp {
  readonly outbox: Outbox;
  readonly complaints: unknown[];
  /** Lines that were logged for the operator. */
  readonly logged: string[];
}

export function newWorld(database: TestDatabase): World {
  let time = START;
  const now = () => new Date(time);
  return { database, now, remote: remoteDouble(now), pass: (milliseconds) => void (time += milliseconds) };
}

interface Options {
  readonly queue?: boolean;
  readonly timeoutMs?: number;
  /** Replace the database and the other system for this server. */
  readonly database?: Database;
  readonly remote?: RemoteTickets;
  readonly logLevel?: string;
}

/** Starts a server whose tickets are kept in the other system. Several servers may share a database. */
export async function serverElsewhere(world: World, options: Options = {}): Promise<ServerElsewhere> {
  const settings = {
    QUEUE_WHEN_DOWN: options.queue ? '1' : '0',
    WRITES_PER_MINUTE: '10000',
    LOG_LEVEL: options.logLevel ?? 'silent',
  };
  const config = testConfig(settings);
  const database = { ...world.database, ...options.database };
  const remote = options.remote ?? world.remote;
  const { now } = world;
  const complaints: unknown[] = [];
  const logged: string[] = [];
  const say = (line: string) => void logged.push(line);
  const returnRefused: ReturnRefused = async (...refused) => {
    for (const module of compositionOf(config).on) await module.returnRefused?.(...refused);
  };
  const needs = { config, database, mailer: databaseMailer(config), now, remote, say, returnRefused };
  const outbox = openOutbox(needs, (error) => void complaints.push(error), options.timeoutMs);
  const tickets = remoteTicketSystem({ remote, database, outbox, queueWhenDown: config.queueWhenDown });
  const app = await startTestApp({ database, tickets, settings, now });
  return { ...app, outbox, complaints, logged };
}

/** Asks to connect `mail`, or another service, as the form of the dashboard does. */
export function postConnect(person: TestClient, key?: string, service: string = mail) {
  const fields = { spEntityId: service, type: 'saml20_sp', comments: 'Please.' };
  return person.call('POST', CONNECT, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'idempotency-key': key,
  });
}

/** Returns the states of the outbox in the order of time. */
export async function outboxStates({ database }: World): Promise<string[]> {
  const rows = await database.read.selectFrom('outbox').select('state').orderBy('created_at').execute();
  return rows.map(({ state }) => state);
}
