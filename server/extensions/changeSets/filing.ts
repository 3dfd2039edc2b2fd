import type { Dependencies } from '../../platform/dependencies';
import type { Tx } from '../../platform/storage/database';
import type { ServiceRow } from '../../modules/catalogue/catalogue.module';
import type { ServiceChange, SetChange } from '../../modules/changes/changes.module';
import { connectionTicket } from '../../modules/connections/connections.module';
import { levelForDesk, type Requester } from '../../modules/identity/identity.module';
import { settingTicket } from '../../modules/settings/settings.module';
import {
  type NewTicket,
  type TicketSystem,
  TicketSystemUnavailable,
} from '../../modules/tickets/tickets.module';
import { changeSetText } from './changeSetText';

/** A line of the set that can be sent. */
export interface Ready {
  readonly id: number;
  readonly service: ServiceRow;
  readonly change: ServiceChange;
}

/** Lines that have become tickets, and the number of tickets; `key` is known if there is one ticket. */
export interface FiledSet {
  readonly filed: readonly Ready[];
  readonly tickets: number;
  readonly key?: string | undefined;
}

const NOTHING: FiledSet = { filed: [], tickets: 0 };

/**
 * Files lines as one ticket, or as one for each if tickets are kept elsewhere: a ticket there names one service, and
 * the other side cannot file several atomically. Throws TicketSystemUnavailable, AlreadyRequested.
 */
export async function fileLines(
  dependencies: Dependencies,
  tx: Tx,
  requester: Requester,
  lines: readonly Ready[],
  comments: string,
): Promise<FiledSet> {
  const { elsewhere } = dependencies.tickets;
  if (lines.length === 0) return NOTHING;
  return elsewhere
    ? fileEach(dependencies, elsewhere, tx, requester, lines, comments)
    : fileTogether(dependencies, tx, requester, lines, comments);
}

async function fileTogether(
  { config, tickets, now }: Dependencies,
  tx: Tx,
  { person, institution }: Requester,
  lines: readonly Ready[],
  comments: string,
): Promise<FiledSet> {
  const change: SetChange = { kind: 'set', institution, changes: lines.map((line) => line.change) };
  const { key } = await tickets.file(
    tx,
    {
      type: 'CHANGE',
      institution,
      service: null,
      direction: null,
      userName: person.displayName || person.uid,
      userEmail: person.email,
      userUid: person.uid,
      body: changeSetText(change, person, comments, (level) => levelForDesk(config.levels, level)),
      contactEmail: '',
      change,
    },
    now(),
  );
  return { filed: lines, tickets: 1, key };
}

/** Files a ticket for each line. A line whose ticket is on its way already is not among the filed ones. */
async function fileEach(
  { config, tickets, now }: Dependencies,
  elsewhere: NonNullable<TicketSystem['elsewhere']>,
  tx: Tx,
  requester: Requester,
  lines: readonly Ready[],
  comments: string,
): Promise<FiledSet> {
  if (await tickets.isDown(tx)) throw new TicketSystemUnavailable('refused');
  const lineOf = new Map(lines.map((line) => [ticketOf(config, requester, line, comments), line]));
  const taken = await elsewhere.fileLater(tx, [...lineOf.keys()], now());
  return { filed: taken.flatMap((ticket) => lineOf.get(ticket) ?? []), tickets: taken.length };
}

/** Returns the same ticket as a single request. */
function ticketOf(
  config: Dependencies['config'],
  requester: Requester,
  { service, change }: Ready,
  comments: string,
): NewTicket {
  if (change.kind !== 'connect' && change.kind !== 'disconnect')
    return settingTicket(config, requester, change, comments);
  const level = change.kind === 'connect' ? (change.level ?? '') : '';
  return connectionTicket(config, requester, service, { comments, level, contactEmail: '' }, change);
}
