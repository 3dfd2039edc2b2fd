import { applyChange, type Applying, type Change, noteConnection } from '../changes/changes.module';
import type { Dependencies } from '../../platform/dependencies';
import { type Invitation, invitationMail, type Mail } from '../mail/mail.module';
import type { Tx } from '../../platform/storage/database';

/** Consequences of a filed ticket or a step. Plain data, since they may have to wait for the delivery. */
export interface Consequences {
  readonly change?: Change;
  readonly mails?: readonly Mail[];
  /** Name of the person who made the connection. */
  readonly person?: string;
  /** The mail of an invitation, which is written once its key is known. */
  readonly invitation?: Omit<Invitation, 'key' | 'requestedAt'>;
}

type Following = Applying & Pick<Dependencies, 'mailer'>;

/** Carries out the consequences of a ticket. Throws ChangeNotPossible. */
export async function takeEffect(
  following: Following,
  tx: Tx,
  { change, mails = [], invitation, person }: Consequences,
  key: string,
  now: Date,
): Promise<void> {
  const { config, mailer } = following;
  if (change) {
    await applyChange(following, tx, change, now);
    await noteConnection(tx, change, { key, person }, now);
  }
  for (const mail of mails) await mailer.take(tx, mail, now);
  if (invitation)
    await mailer.take(tx, invitationMail(config, { ...invitation, key, requestedAt: now }), now);
}

/**
 * Carries out the consequences at once if the ticket is filed, else stores them for its delivery. Throws
 * ChangeNotPossible.
 */
export async function follow(
  dependencies: Following & Pick<Dependencies, 'tickets'>,
  tx: Tx,
  consequences: Consequences,
  key: string | undefined,
  now: Date,
): Promise<void> {
  const { elsewhere } = dependencies.tickets;
  if (elsewhere?.outstanding(tx) !== undefined) await elsewhere.followedBy(tx, consequences);
  else await takeEffect(dependencies, tx, consequences, key ?? '', now);
}
