import type { TicketStatus, TicketType } from '../../../src/contracts/wire/enumerations';
import type { Tx } from '../../platform/storage/database';
import { advance, possibleEvents } from './life/ticketLife';
import { TooLateToWithdraw, type TicketRef, type Withdrawal } from './ticketSystem';
import { lockTicket } from './lockTicket';
import type { StoredTicket } from './storedTicket';
import { writeStep } from './life/writeStep';

const REQUESTS: readonly TicketType[] = ['LINKREQUEST', 'UNLINKREQUEST', 'CHANGE'];
const EVENT = { type: 'request.withdrawn' } as const;

const answers = new Map<TicketStatus, boolean>();

/**
 * Returns whether a request of this status can be withdrawn. Caches the answers, since a page of tickets asks a
 * thousand times.
 */
function knowsWithdrawal(status: TicketStatus): boolean {
  const known = answers.get(status);
  if (known !== undefined) return known;
  const state = { type: 'LINKREQUEST', status, resolution: null, rejected: false } as const;
  const answer = possibleEvents(state).includes(EVENT.type);
  answers.set(status, answer);
  return answer;
}

/** Returns whether the ticket is a request that can still be withdrawn. */
export function isWithdrawable({ type, status }: Pick<StoredTicket, 'type' | 'status'>): boolean {
  return REQUESTS.includes(type) && knowsWithdrawal(status);
}

/** Withdraws a request at the local desk; see the port. */
export async function withdraw(
  tx: Tx,
  ref: TicketRef,
  decide: (request: StoredTicket) => Promise<Withdrawal>,
  now: Date,
): Promise<StoredTicket | undefined> {
  const { key } = ref;
  const request = await lockTicket(tx, ref, REQUESTS);
  if (!request) return undefined;
  const { actor, comment } = await decide(request);
  if (!isWithdrawable(request)) throw new TooLateToWithdraw(key, request.status);
  return writeStep(tx, key, { event: EVENT, state: advance(request, EVENT) }, { actor, comment, at: now });
}
