import type { Dependencies } from '../../platform/dependencies';
import { connectedMails, type Mail } from '../mail';
import type { Tx } from '../../platform/storage/database';
import type { Asking } from '../identity';
import type { LockedInstitution } from '../federation';
import type { ServiceRow } from '../catalogue';

interface Connected {
  readonly institution: LockedInstitution;
  readonly service: ServiceRow;
  readonly comments: string;
  readonly contactEmail?: string;
  readonly ticketKey?: string;
}

/** Mails to those who are to hear of a connection that is made at once (contract §2.5, §2.6). */
export async function mailsOfConnection(
  { config, roles }: Dependencies,
  tx: Tx,
  { person }: Asking,
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
