import { knownTickets } from '../../../../server/modules/tickets/remote/knownTickets';
import type { RemoteTicket } from '../../../../server/modules/tickets/remote/remoteTickets';
import type { Task } from '../../../../server/modules/tickets/outbox/task';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mail, north, south } from '../../../support/server/fixtures';
import { connectRequest } from '../newTicket';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

const at = new Date('2026-03-01T09:48:21Z');
const change = (institution: string) =>
  ({ kind: 'connect', institution, service: mail, serviceType: 'saml20_sp' }) as const;
const filing = (institution: string): Task => ({
  kind: 'filing',
  ticket: connectRequest({
    institution,
    userUid: `ann of ${institution}`,
    contactEmail: `ann@${institution}`,
    change: change(institution),
  }),
});
const step = (key: string, institution: string): Task => ({
  kind: 'step',
  key,
  step: 'accepted',
  comment: '',
  change: change(institution),
});

/** Creates a ticket with this key by delivery. */
async function deliver(key: string, institution: string, task: Task): Promise<void> {
  const row = {
    id: `${key} ${institution} ${task.kind}`,
    kind: task.kind,
    state: 'delivered',
    institution_entity_id: institution,
    service_entity_id: mail,
    direction: null,
    ticket_key: key,
    task: JSON.stringify(task),
    created_at: at,
    due_at: at,
    create_after: null,
    settled_at: at,
  } as const;
  await database.transaction((tx) => tx.insertInto('outbox').values(row).execute());
}

function ticketOf(key: string, institution: string): RemoteTicket {
  return {
    key,
    type: 'LINKREQUEST',
    status: 'Open',
    resolution: null,
    rejected: false,
    institution_entity_id: institution,
    service_entity_id: mail,
    service_type: 'saml20_sp',
    user_name: '',
    user_email: null,
    email_to: '',
    personal_message: '',
    body: '',
    requested_at: at,
    updated_at: at,
    requestId: null,
  };
}

test('a request of one institution is not shown on a ticket of another one that now has its key (REQUIREMENTS 381)', async () => {
  await deliver('RT-1', south, filing(south));
  await deliver('RT-2', north, filing(north));
  await deliver('RT-3', south, step('RT-3', south));
  await deliver('RT-4', north, step('RT-4', north));
  const tickets = ['RT-1', 'RT-2', 'RT-3', 'RT-4'].map((key) => ticketOf(key, north));
  const known = await knownTickets(database.read, tickets);
  expect(known.map(({ key, user_uid, contact_email }) => [key, user_uid, contact_email])).toEqual([
    ['RT-1', null, ''],
    ['RT-2', `ann of ${north}`, `ann@${north}`],
    ['RT-3', null, ''],
    ['RT-4', null, ''],
  ]);
  expect(known.map((ticket) => ticket.change)).toEqual([null, change(north), null, change(north)]);
});
