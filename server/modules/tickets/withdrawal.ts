import type { RequestWithdrawal } from '../../../src/contracts/wire/ticket';
import { recordAudit } from '../../platform/audit/audit.module';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Tx } from '../../platform/storage/database';
import type { StoredTicket } from './storedTicket';
import type { Requester } from '../identity/identity.module';
import { writtenText } from '../../platform/text/writtenText';

/**
 * Withdraws a request of the institution, for the person who filed it. Resolves with the ticket afterwards. Throws
 * ProblemError (`not-found`, `not-own-request`), TooLateToWithdraw, TicketSystemUnavailable.
 */
export async function withdrawRequest(
  { tickets, now }: Pick<Dependencies, 'tickets' | 'now'>,
  tx: Tx,
  { person, institution, actor }: Requester,
  key: string,
  { comment }: RequestWithdrawal,
  known?: StoredTicket,
): Promise<StoredTicket> {
  const withdrawn = await tickets.withdraw(
    tx,
    { institution, key, known },
    async (request) => {
      if (request.user_uid !== person.uid) {
        throw new ProblemError('not-own-request', { detail: `${key} was filed by ${request.user_name}` });
      }
      return { actor: person.displayName || person.uid, comment: writtenText(comment) };
    },
    now(),
  );
  if (!withdrawn) throw new ProblemError('not-found');
  const object = { id: withdrawn.key };
  const after = { type: withdrawn.type, status: withdrawn.status };
  await recordAudit(tx, { kind: 'request.withdrawn', actor, institution, object, after }, now());
  return withdrawn;
}
