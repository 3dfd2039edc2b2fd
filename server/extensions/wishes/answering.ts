import { sql } from 'kysely';
import type { WishesAnswer } from '../../../src/extensions/wishes/contract/wishes.wire';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Tx } from '../../platform/storage/database';
import { nameOf } from '../../platform/text/localise';
import { recordAudit } from '../../platform/audit/audit.module';
import { checkInstitution, findVisible, viewerFor } from '../../modules/catalogue/catalogue.module';
import type { Requester } from '../../modules/identity/identity.module';
import { countedGroup } from './groups';
import { isSame, placedWishes } from './merges';
import { nameIn, seenServices } from './seenServices';
import { wishMail } from './wishMail';
import { requestedService } from './wishView';

type Needs = Pick<Dependencies, 'config' | 'mailer' | 'now'>;

/**
 * Answers all wishes of a service's group with one sentence, which is mailed to each person in the language in which
 * they asked. Returns how many there were. Throws `wishes-changed` if they have changed since the person saw them,
 * `not-found` if there is no such service.
 */
export async function answerWishes(
  { config, mailer, now }: Needs,
  tx: Tx,
  { person, institution, actor }: Requester,
  { service, serviceType, version, declined, text }: WishesAnswer,
): Promise<number> {
  const row = await checkInstitution(tx, institution);
  const seen = await findVisible(tx, await viewerFor(tx, 'staff', institution), serviceType, {
    entityId: service,
  });
  if (!seen) throw new ProblemError('not-found');
  const group = await countedGroup(tx, institution, { service, serviceType });
  if (group?.version !== version) throw new ProblemError('wishes-changed');
  const by = person.displayName || person.uid;
  const answered = await tx
    .updateTable('wish')
    .set({ answer: text.trim(), declined, answered_by: by, answered_at: now() })
    .where(
      sql<boolean>`id in (select id from ${placedWishes(institution)}
        where under_service = ${service} and under_type = ${serviceType})`,
    )
    .returning(['user_name', 'user_mail', 'language', 'service_entity_id', 'service_type'])
    .execute();
  const about = { institution: row, service: seen, answer: { by, declined, text: text.trim() } };
  const seenAs = await seenServices(tx, institution, answered.map(requestedService));
  for (const wisher of answered) {
    const requested = requestedService(wisher);
    const other = isSame(requested, { service, serviceType })
      ? undefined
      : nameIn(seenAs(requested), requested, wisher.language);
    await mailer.take(tx, wishMail(config, { ...about, requested: other }, wisher), now());
  }
  const object = { id: service, name: nameOf(seen.document.names, 'en', service) };
  const after = { declined, wishes: answered.length };
  await recordAudit(tx, { kind: 'wish.answered', actor, institution, object, after }, now());
  return answered.length;
}
