import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies';
import { checkInstitution } from '../../modules/catalogue/catalogue.module';
import { isSame, type PlacedWish, placedWishes } from './merges';
import { nameIn, seenServices } from './seenServices';
import { wishMail } from './wishMail';
import { requestedService } from './wishView';

/**
 * Makes the function that mails all people who asked for a service that it is connected. For a merged wish, the other
 * service counts, unless the requested one is already connected.
 */
export function notifyWishers({
  config,
  mailer,
}: Pick<Dependencies, 'config' | 'mailer'>): NonNullable<Dependencies['onConnected']> {
  return async (tx, { institution, ...connected }, now) => {
    const { service, serviceType } = connected;
    const { rows } = await sql<PlacedWish>`
      select * from ${placedWishes(institution)}
      where (under_service = ${service} and under_type = ${serviceType})
        or (service_entity_id = ${service} and service_type = ${serviceType})
      order by id`.execute(tx);
    if (rows.length === 0) return;
    const row = await checkInstitution(tx, institution);
    const seenAs = await seenServices(tx, institution, [connected, ...rows.map(requestedService)]);
    const seen = seenAs(connected);
    if (!seen) return;
    for (const wish of rows) {
      const requested = requestedService(wish);
      const isOther = !isSame(requested, connected);
      if (isOther && seenAs(requested)?.connected) continue;
      const name = isOther ? nameIn(seenAs(requested), requested, wish.language) : undefined;
      await mailer.take(
        tx,
        wishMail(config, { institution: row, service: seen, requested: name }, wish),
        now,
      );
    }
  };
}
