import { sql } from 'kysely';
import { MOST_WISHES } from '../../../src/extensions/wishes/contract/wishes';
import type {
  OwnWishes,
  WishedService,
  WishRequest,
} from '../../../src/extensions/wishes/contract/wishes.wire';
import { ProblemError } from '../../platform/http/problems';
import type { Queries, Tx } from '../../platform/storage/database';
import {
  audienceOf,
  findVisible,
  type ServiceRow,
  viewerFor,
} from '../../modules/catalogue/catalogue.module';
import type { connectionStatuses } from '../changeSets/changeSets.module';
import { liveRoles, personKey, type Requester } from '../../modules/identity/identity.module';
import { isSame, type PlacedWish, placedWishes, placeOf } from './merges';
import { requestedService, namedService, wishStatement } from './wishView';

type StatusOf = Awaited<ReturnType<typeof connectionStatuses>>;

/** Reads a person's wishes at the institution that they act for, newest first. */
export async function ownRows(
  queries: Queries,
  { person, institution }: Requester,
): Promise<readonly PlacedWish[]> {
  const { rows } = await sql<PlacedWish>`
    select * from ${placedWishes(institution)} where person = ${personKey(person)}
    order by asked_at desc, id desc`.execute(queries);
  return rows;
}

/**
 * Returns a person's wishes. The state is that of the service with whose wishes it is merged, as long as the requested
 * one is not connected itself.
 */
export function ownWishesView(rows: readonly PlacedWish[], statusOf: StatusOf, language: string): OwnWishes {
  const named = (service: WishedService) => namedService(service, statusOf(service), language);
  return {
    wishes: rows.map((row) => {
      const [requested, under] = [requestedService(row), placeOf(row)];
      const effective =
        isSame(requested, under) || statusOf(requested).status === 'connected' ? requested : under;
      const wish = { ...named(requested), ...wishStatement(row, statusOf(effective)) };
      return isSame(requested, effective) ? wish : { ...wish, together: named(under) };
    }),
  };
}

/**
 * Stores a wish and replaces an earlier one for the same service, including its answer. Throws `not-found` if the
 * person does not see the service, `already-connected`, and `validation` if they have too many wishes.
 */
export async function saveWish(
  tx: Tx,
  requester: Requester,
  requested: WishRequest,
  now: Date,
): Promise<ServiceRow> {
  const { person, institution, language } = requester;
  const service = await wished(tx, requester, requested);
  const others = (await ownRows(tx, requester)).filter(
    (row) => row.service_entity_id !== requested.service || row.service_type !== requested.serviceType,
  );
  if (others.length >= MOST_WISHES)
    throw new ProblemError('validation', { detail: `at most ${MOST_WISHES} services can be asked for` });
  await tx
    .insertInto('wish')
    .values({
      institution_entity_id: institution,
      service_entity_id: requested.service,
      service_type: requested.serviceType,
      person: personKey(person),
      user_name: person.displayName || person.uid,
      user_mail: person.email,
      language,
      reason: requested.reason.trim(),
      people: requested.people ?? null,
      asked_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['institution_entity_id', 'service_entity_id', 'service_type', 'person'])
        .doUpdateSet(({ ref }) => ({
          id: ref('excluded.id'),
          user_name: ref('excluded.user_name'),
          user_mail: ref('excluded.user_mail'),
          language: ref('excluded.language'),
          reason: ref('excluded.reason'),
          people: ref('excluded.people'),
          asked_at: ref('excluded.asked_at'),
          answer: null,
          declined: false,
          answered_by: null,
          answered_at: null,
        })),
    )
    .execute();
  return service;
}

async function wished(
  tx: Tx,
  { person, institution }: Requester,
  { service: entityId, serviceType }: WishedService,
): Promise<ServiceRow> {
  const viewer = await viewerFor(tx, audienceOf(liveRoles(person)), institution);
  const service = await findVisible(tx, viewer, serviceType, { entityId });
  if (!service) throw new ProblemError('not-found');
  if (service.connected) throw new ProblemError('already-connected');
  return service;
}

/** Removes a wish of the person; returns false if there is none any more. */
export async function withdraw(
  tx: Tx,
  { person, institution }: Requester,
  { service, serviceType }: WishedService,
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('wish')
    .where('institution_entity_id', '=', institution)
    .where('person', '=', personKey(person))
    .where('service_entity_id', '=', service)
    .where('service_type', '=', serviceType)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
