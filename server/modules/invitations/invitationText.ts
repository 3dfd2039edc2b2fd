import { factLines } from '../../platform/text/factLines';
import type { InvitationRecipients } from '../mail/mail.module';
import type { ServiceRow } from '../catalogue/catalogue.module';

interface Sent {
  readonly direction: 'connect' | 'disconnect';
  readonly sender: { readonly name: string; readonly email: string };
  /** Entity id. */
  readonly institution: string;
  readonly service: ServiceRow;
  readonly recipients: InvitationRecipients;
  readonly message: string;
}

/** Returns the text of an invitation for the desk: plain English facts, one per line, the personal message last. */
export function invitationText(sent: Sent): string {
  const { direction, sender, institution, service, recipients, message } = sent;
  const facts: [string, string][] = [
    ['Invitation', direction === 'connect' ? 'Connect the service' : 'Disconnect the service'],
    ['Applicant name', sender.name],
    ['Applicant email', sender.email],
    ['Identity provider', institution],
    ['Service', `${service.entity_id} (${service.entity_type})`],
    ['Mailed to', addressesOf(recipients.to)],
    ['In copy', addressesOf(recipients.cc)],
    ['Personal message', message || 'none'],
  ];
  return factLines(facts);
}

function addressesOf(recipients: InvitationRecipients['to']): string {
  return recipients.map(({ address }) => address).join(', ') || 'nobody';
}
