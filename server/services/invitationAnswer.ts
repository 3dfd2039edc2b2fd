import type { AnsweredInvitation, InvitationAnswer } from '../../src/contracts/wire/invitation';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../http/problems';
import type { Tx } from '../storage/database';
import type { InvitationReply, StoredTicket } from '../tickets/ticketSystem';
import { applyChange, changeOf } from './connect';
import {
  checkConnectable,
  checkConnected,
  checkInstitution,
  checkProduction,
  checkVisible,
  connectsAtOnce,
  type Asking,
} from './connectionChecks';
import type { LockedInstitution } from './institutions';

/** The ticket knows its service; who names one has to name the same. */
function checkService({ spEntityId, typeMetaData }: InvitationAnswer, invitation: StoredTicket): void {
  if (spEntityId && spEntityId !== invitation.service_entity_id) {
    throw new ProblemError('validation', { detail: 'spEntityId: not the service of the invitation' });
  }
  if (typeMetaData && typeMetaData !== invitation.service_type) {
    throw new ProblemError('validation', {
      detail: 'typeMetaData: not the type of the invitation’s service',
    });
  }
}

type Accepted = Pick<Extract<InvitationReply, { kind: 'accepted' }>, 'change' | 'atOnce'>;

/** Invitations to disconnect are settled by the desk always, those to connect as a request is (contract §2.5). */
async function accept(
  dependencies: Dependencies,
  tx: Tx,
  institution: LockedInstitution,
  invitation: StoredTicket,
  level: string,
): Promise<Accepted> {
  const { entity_id: entityId } = institution;
  const { service_type: type, service_entity_id: serviceId } = invitation;
  const service = await checkVisible(tx, entityId, type, serviceId);
  if (invitation.type === 'UNLINKINVITE') {
    checkConnected(service);
    return { change: changeOf('disconnect', entityId, service), atOnce: false };
  }
  checkConnectable(dependencies, { institution, service }, level);
  const change = changeOf('connect', entityId, service, level);
  const atOnce = connectsAtOnce({ institution, service });
  if (atOnce) await applyChange(tx, change);
  return { change, atOnce };
}

/** What the institution answered, and what that led to (contract §2.5). */
function echo(answer: InvitationAnswer, ticket: StoredTicket, comment: string): AnsweredInvitation {
  const { service_entity_id: spEntityId, service_type: typeMetaData, change } = ticket;
  const level = change?.kind === 'connect' ? change.level : undefined;
  return {
    status: answer.status,
    type: answer.type,
    jiraKey: ticket.key,
    ...(comment && { comment }),
    ...(level && { loaLevel: level }),
    ...(spEntityId && { spEntityId }),
    ...(typeMetaData && { typeMetaData }),
    connectWithoutInteraction: ticket.resolution === 'done',
    rejected: ticket.rejected,
  };
}

/**
 * Answers an invitation once. Accepted, the service is connected at once where connecting takes no ticket, otherwise
 * the ticket goes to the desk with the change; denied, the ticket is over and nothing changes (contract §2.5,
 * decisions, "The life of a ticket at the local desk"). Throws ProblemError, AlreadyAnswered, TicketSystemUnavailable.
 */
export async function answerInvitation(
  dependencies: Dependencies,
  tx: Tx,
  { person, institution }: Asking,
  answer: InvitationAnswer,
): Promise<AnsweredInvitation> {
  const actor = person.displayName || person.uid;
  const comment = answer.comment?.trim() ?? '';
  const level = answer.loaLevel?.trim() ?? '';

  async function decide(invitation: StoredTicket): Promise<InvitationReply> {
    checkService(answer, invitation);
    const answering = await checkInstitution(tx, institution);
    checkProduction(answering);
    if (answer.status === 'REJECTED') return { kind: 'denied', actor, comment };
    const accepted = await accept(dependencies, tx, answering, invitation, level);
    return { kind: 'accepted', actor, comment, ...accepted };
  }

  const invitation = { institution, key: answer.jiraKey, type: answer.type };
  const ticket = await dependencies.tickets.answerInvitation(tx, invitation, decide, dependencies.now());
  if (!ticket) throw new ProblemError('not-found', { detail: 'There is no such invitation' });
  return echo(answer, ticket, comment);
}
