import type { InvitationReply, TicketSystem } from '../../../server/modules/tickets/ticketSystem';
import type { StoredTicket } from '../../../server/modules/tickets/storedTicket';
import type { NewTicket } from '../../../server/modules/tickets/newTicket';
import type { TicketFilter } from '../../../src/contracts/wire/ticket';
import { connectRequest } from '../../server/tickets/newTicket';
import { openTestDatabase, type TestDatabase } from '../server/database';
import { mail, north } from '../server/fixtures';
import { carryOut, type OpenSystem, type OpenTicketSystem } from './ticketSystemHarness';

const ann = { actor: 'Ann Bee' };
const connection = { kind: 'connect', institution: north, service: mail, serviceType: 'saml20_sp' } as const;
export const replies = {
  accepted: { ...ann, kind: 'accepted', comment: 'Yes, please.', change: connection, atOnce: false },
  settled: { ...ann, kind: 'accepted', comment: '', change: connection, atOnce: true },
  denied: { ...ann, kind: 'denied', comment: 'No, thanks.' },
} as const satisfies Record<string, InvitationReply>;

interface Suite {
  isDown(): Promise<boolean>;
  /** Sets the time, also for the other system. */
  at(time: string): void;
  play: OpenSystem['play'];
  /** Files a ticket, and resolves with its key. */
  file(changes?: Partial<NewTicket>): Promise<string>;
  invite(changes?: Partial<NewTicket>): Promise<string>;
  answer(key: string, reply: InvitationReply, institution?: string): Promise<StoredTicket | undefined>;
  remind(key: string, message?: string): Promise<StoredTicket | undefined>;
  withdraw(key: string): Promise<StoredTicket | undefined>;
  search(filter: TicketFilter, institution?: string): ReturnType<TicketSystem['search']>;
  /** Returns the keys that a search finds. */
  found(filter: TicketFilter): Promise<string[]>;
  /** Returns the ticket as a search finds it. */
  ticket(key: string): Promise<StoredTicket | undefined>;
}

export const saml = (entityId: string) => ({ entityId, type: 'saml20_sp' }) as const;

/** Opens the system before each test, on a database with the fixtures. `suite` is always that of the present test. */
export function suiteOf(open: OpenTicketSystem): { readonly suite: Suite } {
  let database: TestDatabase;
  let system: OpenSystem;
  let now: Date;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await database.reset();
    now = new Date('2026-03-01T10:00:00Z');
    system = await open(database, () => now);
  });
  afterEach(() => system.close());
  afterAll(() => database.close());

  const parts = () => ({ database, tickets: system.tickets });
  const search: Suite['search'] = (filter, institution = north) =>
    system.tickets.search(database.read, institution, filter);

  const suite: Suite = {
    isDown: () => system.tickets.isDown(database.read),
    at: (time) => void (now = new Date(time)),
    play: (outage) => system.play(outage),
    async file(changes = {}) {
      const filing = await carryOut(parts(), (tx) => system.tickets.file(tx, connectRequest(changes), now));
      return filing.key ?? filing.answer.key ?? '';
    },
    invite: (changes = {}) =>
      suite.file({
        type: 'LINKINVITE',
        userName: 'Federation desk',
        emailTo: 'ann@north.example',
        personalMessage: 'Please have a look.',
        change: null,
        ...changes,
      }),
    answer: (key, reply, institution = north) =>
      carryOut(
        parts(),
        (tx, known) =>
          system.tickets.answerInvitation(
            tx,
            { institution, key, type: 'LINKINVITE', known },
            async () => reply,
            now,
          ),
        key,
      ).then(({ answer }) => answer),
    remind: (key, message = 'Once more.') =>
      carryOut(
        parts(),
        (tx, known) =>
          system.tickets.remind(
            tx,
            { institution: north, key, known },
            async () => ({ ...ann, message, emailTo: 'bob@north.example' }),
            now,
          ),
        key,
      ).then(({ answer }) => answer),
    withdraw: (key) =>
      carryOut(
        parts(),
        (tx, known) =>
          system.tickets.withdraw(
            tx,
            { institution: north, key, known },
            async () => ({ ...ann, comment: 'Sent twice.' }),
            now,
          ),
        key,
      ).then(({ answer }) => answer),
    search,
    found: async (filter) => (await search(filter)).tickets.map(({ key }) => key),
    ticket: async (key) => (await search({ key })).tickets[0],
  };
  return { suite };
}
