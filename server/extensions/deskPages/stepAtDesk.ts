import type { DeskStepRequest, DeskTicketDetail } from '../../../src/contracts/wire/desk';
import { ChangeNotPossible } from '../../modules/changes/changes.module';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Requester } from '../../modules/identity/identity.module';
import type { Queries, Tx } from '../../platform/storage/database';
import { inTheWayOf, takeStepWithin, UnknownTicket, type DeskStep } from '../../modules/desk/desk.module';
import { deskTicket, revisionOf, stateOf } from './deskTicket';
import { ImpossibleStep } from '../../modules/tickets/tickets.module';

/**
 * Takes the step for a person at the desk and returns the ticket as it is afterwards. `deskFailure` names the refusals.
 */
export async function stepAtDesk(
  dependencies: Pick<Dependencies, 'config' | 'now' | 'onConnected'>,
  tx: Tx,
  { actor, language }: Pick<Requester, 'actor' | 'language'>,
  key: string,
  request: DeskStepRequest,
): Promise<DeskTicketDetail> {
  await takeStepWithin(dependencies, tx, stepOf(key, request), actor, dependencies.now(), async (ticket) => {
    const revision = await revisionOf(tx, key);
    if (request.revision === undefined || request.revision === revision) return;
    throw new ProblemError('ticket-changed', { ticket: stateOf(ticket, revision) });
  });
  const ticket = await deskTicket(tx, key, language);
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
export async function deskFailure(queries: Queries, key: string, error: unknown): Promise<unknown> {
  if (error instanceof UnknownTicket) return new ProblemError('not-found');
  if (error instanceof ChangeNotPossible)
    return new ProblemError('change-not-possible', { reason: error.reason, detail: error.message });
  if (error instanceof ImpossibleStep) {
    const ticket = await queries
      .selectFrom('ticket')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const state = stateOf(ticket, await revisionOf(queries, key));
    return new ProblemError('step-impossible', { ticket: state });
  }
  return inTheWayOf(queries, key, error);
}
