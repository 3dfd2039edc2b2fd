import type { ServiceConnectionRequest } from '../../../src/contracts/wire/invitation';
import type { Ticket } from '../../../src/contracts/wire/ticket';
import { type Actor } from '../../platform/audit/audit.module';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import { oneLine } from '../../platform/text/oneLine';
import type { Tx } from '../../platform/storage/database';
import { isEmail } from '../../platform/text/email';
import { sendInvitation } from './invitationSending';

const NAME_LENGTH = 255;

/**
 * Invites an institution to connect a service on behalf of the service's owner. The mail goes to owners and
 * administrative contacts of the institution. Throws like `sendInvitation`.
 */
export function inviteForService(
  dependencies: Dependencies,
  tx: Tx,
  { ownName, ownEmail, ...parties }: ServiceConnectionRequest,
  from: Pick<Actor, 'requestId' | 'address'>,
): Promise<Ticket> {
  const name = oneLine(ownName, NAME_LENGTH);
  const email = ownEmail.trim();
  if (name === '') throw new ProblemError('validation', { detail: 'ownName: blank' });
  if (!isEmail(email)) throw new ProblemError('validation', { detail: 'ownEmail: not an e-mail address' });
  const inviting = {
    sender: { name, email, uid: '' },
    language: 'en',
    actor: { kind: 'program', name, ...from },
  } as const;
  return sendInvitation(dependencies, tx, inviting, { ...parties, connectionRequest: true });
}

/** Returns the key of an unsettled invitation to connect, if `key` is one. */
export async function openInvitation(
  { tickets, database }: Pick<Dependencies, 'tickets' | 'database'>,
  institution: string,
  key: string,
): Promise<string | undefined> {
  if (key === '') return undefined;
  const found = await tickets.search(database.read, institution, { key, maxResults: 1, startAt: 0 });
  return found.tickets.find((ticket) => ticket.key === key && ticket.type === 'LINKINVITE')?.key;
}
