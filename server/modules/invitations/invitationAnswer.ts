import type { AnsweredInvitation, InvitationAnswer } from '../../../src/contracts/wire/invitation';
import { recordAudit } from '../../platform/audit/audit.module';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Mail } from '../mail/mail.module';
import type { Tx } from '../../platform/storage/database';
import {
  type Consequences,
  follow,
  type InvitationReply,
  type RequestTexts,
  type StoredTicket,
} from '../tickets/tickets.module';
import { changeOf } from '../changes/changes.module';
import {
  checkConnectable,
  checkConnected,
  checkInstitution,
  checkProduction,
  checkVisible,
  connectsAtOnce,
} from '../catalogue/catalogue.module';
import type { Requester } from '../identity/identity.module';
import type { LockedInstitution } from '../federation/federation.module';
import { mailsOfConnection } from '../connections/connections.module';

/** Checks that a service in the request is the one of the ticket. */
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

/** `mails` are notifications of a change that is made at once. */
type Accepted = Pick<Extract<InvitationReply, { kind: 'accepted' }>, 'change' | 'atOnce'> & {
  readonly mails: readonly Mail[];
};

/** `level` is a URI; empty: none. */
type AnswerTexts = Pick<RequestTexts, 'level' | 'comments'>;

/** Accepts an invitation. One to disconnect always goes to the desk; one to connect is treated like a request. */
async function accept(
  dependencies: Dependencies,
  tx: Tx,
  requester: Requester,
  institution: LockedInstitution,
  invitation: StoredTicket,
  { level, comments }: AnswerTexts,
): Promise<Accepted> {
  const { entity_id: entityId } = institution;
  const { service_type: type, service_entity_id: serviceEntityId } = invitation;
  const service = await checkVisible(tx, entityId, type, serviceEntityId);
  if (invitation.type === 'UNLINKINVITE') {
    checkConnected(service);
    return { change: changeOf('disconnect', entityId, service), atOnce: false, mails: [] };
  }
  checkConnectable(dependencies, { institution, service }, level);
  const change = changeOf('connect', entityId, service, level);
  const atOnce = connectsAtOnce({ institution, service });
  const connected = { institution, service, comments, ticketKey: invitation.key };
  return {
    change,
    atOnce,
    mails: atOnce ? await mailsOfConnection(dependencies, tx, requester, connected) : [],
  };
}

/** Returns the institution's answer and its result. */
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
 * Answers an invitation once. If it is accepted, the service is connected at once if that needs no ticket, else the
 * ticket goes to the desk with the change. If it is denied, the ticket is closed and nothing changes. Throws
 * ProblemError, AlreadyAnswered, TicketSystemUnavailable.
 */
export async function answerInvitation(
  dependencies: Dependencies,
  tx: Tx,
  requester: Requester,
  answer: InvitationAnswer,
  known?: StoredTicket,
): Promise<AnsweredInvitation> {
  const { person, institution } = requester;
  const actor = person.displayName || person.uid;
  const comment = answer.comment?.trim() ?? '';
  const level = answer.loaLevel?.trim() ?? '';

  let effect: Consequences | undefined;

  async function decide(invitation: StoredTicket): Promise<InvitationReply> {
    checkService(answer, invitation);
    const answering = await checkInstitution(tx, institution);
    checkProduction(answering);
    if (answer.status === 'REJECTED') return { kind: 'denied', actor, comment };
    const texts = { level, comments: comment };
    const { change, atOnce, mails } = await accept(dependencies, tx, requester, answering, invitation, texts);
    if (atOnce) effect = { change, mails, person: requester.actor.name };
    return { kind: 'accepted', actor, comment, change, atOnce };
  }

  const invitation = { institution, key: answer.jiraKey, type: answer.type, known };
  const now = dependencies.now();
  const ticket = await dependencies.tickets.answerInvitation(tx, invitation, decide, now);
  if (!ticket) throw new ProblemError('not-found', { detail: 'The invitation does not exist' });
  if (effect) await follow(dependencies, tx, effect, ticket.key, now);
  const payload = echo(answer, ticket, comment);
  const object = { id: ticket.key };
  const { status, spEntityId: service, loaLevel, connectWithoutInteraction: connected } = payload;
  const after = { answer: status, service, loaLevel, connected };
  await recordAudit(
    tx,
    { kind: 'invitation.answered', actor: requester.actor, institution, object, after },
    now,
  );
  return payload;
}
