import type { DeskHoldRequest, DeskStepRequest, DeskTicketDetail } from '../../../src/contracts/wire/desk';
import { ChangeNotPossible } from '../../modules/changes/changes.module';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Requester } from '../../modules/identity/identity.module';
import type { Queries, Tx } from '../../platform/storage/database';
import { inTheWayOf, takeStepWithin, UnknownTicket, type DeskStep } from '../../modules/desk/desk.module';
import { deskState, deskTicket } from './deskTicket';
import { changeHolder, isHolding, NotTheirs, writeHolder } from './holding';
import { ImpossibleStep } from '../../modules/tickets/tickets.module';

/** A person at the desk. `reader` is their issuer and subject, as sessions hold them; absent: they came by a link. */
interface Stepping extends Pick<Requester, 'actor' | 'language'> {
  readonly reader?: string;
}

/**
 * Takes the step for a person at the desk and returns the ticket as it is afterwards. A person who takes on a free
 * ticket gets it. `deskFailure` names the refusals.
 */
export async function stepAtDesk(
  dependencies: Pick<Dependencies, 'config' | 'now' | 'onConnected'>,
  tx: Tx,
  { actor, language, reader }: Stepping,
  key: string,
  request: DeskStepRequest | DeskHoldRequest,
): Promise<DeskTicketDetail> {
  const now = dependencies.now();
  let isFree = false;
  const check = async (): Promise<void> => {
    const ticket = await deskState(tx, key, reader);
    isFree = ticket.possible.includes('assign');
    if (request.revision === undefined || request.revision === ticket.revision) return;
    throw new ProblemError('ticket-changed', { ticket });
  };
  const holding = { tx, key, actor, reader, now };
  if (isHolding(request)) await changeHolder({ ...holding, action: request.action }, check);
  else {
    const { status } = await takeStepWithin(dependencies, tx, stepOf(key, request), actor, now, check);
    if (request.action === 'take' && isFree) await writeHolder({ ...holding, action: 'assign' }, status);
  }
  const ticket = await deskTicket(tx, key, language, reader);
  if (!ticket) throw new ProblemError('not-found');
  return ticket;
}

function stepOf(key: string, request: DeskStepRequest): DeskStep {
  switch (request.action) {
    case 'resolve':
      return { action: request.action, key, resolution: request.resolution };
    case 'ask':
    case 'reject':
      return { action: request.action, key, comment: request.comment.trim() };
    case 'withdraw':
      return { action: request.action, key, comment: request.comment?.trim() ?? '' };
    default:
      return { action: request.action, key };
  }
}

/** Returns why a step failed in the terms of the API; returns an error that is not a refusal of the desk unchanged. */
export async function deskFailure(
  queries: Queries,
  key: string,
  error: unknown,
  reader?: string,
): Promise<unknown> {
  if (error instanceof UnknownTicket) return new ProblemError('not-found');
  if (error instanceof ChangeNotPossible)
    return new ProblemError('change-not-possible', { reason: error.reason, detail: error.message });
  if (error instanceof ImpossibleStep || error instanceof NotTheirs)
    return new ProblemError('step-impossible', { ticket: await deskState(queries, key, reader) });
  return inTheWayOf(queries, key, error);
}
