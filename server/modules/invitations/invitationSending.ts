import type { InvitationType } from '../../../src/contracts/domain/tickets/ticketRules';
import type { NewInvitation } from '../../../src/contracts/wire/invitation';
import type { Ticket } from '../../../src/contracts/wire/ticket';
import { type Actor, recordAudit } from '../../platform/audit/audit.module';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Tx } from '../../platform/storage/database';
import { follow } from '../tickets/tickets.module';
import { emailTo, recipientsOf, usualRecipients } from './invitationContacts';
import { invitationText } from './invitationText';
import { institutionName, type LockedInstitution, lockInstitution } from '../federation/federation.module';
import { findVisible, invitingViewer, type ServiceRow, serviceView } from '../catalogue/catalogue.module';
import { writtenText } from '../../platform/text/writtenText';

/** Person who invites, and the language of the names in the answer. */
interface Inviting {
  readonly sender: { readonly name: string; readonly email: string; readonly uid: string };
  readonly language: string;
  readonly actor: Actor;
}

/** Without contacts, an invitation goes to the usual recipients of the institution. */
type InvitationBody = Omit<NewInvitation, 'contactPersons'> & Partial<Pick<NewInvitation, 'contactPersons'>>;

/** Returns the institution. Throws if it could not answer, because it has no institution id or is not in production. */
async function invitedInstitution(
  tx: Tx,
  entityId: string,
): Promise<LockedInstitution & { readonly institution_id: string }> {
  const row = await lockInstitution(tx, entityId);
  if (!row) throw refused('idpEntityId: no such institution');
  if (!row.institution_id) throw refused('idpEntityId: the institution has no institution id');
  if (row.state === 'testaccepted') throw refused('idpEntityId: a test institution cannot be connected');
  return { ...row, institution_id: row.institution_id };
}

/** Returns a service that the institution could connect or disconnect. */
async function offeredService(
  tx: Tx,
  institution: LockedInstitution,
  { connectionRequest, spEntityId, spId, typeMetaData }: InvitationBody,
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
  if (connectionRequest && service.document.saml1Only) {
    throw refused('spEntityId: the service supports only SAML 1.1');
  }
  return service;
}

/**
 * Invites an institution to connect or disconnect a service: files a ticket that waits for the answer, and sends a
 * mail. The caller has checked that the sender may invite the institution of the body. Throws ProblemError,
 * AlreadyRequested, TicketSystemUnavailable.
 */
export async function sendInvitation(
  dependencies: Dependencies,
  tx: Tx,
  { sender, language, actor }: Inviting,
  body: InvitationBody,
): Promise<Ticket> {
  const { tickets, roles } = dependencies;
  const { idpEntityId: entityId } = body;
  const institution = await invitedInstitution(tx, entityId);
  const known = { institution, roles: await roles.rolesOf(tx, institution.institution_id) };
  const { contactPersons } = body;
  const recipients = contactPersons ? recipientsOf(contactPersons, known) : usualRecipients(known);
  const service = await offeredService(tx, institution, body);
  const direction = body.connectionRequest ? 'connect' : 'disconnect';
  const message = writtenText(body.message);
  const ticket = {
    type: direction === 'connect' ? 'LINKINVITE' : 'UNLINKINVITE',
    institution: entityId,
    service: { entityId: service.entity_id, type: service.entity_type },
    direction,
    userName: sender.name,
    userEmail: sender.email,
    userUid: sender.uid,
    emailTo: emailTo(recipients),
    personalMessage: message,
    body: invitationText({ direction, sender, institution: entityId, service, recipients, message }),
    contactEmail: '',
    change: null,
  } as const;
  const now = dependencies.now();
  const { key } = await tickets.file(tx, ticket, now);
  const { type, userName, userEmail } = ticket;
  const { uid: _kept, ...teller } = sender;
  const invitation = { ...named(type, institution, service), recipients, sender: teller, message };
  await follow(dependencies, tx, { invitation }, key, now);
  const object = { id: service.entity_id, name: serviceView(service, 'en').name };
  const after = { ticket: key, direction, to: ticket.emailTo };
  await recordAudit(tx, { kind: 'invitation.sent', actor, institution: entityId, object, after }, now);
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

/** Returns only the members of institution and service that the mail contains. */
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
