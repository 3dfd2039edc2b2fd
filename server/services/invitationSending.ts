import type { InvitationType } from '../../src/contracts/domain/ticket';
import type { NewInvitation } from '../../src/contracts/wire/invitation';
import type { Ticket } from '../../src/contracts/wire/ticket';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../http/problems';
import type { Tx } from '../storage/database';
import { follow } from '../tickets/consequences';
import type { Asking } from './connectionChecks';
import { emailTo, recipientsOf } from './invitationContacts';
import { invitationText } from './invitationText';
import { institutionName, lockInstitution, type LockedInstitution } from './institutions';
import { findVisible, type ServiceRow } from './serviceRows';
import { serviceView } from './serviceView';
import { invitingViewer } from './viewer';
import { writtenText } from './writtenText';

/** An institution that could answer: the answer asks for an institution id and for production (contract §2.5). */
async function invitedInstitution(
  tx: Tx,
  institution: string,
  { idpEntityId }: NewInvitation,
): Promise<LockedInstitution & { readonly institution_id: string }> {
  if (idpEntityId !== institution) throw refused('idpEntityId: not the institution of the header');
  const row = await lockInstitution(tx, institution);
  if (!row?.institution_id) throw refused('idpEntityId: the institution has no institution id');
  if (row.state === 'testaccepted') throw refused('idpEntityId: a test institution cannot be connected');
  return { ...row, institution_id: row.institution_id };
}

/** A service that the institution could connect or disconnect. */
async function offeredService(
  tx: Tx,
  institution: LockedInstitution,
  { connectionRequest, spEntityId, spId, typeMetaData }: NewInvitation,
): Promise<ServiceRow> {
  const viewer = await invitingViewer(tx, institution.entity_id);
  const service = await findVisible(tx, viewer, typeMetaData, { entityId: spEntityId });
  if (!service) throw refused('spEntityId: no such service');
  if (spId !== undefined && String(spId).trim() !== String(service.eid)) {
    throw refused('spId: not the id of the service');
  }
  if (!connectionRequest && !service.connected) throw new ProblemError('not-connected');
  if (connectionRequest && service.connected) throw new ProblemError('already-connected');
  if (connectionRequest && service.document.publishedInEdugain && !institution.document.publishedInEdugain) {
    throw refused('spEntityId: the service is published in eduGAIN and the institution is not');
  }
  return service;
}

/**
 * Invites an institution to connect or disconnect a service: a ticket that waits for its answer, and a mail that asks for
 * it (contract §2.5).
 * Throws ProblemError, AlreadyRequested, TicketSystemUnavailable.
 */
export async function sendInvitation(
  dependencies: Dependencies,
  tx: Tx,
  { person, institution: entityId, language }: Asking,
  body: NewInvitation,
): Promise<Ticket> {
  const { tickets, roles } = dependencies;
  const institution = await invitedInstitution(tx, entityId, body);
  const known = { institution, roles: await roles.rolesOf(tx, institution.institution_id) };
  const recipients = recipientsOf(body.contactPersons, known);
  const service = await offeredService(tx, institution, body);
  const direction = body.connectionRequest ? 'connect' : 'disconnect';
  const message = writtenText(body.message);
  const ticket = {
    type: direction === 'connect' ? 'LINKINVITE' : 'UNLINKINVITE',
    institution: entityId,
    service: { entityId: service.entity_id, type: service.entity_type },
    direction,
    userName: person.displayName || person.uid,
    userEmail: person.email,
    userUid: person.uid,
    emailTo: emailTo(recipients),
    personalMessage: message,
    body: invitationText({ direction, person, institution: entityId, service, recipients, message }),
    contactEmail: '',
    change: null,
  } as const;
  const now = dependencies.now();
  const { key } = await tickets.file(tx, ticket, now);
  const { type, userName, userEmail } = ticket;
  const invitation = {
    ...named(type, institution, service),
    recipients,
    sender: { name: userName, email: userEmail },
    message,
  };
  await follow(dependencies, tx, { invitation }, key, now);
  return {
    ...(key !== undefined && { jiraKey: key }),
    type,
    userName,
    userEmail,
    emailTo: ticket.emailTo,
    body: ticket.body,
    personalMessage: message,
    idpId: entityId,
    spId: service.entity_id,
    idpName: institutionName(institution, language),
    spName: serviceView(service, language).name,
    typeMetaData: service.entity_type,
    rejected: false,
    shouldSendEmail: false,
    connectWithoutInteraction: false,
  };
}

/** What a mail says of the two, and no more of what is known of them. */
function named(
  type: InvitationType,
  { entity_id, document: { names } }: LockedInstitution,
  { eid, entity_type, ...service }: ServiceRow,
) {
  return {
    type,
    institution: { entity_id, document: { names } },
    service: {
      eid,
      entity_type,
      entity_id: service.entity_id,
      document: { names: service.document.names },
    },
  };
}

function refused(detail: string): ProblemError {
  return new ProblemError('validation', { detail });
}
