import type { Dependencies } from '../../platform/dependencies';
import { connectedMails, type Mail } from '../mail/mail.module';
import type { Tx } from '../../platform/storage/database';
import type { Requester } from '../identity/identity.module';
import type { LockedInstitution } from '../federation/federation.module';
import type { ServiceRow } from '../catalogue/catalogue.module';

interface Connected {
  readonly institution: LockedInstitution;
  readonly service: ServiceRow;
  readonly comments: string;
  readonly contactEmail?: string;
  readonly ticketKey?: string;
}

/** Returns the mails about a connection that is made at once. */
export async function mailsOfConnection(
  { config, roles }: Dependencies,
  tx: Tx,
  { person }: Requester,
  { contactEmail = '', ...connected }: Connected,
): Promise<Mail[]> {
  const id = connected.institution.institution_id;
  return connectedMails(config, {
    ...connected,
    contactEmail,
    roles: id === null ? {} : await roles.rolesOf(tx, id),
    person: person.displayName || person.uid,
  });
}
