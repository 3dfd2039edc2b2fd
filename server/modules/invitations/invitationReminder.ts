import type { InvitationType } from '../../../src/contracts/domain/tickets/ticketRules';
import type { ResentInvitation } from '../../../src/contracts/wire/invitation';
import { recordAudit } from '../../platform/audit/audit.module';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import { invitationMail, type InvitationRecipients, type Mail } from '../mail/mail.module';
import type { Tx } from '../../platform/storage/database';
import { follow, type StoredTicket } from '../tickets/tickets.module';
import type { Requester } from '../identity/identity.module';
import { isEmail } from '../../platform/text/email';
import { emailTo, usualRecipients } from './invitationContacts';
import { type LockedInstitution, lockInstitution } from '../federation/federation.module';
import { findVisible, invitingViewer, type ServiceRow } from '../catalogue/catalogue.module';
import { writtenText } from '../../platform/text/writtenText';

interface Parties {
  readonly institution: LockedInstitution;
  readonly service: ServiceRow;
  readonly recipients: InvitationRecipients;
}

/** Returns the recipients in the ticket's line of addresses, or else the usual recipients of the institution. */
async function recipientsOf(
  { roles }: Dependencies,
  tx: Tx,
  { email_to: storedAddresses }: StoredTicket,
  institution: LockedInstitution,
): Promise<InvitationRecipients> {
  const addresses = storedAddresses.split(',').map((address) => address.trim());
  const to = addresses.filter(isEmail).map((address) => ({ name: '', address }));
  if (to.length > 0) return { to, cc: [] };
  const id = institution.institution_id;
  const known = { institution, roles: id === null ? {} : await roles.rolesOf(tx, id) };
  return usualRecipients(known);
}

async function partiesOf(dependencies: Dependencies, tx: Tx, ticket: StoredTicket): Promise<Parties> {
  const { institution_entity_id: entityId, service_entity_id: serviceEntityId, service_type: type } = ticket;
  const institution = await lockInstitution(tx, entityId);
  const service =
    serviceEntityId !== null && type !== null
      ? await findVisible(tx, await invitingViewer(tx, entityId), type, { entityId: serviceEntityId })
      : undefined;
  if (!institution || !service) {
    throw new ProblemError('validation', { detail: 'jiraKey: its service is not there any more' });
  }
  return { institution, service, recipients: await recipientsOf(dependencies, tx, ticket, institution) };
}

/**
 * Reminds an institution of an unanswered invitation. The comments replace the personal message, the status stays.
 * Throws ProblemError, AlreadyAnswered, AlreadyReminded, TicketSystemUnavailable.
 */
export async function resendInvitation(
  dependencies: Dependencies,
  tx: Tx,
  { person, actor }: Pick<Requester, 'person' | 'actor'>,
  { idpId, jiraKey, comments }: ResentInvitation,
  known?: StoredTicket,
): Promise<ResentInvitation> {
  const { config, tickets } = dependencies;
  const sender = { name: person.displayName || person.uid, email: person.email };
  const message = writtenText(comments);
  const now = dependencies.now();

  const mails: Mail[] = [];
  const ticket = await tickets.remind(
    tx,
    { institution: idpId, key: jiraKey, known },
    async (found) => {
      const { recipients, ...parties } = await partiesOf(dependencies, tx, found);
      const invitation = { key: found.key, type: invitationType(found), requestedAt: found.requested_at };
      mails.push(invitationMail(config, { ...invitation, ...parties, recipients, sender, message }, true));
      return { actor: sender.name, message, emailTo: emailTo(recipients) };
    },
    now,
  );
  if (!ticket) throw new ProblemError('validation', { detail: 'jiraKey: no invitation of the institution' });
  await follow(dependencies, tx, { mails }, ticket.key, now);
  const object = { id: ticket.key };
  await recordAudit(tx, { kind: 'invitation.resent', actor, institution: idpId, object }, now);
  return { idpId, jiraKey, comments: ticket.personal_message };
}

function invitationType({ type }: StoredTicket): InvitationType {
  return type === 'UNLINKINVITE' ? type : 'LINKINVITE';
}
